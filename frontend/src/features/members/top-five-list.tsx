import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { MemberCard, Role } from '../../lib/api-types.ts';
import { useCategoryNames } from '../../lib/category-names.ts';
import { classNames } from '../../lib/class-names.ts';
import { useMemberName } from '../../lib/member-name.ts';
import { profilePath } from '../../lib/paths.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Empty } from '../../ui/empty.tsx';
import { Failed } from '../../ui/failed.tsx';
import { MemberPicture } from '../../ui/member-picture.tsx';
import { Rate } from '../../ui/rate.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useTopFiveQuery } from './members.api.ts';
import styles from './top-five.module.css';

export const TopFiveList = ({ role }: { role: Role }) => {
  const { t } = useTranslation('members');
  const { currentData: members, error, isError, isFetching, refetch } = useTopFiveQuery(role);
  if (members === undefined && isError && !isFetching)
    return <Failed text={t('topFailed')} error={error} onRetry={refetch} />;
  if (members === undefined) return <TopFiveLoading />;
  if (members.length === 0) return <Empty title={t('topNone')} />;
  return (
    <ol>
      {members.map((member, index) => (
        <Ranked key={member._id} member={member} place={index + 1} />
      ))}
    </ol>
  );
};

/** The first is a print, the others are rows. */
const Ranked = ({ member, place }: { member: MemberCard; place: number }) => {
  const name = useMemberName()(member);
  const fields = useCategoryNames()(member.categories);
  const isFirst = place === 1;
  return (
    <li className={classNames(isFirst && styles.one)}>
      {isFirst && (
        <div className={styles.portrait}>
          <MemberPicture member={member} />
        </div>
      )}
      <span className={styles.place} aria-hidden="true">
        {place}
      </span>
      {!isFirst && <Avatar member={member} className={styles.face} />}
      <div className={styles.name}>
        <h3 className={isFirst ? 'd4' : 'd5'}>
          <Link to={profilePath(member)}>{name}</Link>
        </h3>
        <p className={classNames('small mute', styles.fields)}>{fields}</p>
      </div>
      <Rate average={member.averageRating} count={member.ratingCount} />
    </li>
  );
};

const TopFiveLoading = () => {
  const { t } = useTranslation('members');
  return (
    <div className={styles.ghost} role="status">
      <span className="vh">{t('loading')}</span>
      <Skeleton className={styles.ghostPrint} />
      {['2', '3', '4', '5'].map((place) => (
        <Skeleton key={place} className={styles.ghostRow} />
      ))}
    </div>
  );
};
