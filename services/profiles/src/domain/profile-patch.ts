import { AppError } from '@kindred/chassis/errors/app-error';
import { cleanAbout } from './about-html.ts';
import type { Member, MemberFields } from './member.ts';
import { inOrder, type PortfolioImage } from './portfolio.ts';
import { wasRemoved } from './removed-entries.ts';
import { visibleLine } from './visible-text.ts';

/** What an owner may send; a name counts the same inside and outside of `address`. */
export interface ProfilePatch {
  firstname?: string | undefined;
  lastname?: string | undefined;
  address?: { firstname?: string | undefined; lastname?: string | undefined } | undefined;
  title?: string | undefined;
  location?: string | undefined;
  categories?: string[] | undefined;
  about?: string | undefined;
  isEmailHidden?: boolean | undefined;
  isHiddenFromSearchEngines?: boolean | undefined;
  /** Ids of the own portfolio images, those in front first. */
  portfolioOrder?: string[] | undefined;
}

function patchedName(member: Member, patch: ProfilePatch): Member['address'] | undefined {
  if ([patch.firstname, patch.lastname, patch.address].every((part) => part === undefined)) return undefined;
  // An empty part outside hides no full one inside.
  const part = (name: 'firstname' | 'lastname'): string =>
    visibleLine(patch[name] ?? '', name) || visibleLine(patch.address?.[name] ?? '', name);
  const [firstname, lastname] = [part('firstname'), part('lastname')];
  if (firstname === '' && lastname === '') {
    throw new AppError('invalid', { code: 'name-required', field: 'firstname' });
  }
  return {
    firstname: firstname || member.address.firstname,
    lastname: lastname || member.address.lastname,
  };
}

/** An image deleted a moment ago is no reason to refuse the order of the others. */
function orderedPortfolio(member: Member, ids: readonly string[]): PortfolioImage[] {
  const list = 'portfolioImages';
  const isOwn = (id: string) => member[list].some(({ _id }) => _id === id) || wasRemoved(member, list, id);
  if (!ids.every(isOwn)) throw new AppError('not-found', { code: 'not-found', field: 'portfolioOrder' });
  return inOrder(member[list], ids);
}

/** The fields a patch sets. An empty part of the name keeps the old one; title and place may be cleared. */
export function patchFields(member: Member, patch: ProfilePatch): MemberFields {
  const address = patchedName(member, patch);
  return {
    ...(address ? { address } : {}),
    ...(patch.title === undefined ? {} : { title: visibleLine(patch.title, 'title') }),
    ...(patch.location === undefined ? {} : { location: visibleLine(patch.location, 'location') }),
    ...(patch.categories === undefined ? {} : { categories: patch.categories }),
    ...(patch.about === undefined ? {} : { about: cleanAbout(patch.about) }),
    ...(patch.isEmailHidden === undefined ? {} : { isEmailHidden: patch.isEmailHidden }),
    ...(patch.isHiddenFromSearchEngines === undefined
      ? {}
      : { isHiddenFromSearchEngines: patch.isHiddenFromSearchEngines }),
    ...(patch.portfolioOrder === undefined
      ? {}
      : { portfolioImages: orderedPortfolio(member, patch.portfolioOrder) }),
  };
}
