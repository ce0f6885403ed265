import { useTranslation } from 'react-i18next';
import type { MemberCard } from './api-types.ts';
import { fullName } from './format.ts';

/** Never the email: a member without a name is "New artist" or "New member". */
export function useMemberName(): (member: Pick<MemberCard, 'address' | 'role'>) => string {
  const { t } = useTranslation('common');
  return (member) => fullName(member) || t(member.role === 'artist' ? 'newArtist' : 'newMember');
}
