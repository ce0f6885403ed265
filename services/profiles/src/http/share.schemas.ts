import { fileOf } from '@kindred/chassis/http/file-answer';
import { closed, id, shownText } from '@kindred/chassis/http/schemas';
import { roles } from '@kindred/proto/role';
import { Type } from 'typebox';

const ok = { success: Type.Literal(true) };
const role = Type.Unsafe<(typeof roles)[number]>({ type: 'string', enum: [...roles] });

export const shareCardAnswer = closed(
  {
    ...ok,
    card: closed({
      _id: id(),
      role,
      name: shownText('Mira Sol'),
      title: shownText('Paints walls'),
      location: shownText('Kiel'),
      categories: Type.Array(shownText('Painting')),
      about: shownText('Walls, mostly.'),
      picture: shownText('/media/share/0f1e2d3c4b5a69788796a5b4.png'),
      isIndexed: Type.Boolean(),
    }),
  },
  'ShareCardAnswer',
);

export const sharePictureParams = closed({
  file: Type.String({ maxLength: 300, examples: ['0f1e2d3c4b5a69788796a5b4.png'] }),
});
export const sharePictureAnswer = fileOf('image/png');

export const sitemapDaysAnswer = closed(
  { ...ok, days: Type.Array(shownText('2026-11-21')) },
  'SitemapDaysAnswer',
);

export const sitemapParams = closed({
  day: Type.String({ pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$', examples: ['2026-11-21'] }),
});
export const sitemapMembersAnswer = closed(
  { ...ok, members: Type.Array(closed({ _id: id(), role })) },
  'SitemapMembersAnswer',
);
