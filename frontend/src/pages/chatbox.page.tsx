import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useContactsQuery } from '../features/chat/chat.api.ts';
import { ChatPanel } from '../features/chat/chat-panel.tsx';
import { ContactList } from '../features/chat/contact-list.tsx';
import { Welcome } from '../features/chat/welcome.tsx';
import { LoggedInLayout } from '../layouts/logged-in.layout.tsx';
import type { Self } from '../lib/api-types.ts';
import { chatParam, chatPath } from '../lib/chat-path.ts';
import { pages } from '../lib/paths.ts';
import { usePage } from '../lib/use-page.ts';
import styles from './chatbox.module.css';

export const ChatboxPage = () => (
  <LoggedInLayout page="chat">{(self) => <Chatbox self={self} />}</LoggedInLayout>
);

const Chatbox = ({ self }: { self: Self }) => {
  const { t } = useTranslation('chat');
  usePage(t('page'));
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const { data: contacts } = useContactsQuery();
  const chatId = params.get(chatParam);
  const contact = contacts?.find((each) => each._id === chatId);

  // On a phone the list is one step back in the history; between chats nothing piles up there.
  const choose = (id: string) => navigate(chatPath({ _id: id }), { replace: chatId !== null });
  const backToList = () => navigate(pages.chatbox, { replace: true });

  return (
    <main id="main" className={styles.main}>
      <h1 className="vh">{t('page')}</h1>
      <div className="wrap">
        <div className={styles.sheet} data-pane={chatId === null ? 'list' : 'chat'}>
          <ContactList currentId={chatId} onChoose={choose} />
          {contact ? (
            <ChatPanel key={contact._id} self={self} contact={contact} onBack={backToList} />
          ) : (
            <Welcome self={self} isUnknownChat={chatId !== null && contacts !== undefined} />
          )}
        </div>
      </div>
    </main>
  );
};
