/** Where each of the six steps points to; ids are set by the parts themselves. */
export const tourSteps = [
  { name: 'navbar', target: 'navbar' },
  { name: 'hub', target: 'searching-hub' },
  { name: 'topFive', target: 'top-five' },
  { name: 'connections', target: 'connections' },
  { name: 'offers', target: 'offers' },
  { name: 'chatbox', target: 'chatbox-link' },
] as const;

/** What a step points to; on a small screen the chatbox is behind the menu of the bar. */
export function targetOf(id: string): HTMLElement | null {
  const target = document.getElementById(id);
  return target?.checkVisibility() && target.offsetWidth > 0 ? target : document.getElementById('navbar');
}
