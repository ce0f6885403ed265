export const texts = {
  main: 'Main',
  sticky: 'Sticky navigation',
  chatbox: 'Chatbox',
  logout: 'Logout',
  unread: '{{label}} unread',
  notice: 'You have new message(s)',
  stillSignedIn: 'We cannot reach the server right now. You stay signed in; we keep trying.',
  name: {
    title: 'What is your name?',
    lead: 'Others see it on your card, in chats and next to your requests.',
    first: 'First name',
    last: 'Last name',
    save: 'Save',
    later: 'Later',
    missing: 'Please provide at least one name to update.',
    failed: 'Your name could not be saved. Try again.',
  },
} as const;
