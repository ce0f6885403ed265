// A member's card changed: the copy that stands on their offers and applications follows. No event.
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
        lastname: data.lastname,
        title: data.title,
        location: data.location,
        categories: data.categories,
        image: data.profileImage,
        isVisible: data.isVisible,
        sourceVersion: version,
      });
    },
  });
