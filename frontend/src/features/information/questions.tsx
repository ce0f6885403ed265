import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/icon.tsx';
import styles from './questions.module.css';

const questions = [
  'start',
  'tools',
  'payments',
  'artists',
  'entrepreneurs',
  'restrictions',
  'offers',
] as const;

export const Questions = () => {
  const { t } = useTranslation('information');
  return (
    <div className={styles.list}>
      {questions.map((question, i) => (
        <details key={question} open={i === 0}>
          <summary>
            <h2 className="d4">{t(`qa.${question}.question`)}</h2>
            <span className={styles.sign}>
              <Icon of={Plus} />
            </span>
          </summary>
          <p>{t(`qa.${question}.answer`)}</p>
        </details>
      ))}
    </div>
  );
};
