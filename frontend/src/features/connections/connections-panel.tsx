import { MessageCircle, Minus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { MemberCard, Self } from '../../lib/api-types.ts';
import { useMemberName } from '../../lib/member-name.ts';
import { Empty } from '../../ui/empty.tsx';
import { Icon } from '../../ui/icon.tsx';
import { MeetGlyph } from '../../ui/meet-glyph.tsx';
import { RoundButton } from '../../ui/round-button.tsx';
import { RoundLink } from '../../ui/round-link.tsx';
import styles from './people.module.css';
import { PeoplePanel, Person } from './people-panel.tsx';
import type { TakeStep } from './use-connection-step.ts';

type ConnectionsPanelProps = {
  self: Self;
  takeStep: TakeStep;
  onlineIds: ReadonlySet<string>;
  chatPathOf: (member: MemberCard) => string;
};

export const ConnectionsPanel = ({ self, takeStep, onlineIds, chatPathOf }: ConnectionsPanelProps) => {
  const { t } = useTranslation('connections');
  const nameOf = useMemberName();
  return (
    <PeoplePanel
      title={t('title')}
      people={self.connections}
      empty={<Empty drawing="connect" title={t('none')} help={t('noneHelp')} />}
    >
      {(member) => (
        <Person member={member} isOnline={onlineIds.has(member._id)}>
          <span className={styles.state}>
            <MeetGlyph state="overlapping" />
            <span>{t('connected')}</span>
          </span>
          <RoundLink to={chatPathOf(member)} aria-label={t('chatWith', { name: nameOf(member) })}>
            <Icon of={MessageCircle} />
          </RoundLink>
          <RoundButton
            isSmall
            aria-label={t('remove', { name: nameOf(member) })}
            onClick={(event) => void takeStep(event, 'remove', member)}
          >
            <Icon of={Minus} />
          </RoundButton>
        </Person>
      )}
    </PeoplePanel>
  );
};
