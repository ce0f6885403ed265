// A service has erased what it kept of a deleted member: it is not asked again. No event.
import { defineConsumer } from '@kindred/chassis/consumers/consumer';
import { events } from '@kindred/proto/catalog';
import type { NoteErasure } from '../usecases/note-erasure.ts';

export const onUserErased = (noteErasure: NoteErasure) =>
  defineConsumer({
    event: events.userErased,
    effect: 'note-erasure',
    handle: ({ data }) => noteErasure(data.userId, data.service),
  });
