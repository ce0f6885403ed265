export const texts = {
  title: 'Home',
  circle: 'Connections and Pending Requests',
} as const;
