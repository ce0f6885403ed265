import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Star } from '../../ui/star.tsx';
import styles from './reviews.module.css';

const values = [1, 2, 3, 4, 5];

type StarInputProps = { value: number; onChange: (value: number) => void; describedBy: string };

/** Five stars as one group of radio buttons; 0 is none chosen. */
export const StarInput = ({ value, onChange, describedBy }: StarInputProps) => {
  const { t } = useTranslation('reviews');
  const name = useId();
  return (
    <fieldset aria-describedby={describedBy}>
      <legend className={styles.legend}>{t('yours')}</legend>
      <div className={styles.choice}>
        {values.map((each) => (
          <label key={each}>
            <input
              className="vh"
              type="radio"
              name={name}
              value={each}
              checked={value === each}
              onChange={() => onChange(each)}
            />
            <span className="vh">{t('stars', { count: each })}</span>
            <Star isOff={each > value} />
          </label>
        ))}
      </div>
    </fieldset>
  );
};
