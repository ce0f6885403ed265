import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useContactsQuery } from '../features/chat/chat.api.ts';
import { ChatPanel } from '../features/chat/chat-panel.tsx';
import { ContactList } from '../features/chat/contact-list.tsx';
import { Welcome, type WelcomeState } from '../features/chat/welcome.tsx';
import { useSelf } from '../layouts/use-self.ts';
import { chatParam, chatPath } from '../lib/chat-path.ts';
import { pages } from '../lib/paths.ts';
import { usePage } from '../lib/use-page.ts';
import styles from './chatbox.module.css';

function stateOf(isLoaded: boolean, hasFailed: boolean, isChosen: boolean): WelcomeState {
  if (!isLoaded && hasFailed) return 'failed';
  if (!isChosen) return 'nothing chosen';
  return isLoaded ? 'unknown chat' : 'loading';
}

export const ChatboxPage = () => {
  const self = useSelf();
  const { t } = useTranslation('chat');
  usePage(t('page'));
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const { data: contacts, error, refetch } = useContactsQuery();
  const chatId = params.get(chatParam);
  const contact = contacts?.find((each) => each._id === chatId);
  const state = stateOf(contacts !== undefined, error !== undefined, chatId !== null);

  // On a phone the list is one step back in the history; between chats nothing piles up there.
  const choose = (id: string) => navigate(chatPath({ _id: id }), { replace: chatId !== null });
  const backToList = () => navigate(pages.chatbox, { replace: true });

  return (
    <main id="main" className={styles.main}>
      <h1 className="vh">{t('page')}</h1>
      <div className="wrap">
        <div className={styles.sheet} data-pane={contact || state === 'loading' ? 'chat' : 'list'}>
          <ContactList currentId={chatId} onChoose={choose} />
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
