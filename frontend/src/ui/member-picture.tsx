import { useState } from 'react';
import type { MemberCard } from '../lib/api-types.ts';
import { Print } from './print.tsx';

type MemberPictureProps = {
  member: Pick<MemberCard, '_id' | 'role' | 'profileImage'>;
  crop?: 'card' | 'avatar';
};

/** The uploaded image; the print stands in while there is none or it cannot be loaded. */
export const MemberPicture = ({ member, crop = 'card' }: MemberPictureProps) => {
  const [broken, setBroken] = useState<string | null>(null);
  if (member.profileImage === null || member.profileImage === broken) {
    return <Print id={member._id} role={member.role} crop={crop} />;
  }
  return (
    <img src={member.profileImage} alt="" loading="lazy" onError={() => setBroken(member.profileImage)} />
  );
};
