import { banner } from '@kindred/prints/banner';
import { type ReactNode, useId, useMemo } from 'react';
import type { Profile } from '../../lib/api-types.ts';
import { Picture } from '../../ui/picture.tsx';
import { Shapes } from '../../ui/shapes-svg.tsx';
import styles from './profile-head.module.css';

type ProfileBannerProps = {
  profile: Pick<Profile, '_id' | 'role' | 'profileBackground'>;
  /** The owner's camera. */
  children?: ReactNode;
};

/** The uploaded background, else two lanes that cross, in the member's inks. */
export const ProfileBanner = ({ profile, children }: ProfileBannerProps) => {
  const { _id, role, profileBackground } = profile;
  return (
    <div className={styles.banner}>
      <Picture path={profileBackground} sizes="100vw" width={1600} height={400} isEager>
        <DrawnBanner id={_id} role={role} />
      </Picture>
      {children}
    </div>
  );
};

const DrawnBanner = ({ id, role }: { id: string; role: Profile['role'] }) => {
  const shapes = useMemo(() => banner(id, role), [id, role]);
  const idPrefix = useId();
  return (
    <svg viewBox="0 0 480 120" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <Shapes shapes={shapes} idPrefix={idPrefix} />
    </svg>
  );
};
