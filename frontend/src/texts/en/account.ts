export const texts = {
  confirming: {
    title: 'Please wait while your email is being verified...',
    failedTitle: 'This link does not work',
    failedHelp: 'It may have been used before, or it is older than 24 hours. Sign in and ask for a new one.',
    code: 'Code from the email',
    submit: 'Confirm with the code',
    codeMissing: 'There is no code in this. Paste the code or the whole link from the email.',
    toSignIn: 'LogIn',
  },
  confirmed: {
    title: 'Confirmation Done!',
    lead: 'Thank you for completing your email verification.',
    toSignIn: 'LogIn',
  },
  reset: {
    title: 'Change password',
    newPassword: 'New password',
    repeat: 'Re-type password',
    hint: '12 characters or more.',
    mismatch: 'Passwords do not match',
    submit: 'Update Password',
    done: 'Password updated successfully',
    onTheWay: 'Taking you to LogIn',
    askAgain: 'Ask for a new link',
  },
} as const;
