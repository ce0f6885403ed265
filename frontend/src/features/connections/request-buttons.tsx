import { Minus, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { MemberCard } from '../../lib/api-types.ts';
import { useMemberName } from '../../lib/member-name.ts';
import { Icon } from '../../ui/icon.tsx';
import { RoundButton } from '../../ui/round-button.tsx';
import type { TakeStep } from './use-connection-step.ts';

type RequestButtonsProps = { member: MemberCard; takeStep: TakeStep; isSmall?: boolean };

/** The two answers to a request: accept and reject. */
export const RequestButtons = ({ member, takeStep, isSmall = false }: RequestButtonsProps) => {
  const { t } = useTranslation('connections');
  const name = useMemberName()(member);
  return (
    <>
      <RoundButton
        look="meet"
        isSmall={isSmall}
        aria-label={t('accept', { name })}
        onClick={(event) => void takeStep(event, 'accept', member)}
      >
        <Icon of={Plus} />
      </RoundButton>
      <RoundButton
        isSmall={isSmall}
        aria-label={t('reject', { name })}
        onClick={(event) => void takeStep(event, 'reject', member)}
      >
        <Icon of={Minus} />
      </RoundButton>
    </>
  );
};
