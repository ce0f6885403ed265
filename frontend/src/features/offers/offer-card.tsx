import { MapPin } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { FavouriteOffer, Offer } from '../../lib/api-types.ts';
import { isCategory } from '../../lib/categories.ts';
import { classNames } from '../../lib/class-names.ts';
import { useMemberName } from '../../lib/member-name.ts';
import { profilePath } from '../../lib/paths.ts';
import { Artwork } from '../../ui/artwork.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Tag } from '../../ui/tag.tsx';
import styles from './offer-card.module.css';
import { cardOf } from './offers.api.ts';

/** Favourites come without their text until it is read. */
type ShownOffer = Omit<FavouriteOffer, 'createdBy'> &
  Pick<Offer, 'createdBy'> &
  Partial<Pick<Offer, 'description' | 'deletedAt'>>;

type OfferCardProps = { offer: ShownOffer; children: ReactNode };

/** A row: image, what it is, who made it, and what can be done about it. */
export const OfferCard = ({ offer, children }: OfferCardProps) => {
  const creator = cardOf(offer.createdBy);
  const name = useMemberName()(creator);
  return (
    <article className={styles.offer} data-role={creator.role}>
      <div className={styles.image}>
        <Picture path={offer.postImage} sizes="(min-width: 820px) 120px, 76px" width={640} height={640}>
          <Artwork id={offer._id} />
        </Picture>
      </div>
      <div className={styles.body}>
        <Badges offer={offer} />
        <h3 className="d4">{offer.title}</h3>
        {offer.description !== undefined && <Description text={offer.description} />}
        <Facts offer={offer} />
        <Link className={styles.creator} to={profilePath(creator)}>
          <Avatar member={creator} />
          {name}
        </Link>
      </div>
      <div className={styles.actions}>{children}</div>
    </article>
  );
};

const Badges = ({ offer }: { offer: ShownOffer }) => {
  const { t } = useTranslation(['offers', 'common']);
  const isOpen = offer.status === 'open' && !offer.deletedAt;
  const state = offer.deletedAt ? t('deletedState') : t(isOpen ? 'statuses.open' : 'statuses.closed');
  return (
    <ul className={styles.badges}>
      <li className={classNames(styles.status, !isOpen && styles.closed)}>{state}</li>
      <Tag className={styles.type}>{t(offer.type === 'seeking' ? 'types.seeking' : 'types.offer')}</Tag>
      <Tag>{isCategory(offer.category) ? t(`common:categories.${offer.category}`) : offer.category}</Tag>
    </ul>
  );
};

const shortTextLength = 220;

/** Ends with a whole word, unless there is but one. */
const shortened = (text: string) => text.slice(0, shortTextLength).replace(/\s+\S*$/, '');

/** Long texts stand shortened until somebody wants all of them. */
const Description = ({ text }: { text: string }) => {
  const { t } = useTranslation('offers');
  const [isOpen, setIsOpen] = useState(false);
  const isLong = text.length > shortTextLength;
  return (
    <p className={styles.text}>
      {isLong && !isOpen ? `${shortened(text)}… ` : text}
      {isLong && (
        <button
          type="button"
          className={styles.more}
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          {t(isOpen ? 'less' : 'more')}
        </button>
      )}
    </p>
  );
};

const Facts = ({ offer }: { offer: ShownOffer }) => {
  const { t, i18n } = useTranslation('offers');
  const salary = offer.salary?.toLocaleString(i18n.resolvedLanguage ?? 'en');
  return (
    <ul className={styles.facts}>
      {offer.location !== '' && (
        <li>
          <Icon of={MapPin} />
          <span className="vh">{t('place')}</span>
          {offer.location}
        </li>
      )}
      {salary !== undefined && <li className={styles.salary}>{t('salaryAmount', { salary })}</li>}
      {offer.skillsRequired.length > 0 && <li>{offer.skillsRequired.join(', ')}</li>}
    </ul>
  );
};
