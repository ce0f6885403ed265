import { useEffect } from 'react';
import { useClearNotificationsMutation } from './chat.api.ts';

/** Tells the server that a conversation is read: when it is opened, and for whatever arrives while it is seen. */
export function useReadClearing(contactId: string, selfId: string, unreadCount: number): void {
  const [clear] = useClearNotificationsMutation();
  useEffect(() => {
    if (unreadCount === 0) return;
    const clearIfSeen = () => {
      if (document.visibilityState === 'visible') void clear({ userId: contactId, selfId });
    };
    clearIfSeen();
    document.addEventListener('visibilitychange', clearIfSeen);
    return () => document.removeEventListener('visibilitychange', clearIfSeen);
  }, [clear, contactId, selfId, unreadCount]);
}
