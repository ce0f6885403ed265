export const texts = {
  start: 'Start a Tutorial',
  skip: 'Skip',
  back: 'Back',
  next: 'Next',
  finish: 'Done',
  stepOf: '{{step}} / {{count}}',
  navbar: {
    title: 'Navbar and profile',
    text: 'Your profile in short, the chatbox, and the wordmark, which always brings you home.',
  },
  hub: { title: 'Searching hub', text: 'Search by name, title or letter, or by category.' },
  topFive: { title: 'Top Five', text: 'The first five profiles by rating.' },
  connections: {
    title: 'Connections',
    text: 'Connections on the left, pending requests on the right. A connection is pending until it is approved, and can be removed later.',
  },
  offers: {
    title: 'Offers',
    text: 'View offers, keep favourites, apply, and jump to a chat with whoever made the offer.',
  },
  chatbox: { title: 'Chatbox', text: 'Talk with your connections.' },
} as const;
