import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { ConnectionControl } from '../features/connections/connection-control.tsx';
import { useConnectionStep } from '../features/connections/use-connection-step.ts';
import { PortfolioSection } from '../features/portfolio/portfolio-section.tsx';
import { AboutSection } from '../features/profile/about-section.tsx';
import { ContactMe } from '../features/profile/contact-me.tsx';
import { LanguagesSection } from '../features/profile/languages-section.tsx';
import { ProfileHead } from '../features/profile/profile-head.tsx';
import { ProfileOffers } from '../features/profile/profile-offers.tsx';
import { TraitsSections } from '../features/profile/traits-sections.tsx';
import { ReviewsSection } from '../features/reviews/reviews-section.tsx';
import { ShareLink } from '../features/share/share-link.tsx';
import type { MemberCard, Profile, Self } from '../lib/api-types.ts';
import { chatPath } from '../lib/chat-path.ts';
import { useMemberName } from '../lib/member-name.ts';
import { signInPath } from '../lib/paths.ts';
import { relationOf } from '../lib/relation.ts';
import { useTimedMessage } from '../lib/use-timed-message.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Toast } from '../ui/toast.tsx';
import styles from './profile.module.css';
import { ProfileOfferAction } from './profile-offer-action.tsx';

const failedToastMs = 5_000;

type ProfileViewProps = {
  profile: Profile;
  /** The signed-in viewer, if there is one. */
  self: Self | undefined;
};

export const ProfileView = ({ profile, self }: ProfileViewProps) => {
  const name = useMemberName()(profile);
  const isOwner = self?._id === profile._id;
  return (
    <>
      <ProfileHead
        profile={profile}
        isOwner={isOwner}
        actions={<ProfileActions profile={profile} self={self} name={name} />}
      />
      <div className={`wrap ${styles.columns}`}>
        <div className={styles.column}>
          <AboutSection userId={profile._id} about={profile.about} isOwner={isOwner} />
          <PortfolioSection
            userId={profile._id}
            name={name}
            images={profile.portfolioImages}
            isOwner={isOwner}
          />
          <ReviewsSection ratedUserId={profile._id} viewerId={self?._id} signIn={<SignInToReview />} />
        </div>
        <div className={styles.column}>
          <LanguagesSection userId={profile._id} languages={profile.languages} isOwner={isOwner} />
          <TraitsSections profile={profile} isOwner={isOwner} />
          <ProfileOffers
            profile={profile}
            renderAction={(offer) => <ProfileOfferAction offer={offer} self={self} />}
          />
        </div>
      </div>
    </>
  );
};

const ProfileActions = ({ profile, self, name }: ProfileViewProps & { name: string }) => {
  const connection = self !== undefined && <Connection self={self} member={cardOf(profile)} />;
  const isConnected = self !== undefined && relationOf(self, profile._id) === 'connected';
  const chat = isConnected ? chatPath(profile) : null;
  return (
    <>
      {connection}
      <ContactMe profile={profile} self={self} name={name} connection={connection} chatPath={chat} />
      <ShareLink name={name} />
    </>
  );
};

const Connection = ({ self, member }: { self: Self; member: MemberCard }) => {
  const failure = useTimedMessage<string>(failedToastMs);
  const takeStep = useConnectionStep(self._id, failure.show);
  if (self._id === member._id) return null;
  return (
    <div className={styles.connection}>
      <ConnectionControl self={self} member={member} takeStep={takeStep} />
      {failure.value !== null && (
        <Toast kind="bad" hold={failure.hold}>
          {failure.value}
        </Toast>
      )}
    </div>
  );
};

const SignInToReview = () => {
  const { t } = useTranslation(['reviews', 'common']);
  const { pathname } = useLocation();
  return (
    <div className={`panel ${styles.signIn}`}>
      <p>{t('signIn')}</p>
      <ButtonLink to={signInPath(pathname)} look="line" size="sm">
        {t('common:logIn')}
      </ButtonLink>
    </div>
  );
};

/** What lists of members hold of a profile. */
function cardOf(profile: Profile): MemberCard {
  const { _id, id, role, address, title, location, categories, profileImage, averageRating, ratingCount } =
    profile;
  return { _id, id, role, address, title, location, categories, profileImage, averageRating, ratingCount };
}
