import { Pencil } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Profile } from '../../lib/api-types.ts';
import { useReopened } from '../../lib/use-kept-text.ts';
import { Icon } from '../../ui/icon.tsx';
import { RoundButton } from '../../ui/round-button.tsx';
import { Section } from '../../ui/section.tsx';
import type { TraitKind } from './profile.api.ts';
import { traitPlace } from './trait-form.tsx';
import { type Trait, Traits } from './traits.tsx';

type TraitsSectionsProps = {
  profile: Pick<Profile, '_id' | 'role' | 'interests' | 'personality'>;
  isOwner: boolean;
};

/** Interests and personality; the owner's pencil opens the controls of both. */
export const TraitsSections = ({ profile, isOwner }: TraitsSectionsProps) => {
  const { t } = useTranslation('profile');
  const placeOf = (kind: TraitKind) => traitPlace(profile._id, kind);
  const [isEditing, setIsEditing] = useReopened(isOwner, placeOf('interest'), placeOf('personality'));
  const interests: Trait[] = profile.interests.map(({ _id, interest }) => ({ id: _id, text: interest }));
  const personality: Trait[] = profile.personality.map((each) => ({ id: each._id, text: each.personality }));
  const pencil = isOwner && (
    <RoundButton
      look={isEditing ? 'ink' : 'line'}
      isSmall
      aria-label={t('traits.edit')}
      aria-pressed={isEditing}
      onClick={() => setIsEditing(!isEditing)}
    >
      <Icon of={Pencil} />
    </RoundButton>
  );
  const shared = { userId: profile._id, role: profile.role, isEditing: isOwner && isEditing };
  return (
    <>
      <Section title={t('traits.interest.title')} tool={pencil}>
        <Traits kind="interest" traits={interests} {...shared} />
      </Section>
      <Section title={t('traits.personality.title')}>
        <Traits kind="personality" traits={personality} {...shared} />
      </Section>
    </>
  );
};
