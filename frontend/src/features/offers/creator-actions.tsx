import { Pencil, Trash2, Users } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Offer } from '../../lib/api-types.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ApplicantsDialog } from './applicants-dialog.tsx';

type CreatorActionsProps = { offer: Offer; onEdit: () => void; onDelete: () => void };

export const CreatorActions = ({ offer, onEdit, onDelete }: CreatorActionsProps) => {
  const { t } = useTranslation('offers');
  const [isOpen, setIsOpen] = useState(false);
  const { title, applicantsCount } = offer;
  return (
    <>
      <Button look="line" size="sm" aria-label={t('edit', { title })} onClick={onEdit}>
        <Icon of={Pencil} />
        {t('editShort')}
      </Button>
      <Button look="quiet" size="sm" aria-label={t('delete', { title })} onClick={onDelete}>
        <Icon of={Trash2} />
        {t('deleteShort')}
      </Button>
      {applicantsCount > 0 && (
        <Button look="line" size="sm" onClick={() => setIsOpen(true)}>
          <Icon of={Users} />
          {t('applicants', { count: applicantsCount })}
        </Button>
      )}
      {isOpen && <ApplicantsDialog offer={offer} onClose={() => setIsOpen(false)} />}
    </>
  );
};
