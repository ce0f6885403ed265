export const classNames = (...names: (string | false | null | undefined)[]) =>
  names.filter((name) => name !== false && name !== null && name !== undefined && name !== '').join(' ');
