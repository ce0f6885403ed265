import type { MemberCard } from '../lib/api-types.ts';
import { classNames } from '../lib/class-names.ts';
import styles from './avatar.module.css';
import { MemberPicture } from './member-picture.tsx';

type AvatarProps = {
  member: Pick<MemberCard, '_id' | 'role' | 'profileImage'>;
  /** Said by a word elsewhere; the dot is only its sign. */
  isOnline?: boolean;
  className?: string | undefined;
};

export const Avatar = ({ member, isOnline = false, className }: AvatarProps) => (
  <span className={classNames(styles.place, className)}>
    <span className={styles.avatar}>
      <MemberPicture member={member} crop="avatar" />
    </span>
    {isOnline && <span className={styles.online} />}
  </span>
);
