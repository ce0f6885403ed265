/** The editor writes every space as one that does not break; a text of such spaces never wraps. */
export const withPlainSpaces = (html: string) => html.replaceAll(/&nbsp;|\u00a0/g, ' ');

/** Where an unsaved text is kept. */
export const aboutPlace = (userId: string) => `${userId}:about`;
