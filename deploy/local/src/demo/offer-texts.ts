export interface DemoOffer {
  /** Place of its creator in the list of members: odd ones are entrepreneurs, 1 is Clara. */
  by: number;
  title: string;
  description: string;
  type: 'offer' | 'seeking';
  category: string;
  location: string;
  salary?: number;
  skillsRequired: string[];
  /** Places of those who applied. */
  applicants: number[];
  /** Places of those who keep it as a favourite. */
  keptBy?: number[];
  isClosed?: true;
}

/** What the demo community offers and looks for. None of it exists. */
export const demoOffers: readonly DemoOffer[] = [
  {
    by: 1,
    title: 'The wall behind the pumps',
    description:
      'Our petrol station stands empty in May. The wall behind the pumps is four metres twenty high and has waited for paint since autumn.\n\nThere is a crane nobody needs, coffee, and a week without anybody looking over your shoulder.',
    type: 'seeking',
    category: 'Painting',
    location: 'Leipzig',
    salary: 1_800,
    skillsRequired: ['Murals', 'Spray cans', 'Heights'],
    applicants: [0, 2, 4],
  },
  {
    by: 1,
    title: 'A shop window for one month',
    description:
      'Four square metres of glass on a street where people walk slowly. Electricity, a key and a broom come with it. Show what does not fit anywhere else.',
    type: 'offer',
    category: 'Contemporary arts',
    location: 'Leipzig',
    skillsRequired: ['Installation'],
    applicants: [6],
  },
  {
    by: 3,
    title: 'A band for the last ferry',
    description:
      'Every Saturday in summer the last ferry takes an hour longer, on purpose. We look for three to five people who play without a plug and stay upright when it rolls.',
    type: 'seeking',
    category: 'Music',
    location: 'Hamburg',
    salary: 600,
    skillsRequired: ['Live', 'Acoustic'],
    applicants: [8, 10],
    keptBy: [0],
  },
  {
    by: 5,
    title: 'Eine Drehbank, ein Ofen und der Schlüssel',
    description:
      'Unsere Werkstatt steht dienstags und donnerstags leer. Wer mit Holz oder Ton arbeitet, bekommt den Schlüssel, den Ofen und am Ende einen Platz im Regal vorn am Fenster.',
    type: 'offer',
    category: 'Crafts',
    location: 'Köln',
    skillsRequired: ['Holz', 'Keramik'],
    applicants: [],
    keptBy: [0],
  },
  {
    by: 7,
    title: 'Dancers for a roof that wobbles a little',
    description:
      'A premiere on the flat roof of a bakery, fifteen minutes, at five in the morning when the ovens are on. Safe to dance on; we had it checked twice.',
    type: 'seeking',
    category: 'Dance',
    location: 'Berlin',
    salary: 450,
    skillsRequired: ['Contemporary', 'Early mornings'],
    applicants: [12],
  },
  {
    by: 9,
    title: 'Plakate für vierzig kleine Orte',
    description:
      'Ein Sommerfest, vierzig Dörfer, vierzig Plakate, die verwandt aussehen und doch nicht gleich. Wir drucken in zwei Farben und lassen dir die Wahl, in welchen.',
    type: 'seeking',
    category: 'Design',
    location: 'Göttingen',
    salary: 3_200,
    skillsRequired: ['Siebdruck', 'Typografie'],
    applicants: [0, 14],
  },
  {
    by: 11,
    title: 'Six poems, each short enough for a cup',
    description:
      'We roast coffee and print our own cups. Six poems of at most thirty words, about anything but coffee. Your name stands on the bottom, where people look when it is empty.',
    type: 'seeking',
    category: 'Literary arts',
    location: 'Bremen',
    salary: 300,
    skillsRequired: ['Poetry'],
    applicants: [],
  },
  {
    by: 13,
    title: 'A fountain without water',
    description:
      'The square in front of our hotel has a basin and no pipe. We were looking for somebody who knows what belongs in it, and found her.',
    type: 'seeking',
    category: 'Sculpture',
    location: 'Dresden',
    salary: 5_000,
    skillsRequired: ['Stone', 'Steel'],
    applicants: [16],
    isClosed: true,
  },
];
