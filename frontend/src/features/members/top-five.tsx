import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Role } from '../../lib/api-types.ts';
import { useAddress, withParam } from '../../lib/use-address.ts';
import styles from './top-five.module.css';
import { TopFiveList } from './top-five-list.tsx';

const roles: readonly Role[] = ['artist', 'entrepreneur'];

/** The best rated of one role; the switch shows the other one. */
export const TopFive = ({ startsWith }: { startsWith: Role }) => {
  const { t } = useTranslation('members');
  const headingId = useId();
  const [role, setRole] = useShownRole(startsWith);
  return (
    <section className={styles.five} aria-labelledby={headingId} id="top-five">
      <div className={styles.head}>
        <h2 className="d3" id={headingId}>
          {t(role === 'artist' ? 'topArtists' : 'topEntrepreneurs')}
        </h2>
        <RoleSwitch role={role} onSwitch={setRole} />
      </div>
      <TopFiveList role={role} />
      <details className={styles.ranking}>
        <summary>{t('howRanked')}</summary>
        <p>{t('howRankedText')}</p>
      </details>
    </section>
  );
};

const topParam = 'top';

/** The other role is asked for in the address. */
function useShownRole(startsWith: Role): [Role, (role: Role) => void] {
  const [params, changeAddress] = useAddress();
  const asked = roles.find((role) => role === params.get(topParam));
  const show = (role: Role) =>
    changeAddress((now) => withParam(now, topParam, role === startsWith ? null : role));
  return [asked ?? startsWith, show];
}

const RoleSwitch = ({ role, onSwitch }: { role: Role; onSwitch: (role: Role) => void }) => {
  const { t } = useTranslation('members');
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend that is not drawn
    <div className={styles.switch} role="group" aria-label={t('topSwitch')}>
      {roles.map((each) => (
        <button key={each} type="button" aria-pressed={each === role} onClick={() => onSwitch(each)}>
          {t(each === 'artist' ? 'artists' : 'entrepreneurs')}
        </button>
      ))}
    </div>
  );
};
