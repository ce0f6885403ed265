import type * as api from './api-types.generated.ts';

/** What travels between the app and the server, by the app's names; the shapes come from the services' OpenAPI. */
export type { ContactCard, ErrorBody, MemberCard, Message, Self } from './api-types.generated.ts';

export type Role = api.MemberCard['role'];

/** Query of the hub; the server checks it by its own schema. */
export type MemberQuery = {
  role?: Role;
  category?: string;
  letter?: string;
  q?: string;
  sort?: 'rating' | 'name' | 'newest';
  limit?: number;
  cursor?: string;
};

export type MemberPage = api.HubAnswer;
export type SignInBody = api.SignIn;
export type SignInAnswer = api.SignedIn;
export type Account = SignInAnswer['user'];
export type RegisterBody = api.Register;
export type RegisterAnswer = api.Registered;
export type MemberUpdate = api.ProfilePatch;
export type ContactMessageBody = api.ContactMessage;
export type Done = api.Success;
