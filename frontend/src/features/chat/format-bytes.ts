const units = ['byte', 'kilobyte', 'megabyte'] as const;

/** As people say it: 812 byte, 3.4 MB. */
export function formatBytes(bytes: number, language: string): string {
  const step = Math.min(units.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3));
  const unit = units[step] ?? 'byte';
  return (bytes / 1000 ** step).toLocaleString(language, {
    style: 'unit',
    unit,
    maximumFractionDigits: step === 0 ? 0 : 1,
  });
}
