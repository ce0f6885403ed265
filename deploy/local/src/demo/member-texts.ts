/** What demo artists do, by category; short, concrete, made up. */
export const artistTitles: Readonly<Record<string, readonly string[]>> = {
  Painting: ['Paints loud still lifes on old doors', 'Mural painter with a fear of white walls'],
  Drawing: ['Draws commuters who never notice', 'Ink on maps, one line a day'],
  'Digital art': ['Makes loops for very large screens', 'Plotter art from weather data'],
  Sculpture: ['Carves driftwood into chairs nobody sits on', 'Concrete, but friendly'],
  'Performing arts': ['Clown for grown-ups', 'Street theatre with too many hats'],
  Music: ['Plays cello through a broken radio', 'Writes songs about kitchen tools'],
  Dance: ['Dances in lifts and stairwells', 'Choreographs for people over sixty'],
  Photography: ['Portraits with one lamp and no plan', 'Photographs bakeries at four in the morning'],
  'Literary arts': ['Writes very short long novels', 'Poems printed on receipts'],
  'Contemporary arts': ['Installations made of returned parcels', 'Builds rooms that hum'],
  'Traditional arts': ['Paper cuts after her grandmother', 'Gilds signs by hand'],
  Crafts: ['Ceramics with visible thumbs', 'Weaves rugs from bicycle tubes'],
  Design: ['Sets posters in wood type', 'Designs labels for honest lemonade'],
  Other: ['Collects sounds of closing shops', 'Builds kites for indoor use'],
};

/** What demo entrepreneurs run. */
export const entrepreneurTitles: readonly string[] = [
  'Runs a gallery in a former petrol station',
  'Owns three cafés and a stage',
  'Prints books nobody else dares to',
  'Books bands for a boat',
  'Turns empty shops into galleries for a month',
  'Makes lamps and looks for hands',
  'Plans festivals in small towns',
  'Roasts coffee, needs murals',
  'Publishes a magazine about stairs',
  'Builds playgrounds with artists',
  'Opens her courtyard for concerts',
  'Sells prints from a cargo bike',
];

const openings = {
  en: [
    '{name} started out fixing stage lights and never left the building.',
    '{name} learned the trade from a neighbour and forgot the rules since.',
    'On weekdays {name} works with the windows open.',
    '{name} says yes a little too often and has the keys to prove it.',
  ],
  de: [
    '{name} hat früher Bühnenlicht repariert und ist einfach geblieben.',
    '{name} hat das Handwerk nebenan gelernt und die Regeln seitdem vergessen.',
    'Unter der Woche arbeitet {name} bei offenem Fenster.',
    '{name} sagt etwas zu oft Ja und hat die Schlüssel, um es zu beweisen.',
  ],
};

const wishes = {
  en: [
    'Looking for people who finish things.',
    'Happy about odd rooms, fair terms and good questions.',
    'Wants to make one large thing this year instead of ten small ones.',
    'Answers slowly on Mondays, quickly on trains.',
  ],
  de: [
    'Sucht Leute, die Dinge zu Ende bringen.',
    'Freut sich über seltsame Räume, faire Absprachen und gute Fragen.',
    'Möchte dieses Jahr eine große Sache machen statt zehn kleiner.',
    'Antwortet montags langsam, im Zug schnell.',
  ],
};

const honesty = {
  en: 'A member of the demo community: made up from first to last.',
  de: 'Ein Mitglied der Demo-Community: von vorn bis hinten erfunden.',
};

/** Two paragraphs of HTML; `dice` picks the sentences. */
export function aboutText(name: string, locale: 'en' | 'de', dice: number): string {
  const opening = openings[locale][dice % 4]?.replace('{name}', name) ?? '';
  const wish = wishes[locale][Math.floor(dice / 4) % 4] ?? '';
  return `<p>${opening} ${wish}</p><p><em>${honesty[locale]}</em></p>`;
}
