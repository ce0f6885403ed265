import { expect, it } from 'vitest';
import { offerViewOf, withOfferView } from './offer-search.ts';

const view = (address: string) => offerViewOf(new URLSearchParams(address));

it('opens on the available offers, without a filter', () => {
  expect(view('')).toEqual({ tab: 'available', search: {} });
});

it('reads tab and filters out of the address and ignores what no control could have put there', () => {
  expect(view('offers=applied&offerQuery=%20mural%20&offerCategory=Dance&offerType=seeking')).toEqual({
    tab: 'applied',
    search: { q: 'mural', category: 'Dance', type: 'seeking' },
  });
  expect(view('offers=all&offerCategory=Juggling&offerType=gift')).toEqual({ tab: 'available', search: {} });
});

it('writes a change beside the rest of the address and takes back what is usual', () => {
  const there = withOfferView(new URLSearchParams('q=mira&offerQuery=mural'), { tab: 'favourites' });
  expect(there.toString()).toBe('q=mira&offerQuery=mural&offers=favourites');
  expect(withOfferView(there, { tab: 'available', q: '' }).toString()).toBe('q=mira');
});
