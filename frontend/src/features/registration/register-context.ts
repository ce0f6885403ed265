import { useOutletContext } from 'react-router-dom';
import type { Account } from '../../lib/api-types.ts';
import type { RegisterDraft } from './register-draft.ts';

/** What the shared layout lends to its three steps. */
export type RegisterContext = {
  draft: RegisterDraft;
  /** Changes what is on the screen; kept over a reload only by `keep`. */
  change: (draft: RegisterDraft) => void;
  keep: (draft: RegisterDraft) => void;
  /** The member exists: the draft goes, the print of the member takes the empty frame. */
  welcome: (member: Account) => void;
};

export const useRegisterContext = () => useOutletContext<RegisterContext>();
