import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { MemberCard as Member, MemberPage } from '../../lib/api-types.ts';
import { profilePath } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';
import { Empty } from '../../ui/empty.tsx';
import { Failed } from '../../ui/failed.tsx';
import { MemberCard } from '../../ui/member-card.tsx';
import { ShowMore } from '../../ui/show-more.tsx';
import { HubLoading } from './hub-loading.tsx';
import { isSearching } from './hub-search.ts';
import { type MemberSearch, useSearchMembersInfiniteQuery } from './members.api.ts';
import styles from './searching-hub.module.css';

type HubQuery = ReturnType<typeof useSearchMembersInfiniteQuery>;

type HubResultsProps = {
  search: MemberSearch;
  onClear: () => void;
  renderConnection: (member: Member) => ReactNode;
};

export const HubResults = ({ search, onClear, renderConnection }: HubResultsProps) => {
  const { t } = useTranslation('members');
  const result = useSearchMembersInfiniteQuery(search);
  useKeepLooking(result);
  const { currentData, data } = result;
  const pages = (currentData ?? data)?.pages;
  if (!currentData && result.isError && !result.isFetching) {
    return <Failed text={t('failed')} error={result.error} onRetry={result.refetch} />;
  }
  const members = uniqueMembers(pages?.flatMap((page) => page.users) ?? []);
  const isOutdated = currentData === undefined;
  // Nobody found before says nothing of the search that runs.
  const isLoading = members.length === 0 && (isOutdated || result.hasNextPage);
  return (
    <>
      {/* The region stays in place, so that what changes in it is announced. */}
      <p className="vh" role="status">
        {isLoading ? t('loading') : !isOutdated && <Found page={pages?.[0]} shown={members.length} />}
      </p>
      {isLoading ? (
        <HubLoading />
      ) : members.length === 0 ? (
        <div className={styles.ruled}>
          <Empty title={t('none')} help={t('noneHelp')}>
            {isSearching(search) && (
              <Button look="line" size="sm" onClick={onClear}>
                {t('clear')}
              </Button>
            )}
          </Empty>
        </div>
      ) : (
        <ul className={styles.grid} aria-busy={isOutdated}>
          {members.map((member) => (
            <li key={member._id}>
              <MemberCard member={member} to={profilePath(member)} isSquare>
                {renderConnection(member)}
              </MemberCard>
            </li>
          ))}
        </ul>
      )}
      {!isOutdated && result.hasNextPage && (
        <ShowMore
          label={t('showMore')}
          isLoading={result.isFetchingNextPage}
          failure={result.isFetchNextPageError ? t('moreFailed') : null}
          onMore={result.fetchNextPage}
        />
      )}
    </>
  );
};

/** The server looks at a bounded number of members per request: a page without anybody is not yet the end. */
function useKeepLooking({ data, hasNextPage, isFetching, isError, fetchNextPage }: HubQuery): void {
  const isEmptySoFar = data?.pages.every((page: MemberPage) => page.users.length === 0) ?? false;
  const isToGoOn = isEmptySoFar && hasNextPage && !isFetching && !isError;
  useEffect(() => {
    if (isToGoOn) void fetchNextPage();
  }, [isToGoOn, fetchNextPage]);
}

const Found = ({ page, shown }: { page: MemberPage | undefined; shown: number }) => {
  const { t } = useTranslation('members');
  const isAtLeast = page !== undefined && !page.totalIsExact;
  return t(isAtLeast ? 'foundAtLeast' : 'found', { count: page?.total ?? shown });
};

/** A member who moved over a page border between two requests is shown once. */
const uniqueMembers = (members: Member[]) => [...new Map(members.map((each) => [each._id, each])).values()];
