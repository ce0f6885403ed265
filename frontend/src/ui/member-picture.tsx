import type { MemberCard } from '../lib/api-types.ts';
import { Picture } from './picture.tsx';
import { Print } from './print.tsx';

type MemberPictureProps = {
  member: Pick<MemberCard, '_id' | 'role' | 'profileImage'>;
  crop?: 'card' | 'avatar';
  /** How wide it is shown; a card in a grid or an avatar in a row when absent. */
  sizes?: string;
};

const widths = { card: '(min-width: 820px) 20rem, 72vw', avatar: '4rem' } as const;
const heights = { card: 800, avatar: 640 } as const;

/** The uploaded image; the print stands in while there is none or it cannot be loaded. */
export const MemberPicture = ({ member, crop = 'card', sizes = widths[crop] }: MemberPictureProps) => (
  <Picture path={member.profileImage} sizes={sizes} width={640} height={heights[crop]}>
    <Print id={member._id} role={member.role} crop={crop} />
  </Picture>
);
