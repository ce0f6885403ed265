import styles from './component-page.module.css';

const addressIn = (theme: string): string => {
  const params = new URLSearchParams(window.location.search);
  params.set('theme', theme);
  return `?${params}`;
};

/** The sheet twice, light and dark side by side. */
export const BothThemes = () => (
  <div className={styles.both}>
    {['light', 'dark'].map((theme) => (
      <iframe key={theme} src={addressIn(theme)} title={theme} />
    ))}
  </div>
);
