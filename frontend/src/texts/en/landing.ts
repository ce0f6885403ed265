export const texts = {
  title: 'Your next fateful connection',
  welcome: 'Welcome to Kindred, where artists meet the people who need them, and the other way round.',
  joinUs: 'Join us',
  navigation: 'Page navigation',
  artists: {
    heading: 'Our Groovy Artists',
    label: 'Artists',
    previous: 'Previous artists',
    next: 'Next artists',
  },
  entrepreneurs: {
    heading: 'Our radical Entrepreneurs',
    label: 'Entrepreneurs',
    previous: 'Previous entrepreneurs',
    next: 'Next entrepreneurs',
  },
  castFailed: 'We could not fetch our members right now.',
  whatWeDo: 'what we do',
  whatIntro:
    'Searching for gigs, exhibitions or business partners? We introduce people who make things to people who make things happen.',
  whatMoney:
    'No commission, no middle seat. You find each other here, you talk here, and you settle the money between the two of you.',
  qa: 'Q&A',
  valuesLabel: 'Our values',
  pool: {
    heading: 'Join a pool of talented people',
    text: 'Painters, dancers, café owners, founders. Say who you are, pick three favourite categories, and you are in the room.',
  },
  work: {
    heading: 'Share your work',
    text: 'A portfolio, a few honest words, and ratings from people you have really worked with. Nobody counts followers here.',
  },
  network: {
    heading: 'Build a network',
    text: 'Connect, chat, agree. One good match tends to know the next one, and most of ours started with a single message.',
  },
  reviews: {
    heading: 'Top Reviews',
    pause: 'Pause moving reviews',
    failed: 'We could not fetch the reviews right now.',
  },
  team: {
    heading: 'The four of us',
    profileOf: 'LinkedIn: {{name}}',
    amira: 'Designs what you see. Prints too many posters and calls it research.',
    ben: 'Builds what you press. Plays bass on Thursdays, ships on Fridays anyway.',
    carla: 'Keeps the hub fair and the chat quick. Ask her about lighthouses.',
    dmitri: 'Answers every message, writes both languages, argues about commas in each.',
  },
} as const;
