import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { MemberCard as Member } from '../lib/api-types.ts';
import { isCategory } from '../lib/categories.ts';
import { classNames } from '../lib/class-names.ts';
import { useMemberName } from '../lib/member-name.ts';
import styles from './member-card.module.css';
import { MemberPicture } from './member-picture.tsx';
import { Rate } from './rate.tsx';
import { Tag, Tags } from './tag.tsx';

type MemberCardProps = {
  member: Member;
  /** Where the card leads; without it the card is not a link. */
  to?: string;
  isSquare?: boolean;
  /** The connection row, pinned to the bottom. */
  children?: ReactNode;
};

export const MemberCard = ({ member, to, isSquare = false, children }: MemberCardProps) => {
  const { t } = useTranslation('common');
  const name = useMemberName()(member);
  return (
    <article className={styles.member} data-role={member.role}>
      <div className={classNames(styles.print, isSquare && styles.square)}>
        <MemberPicture member={member} />
      </div>
      <div className={styles.caption}>
        <div className={styles.top}>
          <h3 className="d5">{to === undefined ? name : <Link to={to}>{name}</Link>}</h3>
          <Rate average={member.averageRating} count={member.ratingCount} />
        </div>
        <Tags>
          {member.categories.map((category) => (
            <Tag key={category}>{isCategory(category) ? t(`categories.${category}`) : category}</Tag>
          ))}
        </Tags>
        {children !== undefined && <div className={styles.foot}>{children}</div>}
      </div>
    </article>
  );
};
