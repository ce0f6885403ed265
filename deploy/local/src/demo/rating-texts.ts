/** What demo members say about each other, by stars; made up. */
export const ratingComments: Readonly<Record<number, readonly string[]>> = {
  5: [
    'Came early, stayed late, brought the good brushes.',
    'Said what it costs, and that is what it cost.',
    'The wall is finished. People now miss their bus in front of it.',
    'Antwortet schnell, denkt mit, räumt auf. Gern wieder.',
    'We asked for a sketch and got three, all of them better than our idea.',
    'Hat unser Schaufenster gerettet und dabei gesungen.',
    'Calm when the projector died. Had a second one in the car.',
    'Ein Handschlag, ein Plan, ein fertiges Plakat.',
    'Listened first. That alone would have been worth it.',
    'Our guests still ask who made the lamps.',
    'Pünktlich wie eine Bahn, die pünktlich ist.',
    'Found a use for the cellar nobody dared to enter.',
  ],
  4: [
    'Lovely work, slow mails. Call instead.',
    'Gute Idee, gute Ausführung, ein Tag zu spät.',
    'The colours are not what we agreed on. They are better, but still.',
    'Sehr angenehm, nur der Hund mag keine Treppen.',
    'Would book again, with a longer ladder.',
    'Knows the trade and explains it without a lecture.',
  ],
  3: [
    'Fine in the end. The middle was an adventure.',
    'Solide. Wir hatten uns etwas mehr Mut gewünscht.',
    'Nice person, full calendar.',
    'The half we saw was good.',
  ],
  2: ['We meant the same word by two different things.', 'Drei Termine, ein Treffen. Schade.'],
};
