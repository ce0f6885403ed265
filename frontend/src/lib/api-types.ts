import type * as api from './api-types.generated.ts';

/** What travels between the app and the server, by the app's names; the shapes come from the services' OpenAPI. */
export type {
  ContactCard,
  ErrorBody,
  FavouriteOffer,
  MemberCard,
  Message,
  Offer,
  OfferMember,
  OwnRating,
  Rating,
  Self,
} from './api-types.generated.ts';

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
export type OfferPage = api.OffersAnswer;
/** What the form of an offer holds besides its image. */
export type OfferFields = Required<
  Pick<api.NewOffer, 'title' | 'description' | 'type' | 'category' | 'status'>
>;

type SelfOnly =
  | 'email'
  | 'isEmailHidden'
  | 'isHiddenFromSearchEngines'
  | 'connections'
  | 'pendingRequests'
  | 'sentRequests'
  | 'favOffers';
/** A profile as far as its viewer may see it. */
export type Profile = Omit<api.Self, SelfOnly> & Partial<Pick<api.Self, SelfOnly>>;
export type PortfolioImage = api.Self['portfolioImages'][number];
export type Level = api.AddLanguage['level'];
export type RatingPage = api.RatingsAnswer;
