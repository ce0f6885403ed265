/** The inks as printed; the same in both themes, so prints never change with the theme. */
export const inks = {
  orchid: '#F986BD',
  marigold: '#FFB524',
  vermilion: '#F95F1B',
  key: '#26101D',
  sky: '#9CC4F2',
  leaf: '#187A56',
  paper: '#FFF6EE',
  blush: '#FCD6E8',
  butter: '#FFE5AE',
} as const;
