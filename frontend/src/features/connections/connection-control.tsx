import { Minus, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { MemberCard, Self } from '../../lib/api-types.ts';
import { useMemberName } from '../../lib/member-name.ts';
import { relationOf } from '../../lib/relation.ts';
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
  switch (relation) {
    case 'own':
      return null;
    case 'none':
    case 'sent':
      return <RequestControl isSent={relation === 'sent'} member={member} takeStep={takeStep} />;
    case 'pending':
      return (
        <div className={styles.control}>
          <RequestButtons member={member} takeStep={takeStep} isSmall />
        </div>
      );
    case 'connected':
      return <ConnectedControl member={member} takeStep={takeStep} />;
    default:
      return relation satisfies never;
  }
};

type StepProps = Omit<ConnectionControlProps, 'self'>;

/** One button that keeps its place and the focus while it turns from Connect to Cancel. */
const RequestControl = ({ isSent, member, takeStep }: StepProps & { isSent: boolean }) => {
  const { t } = useTranslation('connections');
  const name = useMemberName()(member);
  return (
    <div className={styles.control}>
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
    </div>
  );
};

const ConnectedControl = ({ member, takeStep }: StepProps) => {
  const { t } = useTranslation('connections');
  const name = useMemberName()(member);
  return (
    <div className={styles.control}>
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
    </div>
  );
};
