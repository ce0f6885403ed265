import { Minus, Plus } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { MemberCard, Self } from '../../lib/api-types.ts';
import { useMemberName } from '../../lib/member-name.ts';
import { type Relation, relationOf } from '../../lib/relation.ts';
import { useKeepFocus } from '../../lib/use-keep-focus.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { MeetGlyph } from '../../ui/meet-glyph.tsx';
import { RoundButton } from '../../ui/round-button.tsx';
import styles from './connection-control.module.css';
import { RequestButtons } from './request-buttons.tsx';
import type { TakeStep } from './use-connection-step.ts';

type ConnectionControlProps = { self: Self; member: MemberCard; takeStep: TakeStep };

/** Connect, Cancel, + and -, or Connected and -: whatever the relation allows. Nothing on the own card. */
export const ConnectionControl = ({ self, member, takeStep }: ConnectionControlProps) => {
  const relation = relationOf(self, member._id);
  const place = useRef<HTMLDivElement>(null);
  const keepFocus = useKeepFocus(place, relation);
  if (relation === 'own') return null;
  return (
    <div ref={place} className={styles.control} tabIndex={-1} {...keepFocus}>
      <Controls relation={relation} member={member} takeStep={takeStep} />
    </div>
  );
};

type StepProps = Omit<ConnectionControlProps, 'self'>;

const Controls = ({ relation, ...step }: StepProps & { relation: Exclude<Relation, 'own'> }) => {
  switch (relation) {
    case 'none':
    case 'sent':
      return <RequestControl isSent={relation === 'sent'} {...step} />;
    case 'pending':
      return <RequestButtons {...step} isSmall />;
    case 'connected':
      return <ConnectedControl {...step} />;
    default:
      return relation satisfies never;
  }
};

/** One button that keeps its place and the focus while it turns from Connect to Cancel. */
const RequestControl = ({ isSent, member, takeStep }: StepProps & { isSent: boolean }) => {
  const { t } = useTranslation('connections');
  const name = useMemberName()(member);
  return (
    <Button
      look={isSent ? 'line' : 'meet'}
      size="sm"
      className={styles.wide}
      aria-label={t(isSent ? 'cancelWith' : 'connectWith', { name })}
      onClick={(event) => void takeStep(event, isSent ? 'cancel' : 'send', member)}
    >
      {isSent ? <MeetGlyph state="apart" /> : <Icon of={Plus} />}
      {t(isSent ? 'cancel' : 'connect')}
    </Button>
  );
};

const ConnectedControl = ({ member, takeStep }: StepProps) => {
  const { t } = useTranslation('connections');
  const name = useMemberName()(member);
  return (
    <>
      <span className={styles.state}>
        <MeetGlyph state="overlapping" />
        {t('connected')}
      </span>
      <RoundButton
        isSmall
        aria-label={t('remove', { name })}
        onClick={(event) => void takeStep(event, 'remove', member)}
      >
        <Icon of={Minus} />
      </RoundButton>
    </>
  );
};
