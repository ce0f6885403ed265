import { useState } from 'react';
import { chatParam } from '../lib/chat-path.ts';
import { useAddress, withParam } from '../lib/use-address.ts';

const searchParam = 'search';

/** Which chat is open and what is searched for; both stand in the address. */
export function useChatAddress() {
  const [params, changeAddress] = useAddress();
  const chatId = params.get(chatParam);
  const [query, setQuery] = useState(params.get(searchParam) ?? '');
  return {
    chatId,
    query,
    search(next: string) {
      setQuery(next);
      changeAddress((now) => withParam(now, searchParam, next));
    },
    // On a phone the list is one step back in the history; between chats nothing piles up there.
    choose: (id: string) =>
      changeAddress((now) => withParam(now, chatParam, id), { isNewEntry: chatId === null }),
    backToList: () => changeAddress((now) => withParam(now, chatParam, null)),
  };
}
