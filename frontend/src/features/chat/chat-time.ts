export type ChatTimeWords = { today: string; yesterday: string; weekday: string; date: string };

type Moment = { kind: keyof ChatTimeWords; day: string; time: string };

const clocks = new Map<string, Intl.DateTimeFormat>();

function format(date: Date, language: string, options: Intl.DateTimeFormatOptions): string {
  const key = `${language}${JSON.stringify(options)}`;
  const known = clocks.get(key) ?? new Intl.DateTimeFormat(language, options);
  clocks.set(key, known);
  return known.format(date).replaceAll('\u202f', ' ');
}

/** Whole calendar days between two instants on the viewer's own calendar; summer time does not skew it. */
function daysBetween(then: Date, now: Date): number {
  const dayNumber = (date: Date) =>
    Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / 86_400_000;
  return dayNumber(now) - dayNumber(then);
}

function momentOf(then: Date, now: Date, language: string): Moment {
  const time = format(then, language, { hour: 'numeric', minute: '2-digit' });
  const age = daysBetween(then, now);
  if (age <= 0) return { kind: 'today', day: '', time };
  if (age === 1) return { kind: 'yesterday', day: '', time };
  if (age < 7) return { kind: 'weekday', day: format(then, language, { weekday: 'long' }), time };
  const sameYear = then.getFullYear() === now.getFullYear();
  const day = format(then, language, {
    day: 'numeric',
    month: 'short',
    ...(sameYear ? {} : { year: 'numeric' }),
  });
  return { kind: 'date', day, time };
}

/** "Yesterday at 6:12 PM": the words carry {day} and {time}; a clock ahead of ours counts as today. */
export function chatTime(iso: string, now: Date, language: string, words: ChatTimeWords): string {
  const moment = momentOf(new Date(iso), now, language);
  return words[moment.kind].replace('{day}', moment.day).replace('{time}', moment.time);
}

/** Milliseconds until the next midnight, when every "Today" turns into "Yesterday". */
export function untilNextDayMs(now: Date): number {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1).getTime() - now.getTime();
}
