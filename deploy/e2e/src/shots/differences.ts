/** What we chose to do otherwise than the design, and why; `''` holds for every screen. */
export const differences: Readonly<Record<string, readonly (readonly [what: string, why: string])[]>> = {
  '': [
    ['People, offers, pictures and words', 'The demo community is another one than the one in the drawings.'],
    [
      'No pause button on moving text',
      'The shots are taken by somebody who wishes no motion: nothing moves.',
    ],
    ['A fourth link in the footer, Impressum', 'German law asks for it.'],
  ],
  '02-register-account': [
    ['A hint below the password', 'Who is told the rule beforehand is not refused.'],
    ['One error box', 'The server says all it holds against an input; here it is one thing.'],
  ],
  '02-register-sent': [
    [
      'A field for the code, and the mail once more',
      'Not every mail program opens links, and mails get lost.',
    ],
    ['No bar that runs out', 'It moves. Without motion only the notice itself leaves after ten seconds.'],
  ],
  '03-sign-in-errors': [
    [
      '"Log In" instead of "Signing in..."',
      'The drawing shows two moments in one: an answer ends the waiting.',
    ],
  ],
  '04-home-artist': [
    [
      'Artists and Entrepreneurs above the five, and how they are ranked',
      'Both lists exist, and people ask.',
    ],
    [
      'No letter is pale',
      'The hub asks the server page by page and does not know what letters a city of members has.',
    ],
    ['More than six cards, and a button for more', 'Twelve fill a row of two, three and four.'],
    ['Offers', 'They are on both homes: artists apply to them here.'],
    ['On a phone the notice stands left', 'The arrow up stands right; they never lie on each other.'],
  ],
  '04-home-artist-empty': [['All the letters, and the offers', 'As on the full home.']],
  '04-home-artist-tutorial': [
    ['The whole hub stays in its place', 'The light is cut, not the hub: nothing on the page jumps.'],
  ],
  '05-home-entrepreneur': [
    ['Search and filters above the offers', 'There may be thousands.'],
    ['Numbers only at the favourites', 'The others come page by page, and nobody has counted them.'],
    ['"Meine Bewerbungen" over the third tab', 'Nobody says that an offer is applied.'],
    ['Applicants beside Edit and Delete', 'Whoever makes an offer wants to see them first.'],
    [
      'A person with a plus where a chat is not possible yet',
      'Only connected members talk; the way there is a request.',
    ],
  ],
  '05-home-entrepreneur-offer-form': [
    ['"(optional)" as heavy as the label', 'It is one name, and read out as one.'],
    [
      'A hint that salary is a number, and how large an image may be',
      'The rule is said before it is broken.',
    ],
  ],
  '06-profile-visitor': [
    ['Title, place and how many reviews', 'They were added to profiles after the drawing.'],
    ['The day of a review', 'A review of last week says more than one of three years ago.'],
  ],
  '06-profile-owner': [
    [
      'Title, place, categories and the hidden address beside the name',
      'They can be edited; the drawing is older.',
    ],
    ['Headings, quotes and underlines in the editor', 'The formats that the server keeps.'],
    ['A handle on each picture', 'Portfolios can be put in order, by hand and by key.'],
  ],
  '06-profile-share': [['The whole address', 'It is what will be copied.']],
  '07-chatbox': [['No menu open, no file chosen', 'Both are in the tests of the chat.']],
  '07-chatbox-empty': [
    ['Welcome instead of an empty talk', 'Without connections there is nobody to have an empty talk with.'],
  ],
  '08-information': [
    ['The head of visitors', 'The drawing shows a member; both are led by the same panel.'],
    ['One answer open', 'The first of them, until somebody opens another.'],
  ],
  '08-information-privacy': [['Longer texts', 'They are written out, as the law wants them.']],
  '08-information-terms': [['Longer texts', 'They are written out, as the law wants them.']],
  '09-reset-password': [
    ['A hint below the password', 'Who is told the rule beforehand is not refused.'],
    ['The error below its field, as everywhere', 'One way to say it in every form.'],
  ],
  '10-components': [
    ['Parts, without colours, type and whole dialogs', 'Those stand on the screens that use them.'],
    ['Every state beside its part', 'Hover, focus and press cannot be seen together otherwise.'],
  ],
};
