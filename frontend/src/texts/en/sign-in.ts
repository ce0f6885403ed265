export const texts = {
  title: 'LogIn',
  remember: 'Remember me',
  forgot: 'Forgot password',
  submit: 'Log In',
  pending: 'Signing in...',
  notMember: 'Not a member?',
  register: 'Register',
  resend: 'Send the confirmation email again',
  resent: 'We have sent it again. Look into your mailbox.',
  sessionEnded: 'Your session has ended. Sign in again to go on.',
  reset: {
    title: 'Forgot Your Password?',
    lead: "Enter your email address below, and we'll send you a link to reset your password.",
    submit: 'Reset Password',
    sent: 'Success: Email sent successfully',
  },
} as const;
