import type { Rights } from './notation.ts';

/**
 * `their message` went from the owner to the other party, `their talk` from the owner to the parted one before
 * they parted. The rest are about the caller and the owner (for the owner: and the other party).
 */
export const chatRights: readonly Rights[] = [
  ...['GET /chats/finduserconnections', 'GET /chats/finduserconnections/'].map(
    (call): Rights => ({
      call,
      needs: 'token',
      lines: [
        ['signed in', ['none', 'header'], 'any', '200 sees own contacts'],
        ['signed in', 'query', 'any', '400 unknown-field'],
      ],
    }),
  ),
  {
    call: 'GET /messages/get/:userId',
    needs: 'token',
    lines: [
      [['contacts', 'parted', 'owner'], ['none', 'header'], 'the owner', '200 sees own talk'],
      ['strangers', ['none', 'header'], 'the owner', '404 not-found = unknown'],
      ['signed in', 'none', ['self', 'stranger'], '404 not-found = unknown'],
      ['signed in', 'none', 'unknown', '404 not-found'],
      [['contacts', 'parted', 'owner'], 'sub-id', 'the owner', '404 not-found'],
      ['signed in', 'query', 'the owner', '400 unknown-field'],
      ['signed in', 'malformed', 'the owner', '400 invalid-format'],
    ],
  },
  {
    call: 'POST /messages/send/:receiverId',
    needs: 'token',
    lines: [
      [['contacts', 'owner'], ['none', 'header'], 'the owner', '201'],
      [['strangers', 'parted'], ['none', 'header'], 'the owner', '403 not-connected = unknown'],
      ['signed in', 'none', 'stranger', '403 not-connected = unknown'],
      ['signed in', 'none', 'unknown', '403 not-connected'],
      ['signed in', 'none', 'self', '400 message-to-self'],
      ['signed in', ['stray', 'query', 'array'], 'the owner', '400 unknown-field'],
      ['signed in', 'malformed', 'the owner', '400 invalid-format'],
    ],
  },
  {
    call: 'PUT /messages/update/:messageId',
    needs: 'token',
    lines: [
      ['owner', ['none', 'header'], 'their message', '200'],
      ['owner', 'none', 'their deleted message', '409 message-deleted'],
      ['owner', ['none', 'header'], 'their talk', '403 not-connected'],
      ['other party', ['none', 'header'], ['their message', 'their deleted message'], '403 not-your-message'],
      ['parted', ['none', 'header'], 'their talk', '403 not-your-message'],
      [
        ['strangers', 'connected', 'parted'],
        ['none', 'header'],
        ['their message', 'their deleted message'],
        '404 not-found = unknown',
      ],
      [['strangers', 'contacts'], ['none', 'header'], 'their talk', '404 not-found = unknown'],
      ['signed in', 'none', 'unknown', '404 not-found'],
      ['signed in', ['stray', 'query'], 'their message', '400 unknown-field'],
      ['signed in', 'malformed', 'their message', '400 invalid-format'],
    ],
  },
  {
    call: 'DELETE /messages/delete/:messageId',
    needs: 'token',
    lines: [
      ['owner', ['none', 'header'], ['fresh message', 'their deleted message', 'their fresh talk'], '200'],
      ['other party', ['none', 'header'], ['their message', 'their deleted message'], '403 not-your-message'],
      ['parted', ['none', 'header'], 'their talk', '403 not-your-message'],
      [
        ['strangers', 'connected', 'parted'],
        ['none', 'header'],
        ['their message', 'their deleted message'],
        '404 not-found = unknown',
      ],
      [['strangers', 'contacts'], ['none', 'header'], 'their talk', '404 not-found = unknown'],
      ['signed in', 'none', 'unknown', '404 not-found'],
      ['signed in', 'query', 'their message', '400 unknown-field'],
      ['signed in', 'malformed', 'their message', '400 invalid-format'],
    ],
  },
  {
    call: 'GET /messages/file/:messageId',
    needs: 'token',
    lines: [
      [['owner', 'other party'], ['none', 'header'], 'their file', '200'],
      [['strangers', 'connected', 'parted'], ['none', 'header'], 'their file', '404 not-found = unknown'],
      ['signed in', 'none', ['their message', 'their deleted message'], '404 not-found = unknown'],
      ['signed in', 'none', 'unknown', '404 not-found'],
      ['signed in', 'query', 'their file', '400 unknown-field'],
      ['signed in', 'malformed', 'their file', '400 invalid-format'],
    ],
  },
  {
    call: 'GET /media/chat/:file',
    needs: 'open',
    lines: [
      // Only the two participants are ever given such an address, for five minutes.
      ['everybody', 'none', 'signed', '200'],
      [
        'everybody',
        'none',
        ['unsigned', 'signed for another file', 'signed for longer'],
        '404 not-found = unknown',
      ],
      ['everybody', 'none', 'unknown', '404 not-found'],
    ],
  },
  {
    call: 'PUT /messages/notifications/:userId',
    needs: 'token',
    lines: [
      ['signed in', ['none', 'header'], ['self', 'the owner', 'stranger', 'unknown'], '200 sees own cleared'],
      ['signed in', 'query', 'self', '400 unknown-field'],
      ['signed in', 'malformed', 'self', '400 invalid-format'],
    ],
  },
];
