import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Role } from '../../lib/api-types.ts';
import { classNames } from '../../lib/class-names.ts';
import { profilePath } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';
import { Carousel } from '../../ui/carousel.tsx';
import { Empty } from '../../ui/empty.tsx';
import { MemberCard } from '../../ui/member-card.tsx';
import styles from './cast.module.css';
import { CastSkeleton } from './cast-skeleton.tsx';
import { Stems } from './stems.tsx';
import { useCast } from './use-cast.ts';

const areas = { artist: 'artists', entrepreneur: 'entrepreneurs' } as const;

/** One slab, one role, one row of members. */
export const Cast = ({ of: role }: { of: Role }) => {
  const { t } = useTranslation('landing');
  const isArtist = role === 'artist';
  const area = areas[role];
  const headingId = `cast-${role}`;
  const heading = (
    <h2 className="d1" id={headingId}>
      {t(`${area}.heading`)}
    </h2>
  );
  return (
    <section
      className={classNames('slab', isArtist ? 'slab--artist' : 'slab--entre', styles.cast)}
      data-cast={role}
      aria-labelledby={headingId}
    >
      {isArtist && <Stems inks={['x']} />}
      <CastRow role={role} heading={heading} />
    </section>
  );
};

const CastRow = ({ role, heading }: { role: Role; heading: ReactNode }) => {
  const { t } = useTranslation(['landing', 'common']);
  const { members, isError, isFetching, refetch } = useCast(role);
  const area = areas[role];
  if (members !== undefined && members.length > 0) {
    return (
      <Carousel
        heading={heading}
        label={t(`${area}.label`)}
        previousLabel={t(`${area}.previous`)}
        nextLabel={t(`${area}.next`)}
        items={members.map((member) => ({
          key: member._id,
          content: <MemberCard member={member} to={profilePath(member)} />,
        }))}
        controlsClassName={styles.controls}
      />
    );
  }
  return (
    <>
      <div className={`wrap sech ${styles.head}`}>{heading}</div>
      {members !== undefined && <Empty title={t('common:noResults')} />}
      {members === undefined && isError && (
        <Empty title={t('castFailed')}>
          <Button look="line" disabled={isFetching} onClick={refetch}>
            {t('common:retry')}
          </Button>
        </Empty>
      )}
      {members === undefined && !isError && <CastSkeleton />}
    </>
  );
};
