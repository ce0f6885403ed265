import { MapPin, Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Profile } from '../../lib/api-types.ts';
import { isCategory } from '../../lib/categories.ts';
import { classNames } from '../../lib/class-names.ts';
import { formatCount } from '../../lib/format.ts';
import { useMemberName } from '../../lib/member-name.ts';
import { useInlineEditing } from '../../lib/use-inline-editing.ts';
import { Icon } from '../../ui/icon.tsx';
import { MemberPicture } from '../../ui/member-picture.tsx';
import { Rate } from '../../ui/rate.tsx';
import { RoundButton } from '../../ui/round-button.tsx';
import { Tag, Tags } from '../../ui/tag.tsx';
import { DetailsForm } from './details-form.tsx';
import { PictureUpload } from './picture-upload.tsx';
import { ProfileBanner } from './profile-banner.tsx';
import styles from './profile-head.module.css';
import { detailsPlace } from './use-details.ts';

type ProfileHeadProps = {
  profile: Profile;
  isOwner: boolean;
  /** Connect, contact, share: as the page composes them. */
  actions: ReactNode;
};

/** Banner, round image over its edge, name, rating, tags, title and place. */
export const ProfileHead = ({ profile, isOwner, actions }: ProfileHeadProps) => {
  const { t } = useTranslation('profile');
  const name = useMemberName()(profile);
  const { isEditing, wasEdited, open, close } = useInlineEditing(isOwner, detailsPlace(profile._id));
  return (
    <>
      <ProfileBanner profile={profile}>
        {isOwner && (
          <PictureUpload userId={profile._id} slot="profileBackground" className={styles.changeBanner} />
        )}
      </ProfileBanner>
      <div className={classNames('wrap', styles.who, isEditing && styles.editing)} data-role={profile.role}>
        <div className={styles.image}>
          <span className={styles.portrait}>
            <MemberPicture
              member={profile}
              crop="avatar"
              sizes="(min-width: 1440px) 13.5rem, max(8rem, 15vw)"
            />
          </span>
          {isOwner && (
            <PictureUpload userId={profile._id} slot="profileImage" className={styles.changeImage} />
          )}
        </div>
        <div className={styles.name}>
          <div className={styles.title}>
            <h1 className={isEditing ? 'vh' : `d1 ${styles.heading}`}>{name}</h1>
            {isOwner && !isEditing && (
              <RoundButton isSmall aria-label={t('edit.open')} autoFocus={wasEdited} onClick={open}>
                <Icon of={Pencil} />
              </RoundButton>
            )}
          </div>
          {isEditing ? <DetailsForm profile={profile} onClose={close} /> : <Details profile={profile} />}
        </div>
        <div className={styles.actions}>{actions}</div>
      </div>
    </>
  );
};

const Details = ({ profile }: { profile: Profile }) => {
  const { t, i18n } = useTranslation(['profile', 'common']);
  const { title, location, categories, averageRating, ratingCount } = profile;
  const formatted = formatCount(ratingCount, i18n.language);
  return (
    <>
      {(title !== '' || location !== '') && (
        <p className={styles.line}>
          {title !== '' && <span>{title}</span>}
          {location !== '' && (
            <span className={`mute ${styles.location}`}>
              <Icon of={MapPin} />
              {location}
            </span>
          )}
        </p>
      )}
      <div className={styles.rated}>
        <Rate average={averageRating} count={ratingCount} />
        {ratingCount > 0 && (
          <span className="small mute num">{t('ratings', { count: ratingCount, formatted })}</span>
        )}
        {categories.length > 0 && (
          <Tags>
            {categories.map((category) => (
              <Tag key={category}>{isCategory(category) ? t(`common:categories.${category}`) : category}</Tag>
            ))}
          </Tags>
        )}
      </div>
    </>
  );
};
