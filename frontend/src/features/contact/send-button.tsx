import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Loader } from '../../ui/loader.tsx';

export const SendButton = ({ isLoading }: { isLoading: boolean }) => {
  const { t } = useTranslation('common');
  return (
    <div>
      <Button look="meet" size="lg" type="submit" disabled={isLoading}>
        {isLoading && <Loader />}
        {t(isLoading ? 'loading' : 'footer.send')}
        {!isLoading && <Icon of={ArrowRight} />}
      </Button>
    </div>
  );
};
