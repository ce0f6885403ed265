export type ShareTarget = 'facebook' | 'linkedin' | 'twitter' | 'email';

export const shareTargets: readonly ShareTarget[] = ['facebook', 'linkedin', 'twitter', 'email'];

const part = encodeURIComponent;

/** A plain link that opens the target with the address filled in; nothing of theirs is loaded here. */
export function shareHref(target: ShareTarget, address: string, subject: string): string {
  switch (target) {
    case 'facebook':
      return `https://www.facebook.com/sharer/sharer.php?u=${part(address)}`;
    case 'linkedin':
      return `https://www.linkedin.com/sharing/share-offsite/?url=${part(address)}`;
    case 'twitter':
      return `https://twitter.com/intent/tweet?text=${part(subject)}&url=${part(address)}`;
    case 'email':
      return `mailto:?subject=${part(subject)}&body=${part(address)}`;
    default:
      return target satisfies never;
  }
}
