import { useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import type { RegisterContext } from '../features/registration/register-context.ts';
import {
  type RegisterDraft,
  readDraft,
  removeDraft,
  saveDraft,
} from '../features/registration/register-draft.ts';
import type { Account } from '../lib/api-types.ts';
import { pages } from '../lib/paths.ts';
import { browserStore } from '../lib/storage.ts';
import { AuthFrame } from './auth-frame.tsx';
import type { Framed } from './print-wall.tsx';
import type { StarDistance } from './two-stars.tsx';
import { previewPrint, wallOf } from './walls.ts';

const starsAt: Record<string, StarDistance> = {
  [pages.registerRole]: 'far',
  [pages.registerCategory]: 'near',
};

/** Holds the draft for the three steps; the wall takes the role's ink and, at last, the member's print. */
export const RegisterLayout = () => {
  const { pathname } = useLocation();
  const [draft, setDraft] = useState<RegisterDraft>(() => readDraft(browserStore()));
  const [member, setMember] = useState<Account | null>(null);
  const context: RegisterContext = {
    draft,
    change: setDraft,
    keep: (kept) => saveDraft(browserStore(), kept),
    welcome: (newMember) => {
      removeDraft(browserStore());
      setMember(newMember);
    },
  };
  const isLastStep = pathname === pages.register;
  const own: Framed = isLastStep ? (member ?? previewPrint(draft.role)) : 'yours';
  const wall: Framed[] = [...wallOf(member?.role ?? draft.role)];
  wall.splice(2, 0, own);
  return (
    <AuthFrame wall={wall} stars={starsAt[pathname] ?? 'touching'}>
      <Outlet context={context} />
    </AuthFrame>
  );
};
