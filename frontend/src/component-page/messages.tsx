import { Button } from '../ui/button.tsx';
import { Empty } from '../ui/empty.tsx';
import { Failed } from '../ui/failed.tsx';
import { Loader } from '../ui/loader.tsx';
import { ErrorBoxes, MessageBox } from '../ui/message-box.tsx';
import { PageLoading } from '../ui/page-loading.tsx';
import { Progress } from '../ui/progress.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { Toast } from '../ui/toast.tsx';
import { Case, Group } from './case.tsx';
import styles from './component-page.module.css';
import { held, long, nothing } from './samples.ts';

export const Messages = () => (
  <>
    <Group title="Messages">
      {(['bad', 'ok', 'warn'] as const).map((kind) => (
        <Case key={kind} name={kind} isWide>
          <MessageBox kind={kind}>{long.sentence}</MessageBox>
        </Case>
      ))}
      <Case name="errors on top of a form" isWide>
        <ErrorBoxes messages={['Email or password is wrong.', long.sentence]} />
      </Case>
      {(['ok', 'bad', 'info'] as const).map((kind) => (
        <Case key={kind} name={`toast, ${kind}`} isWide>
          <div className={styles.floating}>
            <Toast kind={kind} hold={held}>
              {long.sentence}
            </Toast>
          </div>
        </Case>
      ))}
      <Case name="a list that failed" isWide>
        <Failed text="The offers could not be loaded." onRetry={nothing} />
      </Case>
    </Group>
    <Group title="Nothing there">
      <Case name="search" isWide>
        <Empty title="No users found for this category." help="Try another category or clear the search.">
          <Button look="line">Clear search</Button>
        </Empty>
      </Case>
      <Case name="people" isWide>
        <Empty drawing="connect" title="No connections available." help={long.sentence} />
      </Case>
      <Case name="talks" isWide>
        <Empty drawing="bubbles" title="No messages available" />
      </Case>
    </Group>
    <Group title="On the way">
      <Case name="loader">
        <Loader />
      </Case>
      <Case name="page">
        <PageLoading />
      </Case>
      <Case name="skeleton">
        <Skeleton className={styles.bone} />
      </Case>
      {[0, 0.4, 1].map((share) => (
        <Case key={share} name={`progress, ${share}`} isWide>
          <Progress share={share} label={`Wird hochgeladen, ${share * 100} %`} />
        </Case>
      ))}
    </Group>
  </>
);
