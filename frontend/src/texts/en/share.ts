export const texts = {
  button: 'Share Link',
  title: 'Profile sharing',
  targets: 'Share on',
  facebook: 'Facebook',
  linkedin: 'LinkedIn',
  twitter: 'Twitter',
  email: 'E-mail',
  subject: '{{name}} on Kindred',
  link: 'Link',
  copy: 'Copy',
  copied: 'Copied',
  copyFailed: 'The link could not be copied. Select it and copy it yourself.',
} as const;
