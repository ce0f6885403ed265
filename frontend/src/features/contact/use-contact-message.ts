import { useState } from 'react';
import type { ContactMessageBody } from '../../lib/api-types.ts';
import { calls } from '../../lib/paths.ts';
import { publicCall } from '../../lib/public-call.ts';

type Sending = 'idle' | 'sending' | 'failed' | { message: string };

/** Sends one message to the team; true once it is on its way. */
export function useContactMessage() {
  const [state, setState] = useState<Sending>('idle');
  const send = async (message: Omit<ContactMessageBody, 'subject'>): Promise<boolean> => {
    setState('sending');
    const body: ContactMessageBody = { ...message, subject: 'User Message to DEVs' };
    const { data } = await publicCall<{ message: string }>(calls.contactForm, body);
    setState(data ?? 'failed');
    return data !== undefined;
  };
  return [
    send,
    {
      data: typeof state === 'object' ? state : undefined,
      isError: state === 'failed',
      isLoading: state === 'sending',
      reset: () => setState('idle'),
    },
  ] as const;
}
