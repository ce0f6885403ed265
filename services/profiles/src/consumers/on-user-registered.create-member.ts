// Somebody registered, or did so again: their profile is made or follows. Nobody sees it yet, no event.
import { defineConsumer } from '@kindred/chassis/consumers/consumer';
import { PoisonError } from '@kindred/chassis/events/envelope';
import { events } from '@kindred/proto/catalog';
import { Role as ProtoRole } from '@kindred/proto/identity/v1';
import type { Role } from '@kindred/proto/role';
import type { RegisterMember } from '../usecases/register-member.ts';

function roleOf(role: ProtoRole): Role {
  if (role === ProtoRole.UNSPECIFIED) throw new PoisonError('user.registered without a role');
  return role === ProtoRole.ARTIST ? 'artist' : 'entrepreneur';
}

export const onUserRegistered = (registerMember: RegisterMember) =>
  defineConsumer({
    event: events.userRegistered,
    effect: 'create-member',
    async handle({ data, version }) {
      await registerMember(data.userId, {
        version,
        email: data.email,
        role: roleOf(data.role),
        categories: data.categories,
        registeredAt: Number(data.registeredAt),
      });
    },
  });
