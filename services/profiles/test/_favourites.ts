import { draftEvent } from '@kindred/chassis/events/event';
import { events } from '@kindred/proto/catalog';
import { OfferStatus, OfferType } from '@kindred/proto/offers/v1';
import type { Member, ProfilesBed } from './profiles-bed.ts';

interface OfferWish {
  id?: string;
  title?: string;
  version?: number;
  isUpdate?: boolean;
}

/** Feeds a profiles service the offers of its members, and marks them. */
export function favouritesOn(bed: ProfilesBed) {
  const deliver = async (
    event: ReturnType<typeof draftEvent>,
    id: string,
    version: number,
  ): Promise<void> => {
    await bed.deliver(event, id, version);
    await bed.settle();
  };
  return {
    async offered(creator: Member, wish: OfferWish = {}): Promise<string> {
      const { id = bed.effects.ids.next(), title = 'Paint a wall', version = 1, isUpdate = false } = wish;
      const offer = {
        offerId: id,
        createdBy: creator.id,
        title,
        location: 'Leipzig',
        type: OfferType.SEEKING,
        category: 'Painting',
        salary: 1200,
        skillsRequired: ['oil'],
        status: isUpdate ? OfferStatus.CLOSED : OfferStatus.OPEN,
        postImage: '/media/offers/x.webp',
        createdAt: 1_700_000_000_000n,
      };
      const event = isUpdate
        ? draftEvent(events.offerUpdated, id, { offer })
        : draftEvent(events.offerCreated, id, { offer });
      await deliver(event, id, version);
      return id;
    },
    takenBack: (creator: Member, id: string, version: number) =>
      deliver(draftEvent(events.offerDeleted, id, { offerId: id, createdBy: creator.id }), id, version),
    mark: (caller: Member, offerId: string, body: object = {}) =>
      bed.post(`/users/add-fav-offer/${offerId}`, caller, body),
    async kept(caller: Member): Promise<string[]> {
      const { body } = await bed.get('/users/loggeduser', caller);
      return body.user.favOffers.map(({ _id }: { _id: string }) => _id);
    },
  };
}
