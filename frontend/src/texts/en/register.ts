export const texts = {
  step: 'Step {{step}} of 3',
  haveAccount: 'Already have an account?',
  loginHere: 'Login here',
  next: 'NEXT',
  role: { title: 'Tell us who you are' },
  category: {
    title: 'What are you interested in?',
    lead: 'Choose your three favourite categories!',
    limit: "You've reached the choice limit!",
    count: '{{count}} of {{max}} chosen',
  },
  account: {
    title: 'Create your account',
    passwordHint: '12 characters or more.',
    accept: 'I accept the',
    terms: 'Terms and Conditions',
    submit: 'Register',
  },
  code: {
    label: 'Code from the email',
    submit: 'Confirm with the code',
    missing: 'There is no code in this. Paste the code or the whole link from the email.',
  },
  sent: {
    title: "We've sent a verification code to verify your email Address",
    lead: 'Please check your email!',
  },
} as const;
