// The picture beside a link to a profile, drawn from the member's print, for everybody; it never changes. No event.
import { AppError } from '@kindred/chassis/errors/app-error';
import { route } from '@kindred/chassis/http/route';
import type { MembersStore } from '../store/members.store.ts';
import type { DrawSharePicture } from '../usecases/draw-share-picture.ts';
import { requireVisibleMember } from '../usecases/require-member.ts';
import { sharePictureAnswer, sharePictureParams } from './share.schemas.ts';

const FILE = /^([0-9a-f]{24})\.png$/;

export const getSharePictureRoute = (members: MembersStore, drawSharePicture: DrawSharePicture) =>
  route({
    method: 'GET',
    path: '/media/share/:file',
    access: 'public',
    summary: 'The picture beside a link to a profile',
    errors: { 'not-found': ['not-found'], unavailable: ['too-busy'] },
    params: sharePictureParams,
    response: sharePictureAnswer,
    async handle({ params: { file } }) {
      const id = FILE.exec(file)?.[1];
      if (id === undefined) throw new AppError('not-found', 'not-found');
      const { role } = await requireVisibleMember(members, id);
      return { tag: `share-1-${role}-${id}`, bytes: await drawSharePicture(id, role) };
    },
  });
