import { lazy, Suspense } from 'react';
import { loadTexts } from '../lib/i18n.ts';
import { useLoggedUserQuery } from '../lib/self.api.ts';
import { useToken } from '../lib/session-token.ts';
import { InformationPublicHead } from './information-public-head.tsx';

const MemberHead = lazy(async () => {
  const [head] = await Promise.all([import('./information-member-head.tsx'), loadTexts(['session', 'chat'])]);
  return { default: head.InformationMemberHead };
});

/** The member's bar if there is one, else the visitor's. */
export const InformationHead = () => {
  const token = useToken();
  const { data: self } = useLoggedUserQuery(undefined, { skip: token === null });
  if (token === null || self === undefined) return <InformationPublicHead />;
  return (
    <Suspense fallback={<InformationPublicHead />}>
      <MemberHead self={self} />
    </Suspense>
  );
};
