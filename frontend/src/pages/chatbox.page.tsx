import { useTranslation } from 'react-i18next';
import { useContactsQuery } from '../features/chat/chat.api.ts';
import { ChatPanel } from '../features/chat/chat-panel.tsx';
import { ContactList } from '../features/chat/contact-list.tsx';
import { Welcome, type WelcomeState } from '../features/chat/welcome.tsx';
import { useSelf } from '../layouts/use-self.ts';
import { usePage } from '../lib/use-page.ts';
import styles from './chatbox.module.css';
import { useChatAddress } from './use-chat-address.ts';
import { usePaneFocus } from './use-pane-focus.ts';

function stateOf(isLoaded: boolean, hasFailed: boolean, isChosen: boolean): WelcomeState {
  if (!isLoaded && hasFailed) return 'failed';
  if (!isChosen) return 'nothing chosen';
  return isLoaded ? 'unknown chat' : 'loading';
}

export const ChatboxPage = () => {
  const self = useSelf();
  const { t } = useTranslation('chat');
  usePage(t('page'));
  const { chatId, query, search, choose, backToList } = useChatAddress();
  const { data: contacts, error, refetch } = useContactsQuery();
  const contact = contacts?.find((each) => each._id === chatId);
  const state = stateOf(contacts !== undefined, error !== undefined, chatId !== null);
  const pane = contact || state === 'loading' ? 'chat' : 'list';
  const sheet = usePaneFocus(pane);

  return (
    <main id="main" className={styles.main}>
      <h1 className="vh">{t('page')}</h1>
      <div className="wrap">
        <div ref={sheet} className={styles.sheet} data-pane={pane}>
          <ContactList currentId={chatId} query={query} onSearch={search} onChoose={choose} />
          {contact ? (
            <ChatPanel key={contact._id} self={self} contact={contact} onBack={backToList} />
          ) : (
            <Welcome self={self} state={state} onRetry={() => void refetch()} />
          )}
        </div>
      </div>
    </main>
  );
};
