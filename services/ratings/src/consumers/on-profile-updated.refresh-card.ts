// A member's card changed: the name and picture beside their ratings, and whether they are shown, follow.
import { defineConsumer } from '@kindred/chassis/consumers/consumer';
import { events } from '@kindred/proto/catalog';
import { Role } from '@kindred/proto/identity/v1';
import type { CardsStore } from '../store/cards.store.ts';

export const onProfileUpdated = (cards: CardsStore) =>
  defineConsumer({
    event: events.profileUpdated,
    effect: 'refresh-card',
    async handle({ data, version }) {
      await cards.replaceIfNewer({
        _id: data.userId,
        role: data.role === Role.ARTIST ? 'artist' : 'entrepreneur',
        firstname: data.firstname,
        image: data.profileImage,
        isVisible: data.isVisible,
        sourceVersion: version,
      });
    },
  });
