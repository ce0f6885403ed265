import { AppError } from '@kindred/chassis/errors/app-error';
import type { Picture } from './picture.ts';

export interface PortfolioImage extends Picture {
  _id: string;
}

export const MAX_PORTFOLIO = 24;

/** @throws AppError conflict `portfolio-full` */
export function requireRoom(list: readonly PortfolioImage[]): void {
  if (list.length < MAX_PORTFOLIO) return;
  throw new AppError('conflict', { code: 'portfolio-full', params: { limit: MAX_PORTFOLIO } });
}

/**
 * The list with this image behind the others; what was uploaded before is not shown twice.
 * @throws AppError conflict `portfolio-full`
 */
export function withPortfolioImage(list: readonly PortfolioImage[], image: PortfolioImage): PortfolioImage[] {
  if (list.some(({ contentHash }) => contentHash === image.contentHash)) return [...list];
  requireRoom(list);
  return [...list, image];
}

/** The named ones first, in this order, then the others: an image that came in between is not lost. */
export function inOrder(list: readonly PortfolioImage[], ids: readonly string[]): PortfolioImage[] {
  const named = ids.flatMap((id) => list.find(({ _id }) => _id === id) ?? []);
  return [...named, ...list.filter((image) => !named.includes(image))];
}
