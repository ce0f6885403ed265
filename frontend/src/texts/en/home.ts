export const texts = {
  title: 'Home',
} as const;
