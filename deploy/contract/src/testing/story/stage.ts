import { anImage } from '@kindred/chassis/testing/images';
import type { CallRecord } from '../../calls/record.ts';
import type { Product } from '../product.ts';
import type { Perform } from './perform.ts';

/** Who acts in a story. */
export interface Actor {
  userId: string;
  email: string;
  password: string;
  token: string;
}

export interface Stage {
  product: Product;
  perform: Perform;
  record: CallRecord;
}

/** An artist and an entrepreneur who registered, confirmed and signed in through the door. */
export interface Cast extends Stage {
  mira: Actor;
  otto: Actor;
}

/** A picture as a form field holds it; colours tell them apart. */
export async function aPicture(colour: string): Promise<Blob> {
  return new Blob([new Uint8Array(await anImage({ colour }))], { type: 'image/png' });
}
