import { type MouseEvent, useCallback } from 'react';
import type { MemberCard } from '../../lib/api-types.ts';
import { type ConnectionStep, useChangeConnectionMutation } from './connections.api.ts';
import { createPressGuard } from './press-guard.ts';

const doubleClickMs = 500;
const mayPress = createPressGuard(doubleClickMs);

/** Takes a step towards or away from a member; a double click takes one. */
export function useConnectionStep(selfId: string, onFailed: () => void) {
  const [change] = useChangeConnectionMutation();
  return useCallback(
    async (event: MouseEvent, step: ConnectionStep['step'], member: MemberCard) => {
      if (!mayPress(event.timeStamp)) return;
      const { error } = await change({ step, selfId, member });
      if (error !== undefined) onFailed();
    },
    [change, selfId, onFailed],
  );
}

export type TakeStep = ReturnType<typeof useConnectionStep>;
