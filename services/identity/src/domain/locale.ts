/** Languages we write in. */
export type Locale = 'en' | 'de';
