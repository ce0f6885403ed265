import { Clock, MessageCircle, UserPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { TakeStep } from '../features/connections/use-connection-step.ts';
import type { MemberCard, Self } from '../lib/api-types.ts';
import { chatPath } from '../lib/chat-path.ts';
import { useMemberName } from '../lib/member-name.ts';
import { relationOf } from '../lib/relation.ts';
import { Icon } from '../ui/icon.tsx';
import { RoundButton } from '../ui/round-button.tsx';
import { RoundLink } from '../ui/round-link.tsx';

type OfferChatProps = { self: Self; creator: MemberCard; takeStep: TakeStep };

/** The jump to the chat with who made an offer; who is not connected asks for that first. */
export const OfferChat = ({ self, creator, takeStep }: OfferChatProps) => {
  const { t } = useTranslation('offers');
  const name = useMemberName()(creator);
  const relation = relationOf(self, creator._id);
  switch (relation) {
    case 'own':
      return null;
    case 'connected':
      return (
        <RoundLink look="line" to={chatPath(creator)} aria-label={t('chatWith', { name })}>
          <Icon of={MessageCircle} />
        </RoundLink>
      );
    case 'sent':
      return (
        <RoundButton isSmall aria-disabled aria-label={t('requestSentTo', { name })}>
          <Icon of={Clock} />
        </RoundButton>
      );
    case 'none':
    case 'pending':
      return (
        <RoundButton
          isSmall
          aria-label={t('connectToChat', { name })}
          onClick={(event) => void takeStep(event, relation === 'pending' ? 'accept' : 'send', creator)}
        >
          <Icon of={UserPlus} />
        </RoundButton>
      );
    default:
      return relation satisfies never;
  }
};
