import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Offer } from '../../lib/api-types.ts';
import { useMemberName } from '../../lib/member-name.ts';
import { profilePath } from '../../lib/paths.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { cardOf } from './offers.api.ts';
import styles from './offers-panel.module.css';

/** Who applied; only the creator is told. */
export const ApplicantsDialog = ({ offer, onClose }: { offer: Offer; onClose: () => void }) => {
  const { t } = useTranslation('offers');
  const nameOf = useMemberName();
  const people = offer.applicants.map(cardOf);
  const unlisted = offer.applicantsCount - people.length;
  return (
    <Dialog isOpen onClose={onClose} title={t('applicantsTitle')}>
      <p>{offer.title}</p>
      <ul className={styles.people}>
        {people.map((person) => (
          <li key={person._id}>
            <Avatar member={person} />
            <Link to={profilePath(person)}>{nameOf(person)}</Link>
            <span className="small">{person.title}</span>
          </li>
        ))}
      </ul>
      {unlisted > 0 && <p className="small">{t('moreApplicants', { count: unlisted })}</p>}
    </Dialog>
  );
};
