import type { MouseEvent } from 'react';
import type { MemberCard } from '../../lib/api-types.ts';
import { createPressGuard } from '../../lib/press-guard.ts';
import { useErrorTexts } from '../../lib/use-error-texts.ts';
import { type ConnectionStep, useChangeConnectionMutation } from './connections.api.ts';

const mayPress = createPressGuard();

/** Takes a step towards or away from a member; a double click takes one. */
export function useConnectionStep(selfId: string, onFailed: (reason: string) => void) {
  const [change] = useChangeConnectionMutation();
  const errorTexts = useErrorTexts();
  return async (event: MouseEvent, step: ConnectionStep['step'], member: MemberCard) => {
    if (!mayPress(member._id, event)) return;
    const { error } = await change({ step, selfId, member });
    if (error !== undefined) onFailed(errorTexts(error).join(' '));
  };
}

export type TakeStep = ReturnType<typeof useConnectionStep>;
