import styles from './offer-form.module.css';

type SegmentsProps = {
  legend: string;
  name: string;
  value: string;
  choices: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
};

/** Two or three choices side by side; a radio group for keys and ears. */
export const Segments = ({ legend, name, value, choices, onChange }: SegmentsProps) => (
  <fieldset className={styles.group}>
    <legend>{legend}</legend>
    <div className={styles.segments}>
      {choices.map((choice) => (
        <label key={choice.value}>
          <input
            type="radio"
            name={name}
            value={choice.value}
            checked={choice.value === value}
            onChange={() => onChange(choice.value)}
          />
          <span>{choice.label}</span>
        </label>
      ))}
    </div>
  </fieldset>
);
