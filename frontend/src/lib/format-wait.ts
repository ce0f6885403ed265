const longestInSeconds = 90;
const longestInMinutes = 90;

/** How long somebody has to wait, in words and never too short: 7 seconds, 2 minutes, 3 hours. */
export function formatWait(seconds: number, language: string): string {
  const say = (value: number, unit: 'second' | 'minute' | 'hour') =>
    value.toLocaleString(language, { style: 'unit', unit, unitDisplay: 'long' });
  if (seconds <= longestInSeconds) return say(Math.max(1, Math.ceil(seconds)), 'second');
  const minutes = Math.ceil(seconds / 60);
  return minutes <= longestInMinutes ? say(minutes, 'minute') : say(Math.ceil(minutes / 60), 'hour');
}
