import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { MemberCard } from '../../lib/api-types.ts';
import { HubControls } from './hub-controls.tsx';
import { HubResults } from './hub-results.tsx';
import styles from './searching-hub.module.css';
import { useHubSearch } from './use-hub-search.ts';

type SearchingHubProps = {
  /** The connection row of a card; the page knows how members stand to each other. */
  renderConnection: (member: MemberCard) => ReactNode;
};

export const SearchingHub = ({ renderConnection }: SearchingHubProps) => {
  const { t } = useTranslation('members');
  const headingId = useId();
  const hub = useHubSearch();
  return (
    <section className={styles.hub} aria-labelledby={headingId} id="searching-hub">
      <h2 className="d3" id={headingId}>
        {t('hub')}
      </h2>
      <HubControls hub={hub} />
      <HubResults search={hub.search} onClear={hub.clear} renderConnection={renderConnection} />
    </section>
  );
};
