import { useTranslation } from 'react-i18next';
import type { Self } from '../../lib/api-types.ts';
import { Empty } from '../../ui/empty.tsx';
import { PeoplePanel, Person } from './people-panel.tsx';
import { RequestButtons } from './request-buttons.tsx';
import type { TakeStep } from './use-connection-step.ts';

export const PendingPanel = ({ self, takeStep }: { self: Self; takeStep: TakeStep }) => {
  const { t } = useTranslation('connections');
  return (
    <PeoplePanel
      title={t('pending')}
      people={self.pendingRequests}
      empty={<Empty drawing="connect" title={t('nonePending')} help={t('nonePendingHelp')} />}
    >
      {(member) => (
        <Person member={member}>
          <RequestButtons member={member} takeStep={takeStep} />
        </Person>
      )}
    </PeoplePanel>
  );
};
