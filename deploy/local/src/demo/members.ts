import { createHash } from 'node:crypto';
import { de, en, Faker } from '@faker-js/faker';
import type { Role } from '@kindred/proto/role';
import { aboutText, artistTitles, entrepreneurTitles } from './member-texts.ts';

export interface DemoMember {
  userId: string;
  email: string;
  role: Role;
  firstname: string;
  lastname: string;
  title: string;
  location: string;
  categories: string[];
  about: string;
  languages: { language: string; level: string }[];
}

const COUNT = 60;
const SEED = 20_261_121;
const levels = ['Beginner', 'Elementary', 'Intermediate', 'Advanced', 'Fluent'];
const spoken = [
  'English',
  'German',
  'French',
  'Spanish',
  'Turkish',
  'Polish',
  'Italian',
  'Arabic',
  'Japanese',
];

/** Two members everybody can sign in as; their names are printed at the start. */
const known: readonly Partial<DemoMember>[] = [
  {
    role: 'artist',
    firstname: 'Mira',
    lastname: 'Okafor',
    title: artistTitles.Painting?.[0],
    categories: ['Painting', 'Crafts', 'Drawing'],
  },
  {
    role: 'entrepreneur',
    firstname: 'Clara',
    lastname: 'Stein',
    title: entrepreneurTitles[0],
    categories: ['Photography', 'Design'],
  },
];

export const demoEmail = (firstname: string, lastname: string): string =>
  `${firstname}.${lastname}@demo.kindred.example`
    .normalize('NFKD')
    .replaceAll(/[^\w.@]/g, '')
    .toLowerCase();

const idOf = (index: number): string =>
  createHash('sha256').update(`demo member ${index}`).digest('hex').slice(0, 24);

function makeMember(index: number, faker: Faker, categories: readonly string[]): DemoMember {
  const role = index % 2 === 0 ? 'artist' : 'entrepreneur';
  const chosen = faker.helpers.arrayElements([...categories], { min: 1, max: 3 });
  const titles = role === 'artist' ? (artistTitles[chosen[0] ?? 'Other'] ?? []) : entrepreneurTitles;
  const firstname = faker.person.firstName();
  const lastname = faker.person.lastName();
  const title = faker.helpers.arrayElement([...titles]);
  const location = `${faker.location.city()}`;
  const member = { role, firstname, lastname, title, location, categories: chosen, ...known[index] } as const;
  const isGerman = faker.helpers.arrayElement([true, false]);
  const languages = faker.helpers
    .arrayElements(spoken, { min: 1, max: 3 })
    .map((language) => ({ language, level: faker.helpers.arrayElement(levels) }));
  return {
    ...member,
    categories: [...member.categories],
    title: member.title ?? title,
    userId: idOf(index),
    email: demoEmail(member.firstname ?? firstname, member.lastname ?? lastname),
    about: aboutText(member.firstname ?? firstname, isGerman ? 'de' : 'en', faker.number.int({ max: 1_000 })),
    languages,
  };
}

/** The demo community: the same sixty members every time. Nobody in it is real. */
export function demoMembers(categories: readonly string[]): DemoMember[] {
  const faker = new Faker({ locale: [en], seed: SEED });
  const german = new Faker({ locale: [de, en], seed: SEED });
  return Array.from({ length: COUNT }, (_, index) =>
    makeMember(index, index % 3 === 1 ? german : faker, categories),
  );
}
