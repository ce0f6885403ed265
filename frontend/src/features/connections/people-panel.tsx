import { type ReactNode, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { MemberCard } from '../../lib/api-types.ts';
import { useCategoryNames } from '../../lib/category-names.ts';
import { classNames } from '../../lib/class-names.ts';
import { formatCount } from '../../lib/format.ts';
import { useMemberName } from '../../lib/member-name.ts';
import { profilePath } from '../../lib/paths.ts';
import { useKeepFocus } from '../../lib/use-keep-focus.ts';
import { Avatar } from '../../ui/avatar.tsx';
import styles from './people.module.css';

type PeoplePanelProps = {
  title: string;
  people: MemberCard[];
  empty: ReactNode;
  children: (member: MemberCard) => ReactNode;
};

/** A heading with its count and the people as ruled rows. */
export const PeoplePanel = ({ title, people, empty, children }: PeoplePanelProps) => {
  const { i18n } = useTranslation();
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const keepFocus = useKeepFocus(heading, people);
  return (
    <section aria-labelledby={headingId} {...keepFocus}>
      <h2 ref={heading} className={classNames('d3', styles.heading)} id={headingId} tabIndex={-1}>
        {title}{' '}
        {people.length > 0 && <span className="num mute">{formatCount(people.length, i18n.language)}</span>}
      </h2>
      {people.length === 0 ? (
        empty
      ) : (
        <ul className={styles.people}>
          {people.map((member) => (
            <li key={member._id}>{children(member)}</li>
          ))}
        </ul>
      )}
    </section>
  );
};

type PersonProps = { member: MemberCard; isOnline?: boolean; children: ReactNode };

export const Person = ({ member, isOnline = false, children }: PersonProps) => {
  const { t } = useTranslation('connections');
  const name = useMemberName()(member);
  const fields = useCategoryNames()(member.categories);
  return (
    <>
      <Avatar member={member} isOnline={isOnline} className={styles.avatar} />
      <div className={styles.name}>
        <b>
          <Link to={profilePath(member)}>{name}</Link>
          {isOnline && <span className="vh">, {t('online')}</span>}
        </b>
        <span className={classNames('small mute', styles.fields)}>{fields}</span>
      </div>
      <div className={styles.actions}>{children}</div>
    </>
  );
};
