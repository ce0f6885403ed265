// Made from the OpenAPI document of the services by `make api-types`. Not edited by hand.

export interface ApiSchemas {
  About: About;
  AcceptConnectionRequest: AcceptConnectionRequest;
  AddInterest: AddInterest;
  AddLanguage: AddLanguage;
  AddPersonality: AddPersonality;
  AppliedAnswer: AppliedAnswer;
  Apply: Apply;
  Attachment: Attachment;
  BestRatingsAnswer: BestRatingsAnswer;
  Cleared: Cleared;
  ContactAnswer: ContactAnswer;
  ContactCard: ContactCard;
  ContactMessage: ContactMessage;
  DeleteConnection: DeleteConnection;
  DeleteInterest: DeleteInterest;
  DeleteLanguage: DeleteLanguage;
  DeletePersonality: DeletePersonality;
  DeletePortfolioImage: DeletePortfolioImage;
  DeletedMessage: DeletedMessage;
  DeletedOfferAnswer: DeletedOfferAnswer;
  EmailAddress: EmailAddress;
  ErrorBody: ErrorBody;
  FavouriteOffer: FavouriteOffer;
  FileLink: FileLink;
  HubAnswer: HubAnswer;
  MarkFavourite: MarkFavourite;
  MemberCard: MemberCard;
  Message: Message;
  MessageEdit: MessageEdit;
  NewMessage: NewMessage;
  NewOffer: NewOffer;
  NewPassword: NewPassword;
  NewRating: NewRating;
  NewRatingAnswer: NewRatingAnswer;
  Offer: Offer;
  OfferAnswer: OfferAnswer;
  OfferMember: OfferMember;
  OfferPatch: OfferPatch;
  OffersAnswer: OffersAnswer;
  OwnPassword: OwnPassword;
  OwnRating: OwnRating;
  PortfolioImageForm: PortfolioImageForm;
  ProfileBackgroundForm: ProfileBackgroundForm;
  ProfileImageForm: ProfileImageForm;
  ProfilePatch: ProfilePatch;
  Rating: Rating;
  RatingsAnswer: RatingsAnswer;
  ReceiverAnswer: ReceiverAnswer;
  Register: Register;
  Registered: Registered;
  RejectConnectionRequest: RejectConnectionRequest;
  Self: Self;
  SelfAnswer: SelfAnswer;
  SendConnectionRequest: SendConnectionRequest;
  SenderAnswer: SenderAnswer;
  ShareCardAnswer: ShareCardAnswer;
  SignIn: SignIn;
  SignedIn: SignedIn;
  SingleUserAnswer: SingleUserAnswer;
  SitemapDaysAnswer: SitemapDaysAnswer;
  SitemapMembersAnswer: SitemapMembersAnswer;
  Success: Success;
  UpdatedOfferAnswer: UpdatedOfferAnswer;
}
export interface About {
  about: string;
}
export interface AcceptConnectionRequest {
  receiverId?: string;
  senderId: string;
}
export interface AddInterest {
  interest: string;
}
export interface AddLanguage {
  language: string;
  level: "Beginner" | "Elementary" | "Intermediate" | "Advanced" | "Fluent";
}
export interface AddPersonality {
  personality: string;
}
export interface AppliedAnswer {
  success: true;
  offer: Offer;
  applicant: OfferMember;
}
export interface Offer {
  _id: string;
  title: string;
  description: string;
  location: string;
  type: string;
  category: string;
  salary: number | null;
  skillsRequired: string[];
  status: string;
  createdBy: OfferMember;
  postImage: string | null;
  applicants: OfferMember[];
  applicantsCount: number;
  createdAt: string;
  updatedAt: string;
  deletedAt: string | null;
}
export interface OfferMember {
  _id: string;
  id: string;
  role: string;
  address: {
    firstname: string;
    lastname: string;
  };
  title: string;
  location: string;
  categories: string[];
  profileImage: string | null;
}
export interface Apply {
  offerId: string;
  applicantId?: string;
}
export interface Attachment {
  kind: "image" | "pdf" | "audio";
  contentType: string;
  size: number;
  previewUrl?: string;
}
export interface BestRatingsAnswer {
  success: true;
  ratings: Rating[];
}
export interface Rating {
  _id: string;
  ratedUserId: string;
  ratingNumber: number;
  comment: string;
  createdAt: string;
  rater: {
    profileImage: string | null;
    address: {
      firstname: string;
    };
  };
}
export interface Cleared {
  success: true;
  cleared: number;
}
export interface ContactAnswer {
  message: string;
}
export interface ContactCard {
  _id: string;
  id: string;
  role: "artist" | "entrepreneur";
  address: {
    firstname: string;
    lastname: string;
  };
  title: string;
  location: string;
  categories: string[];
  profileImage: string | null;
  averageRating: number;
  ratingCount: number;
  lastMessage: Message | null;
  unreadCount: number;
  isOnline: boolean;
  canWrite: boolean;
}
export interface Message {
  _id: string;
  senderId: string;
  receiverId: string;
  message: string;
  file: string | null;
  attachment?: Attachment;
  createdAt: string;
  editedAt: string | null;
  version: number;
  notifications: {
    senderId: string;
    receiverId: string;
  }[];
}
export interface ContactMessage {
  senderEmail: string;
  subject: "User Message to DEVs";
  message: string;
  website?: string;
}
export interface DeleteConnection {
  userId?: string;
  connectionId: string;
}
export interface DeleteInterest {
  interestId: string;
}
export interface DeleteLanguage {
  languageId: string;
}
export interface DeletePersonality {
  personalityId: string;
}
export interface DeletePortfolioImage {
  imageId: string;
}
export interface DeletedMessage {
  success: true;
  message: Message;
}
export interface DeletedOfferAnswer {
  success: true;
  deletedOffer: Offer;
}
export interface EmailAddress {
  email: string;
}
export interface ErrorBody {
  success: false;
  message: string;
  errors: {
    message: string;
    code: string;
    field?: string;
  }[];
}
export interface FavouriteOffer {
  _id: string;
  title: string;
  location: string;
  type: string;
  category: string;
  salary: number | null;
  skillsRequired: string[];
  status: string;
  createdBy: MemberCard;
  postImage: string | null;
  createdAt: string;
}
export interface MemberCard {
  _id: string;
  id: string;
  role: "artist" | "entrepreneur";
  address: {
    firstname: string;
    lastname: string;
  };
  title: string;
  location: string;
  categories: string[];
  profileImage: string | null;
  averageRating: number;
  ratingCount: number;
  relation?: "own" | "none" | "sent" | "pending" | "connected";
}
export interface FileLink {
  success: true;
  file: string;
  expiresAt: string;
}
export interface HubAnswer {
  success: true;
  users: MemberCard[];
  total: number;
  totalIsExact: boolean;
  nextCursor: string | null;
}
export interface MarkFavourite {
  userId?: string;
  favourite?: boolean;
}
export interface MessageEdit {
  message?: string;
}
export interface NewMessage {
  message?: string;
  chatimage?: {
    [k: string]: unknown;
  };
}
export interface NewOffer {
  title: string;
  description: string;
  type: "offer" | "seeking";
  category:
    | "Painting"
    | "Drawing"
    | "Digital art"
    | "Sculpture"
    | "Performing arts"
    | "Music"
    | "Dance"
    | "Photography"
    | "Literary arts"
    | "Contemporary arts"
    | "Traditional arts"
    | "Crafts"
    | "Design"
    | "Other";
  status: "open" | "closed";
  location?: string;
  salary?: number | string | null;
  skillsRequired?: string[] | string;
  createdBy?: string;
  postImage?:
    | {
        [k: string]: unknown;
      }
    | ""
    | null;
}
export interface NewPassword {
  password: string;
}
export interface NewRating {
  userId?: string;
  ratedUserId: string;
  ratingNumber: number;
  comment: string;
}
export interface NewRatingAnswer {
  success: true;
  newRating: OwnRating;
}
export interface OwnRating {
  _id: string;
  ratedUserId: string;
  ratingNumber: number;
  comment: string;
  createdAt: string;
  rater: {
    profileImage: string | null;
    address: {
      firstname: string;
    };
  };
  userId: string;
}
export interface OfferAnswer {
  success: true;
  offer: Offer;
}
export interface OfferPatch {
  title?: string;
  description?: string;
  type?: "offer" | "seeking";
  category?:
    | "Painting"
    | "Drawing"
    | "Digital art"
    | "Sculpture"
    | "Performing arts"
    | "Music"
    | "Dance"
    | "Photography"
    | "Literary arts"
    | "Contemporary arts"
    | "Traditional arts"
    | "Crafts"
    | "Design"
    | "Other";
  status?: "open" | "closed";
  location?: string;
  salary?: number | string | null;
  skillsRequired?: string[] | string;
  createdBy?: string;
  postImage?:
    | {
        [k: string]: unknown;
      }
    | ""
    | null;
}
export interface OffersAnswer {
  success: true;
  offers: Offer[];
  nextCursor: string | null;
}
export interface OwnPassword {
  password: string;
}
export interface PortfolioImageForm {
  portfolioImage: {
    [k: string]: unknown;
  };
}
export interface ProfileBackgroundForm {
  profileBackground: {
    [k: string]: unknown;
  };
}
export interface ProfileImageForm {
  profileImage: {
    [k: string]: unknown;
  };
}
export interface ProfilePatch {
  firstname?: string;
  lastname?: string;
  address?: {
    firstname?: string;
    lastname?: string;
  };
  title?: string;
  location?: string;
  /**
   * @maxItems 3
   */
  categories?: (
    | "Painting"
    | "Drawing"
    | "Digital art"
    | "Sculpture"
    | "Performing arts"
    | "Music"
    | "Dance"
    | "Photography"
    | "Literary arts"
    | "Contemporary arts"
    | "Traditional arts"
    | "Crafts"
    | "Design"
    | "Other"
  )[];
  about?: string;
  isEmailHidden?: boolean;
  isHiddenFromSearchEngines?: boolean;
  /**
   * @maxItems 24
   */
  portfolioOrder?: string[];
}
export interface RatingsAnswer {
  success: true;
  ratings: Rating[];
  nextCursor: string | null;
}
export interface ReceiverAnswer {
  success: true;
  receiver: Self;
}
export interface Self {
  _id: string;
  id: string;
  role: "artist" | "entrepreneur";
  address: {
    firstname: string;
    lastname: string;
  };
  title: string;
  location: string;
  categories: string[];
  profileImage: string | null;
  averageRating: number;
  ratingCount: number;
  relation?: "own" | "none" | "sent" | "pending" | "connected";
  profileBackground: string | null;
  about: string;
  languages: {
    _id: string;
    language: string;
    level: "Beginner" | "Elementary" | "Intermediate" | "Advanced" | "Fluent";
  }[];
  interests: {
    _id: string;
    interest: string;
  }[];
  personality: {
    _id: string;
    personality: string;
  }[];
  portfolioImages: {
    _id: string;
    path: string;
  }[];
  email: string;
  isEmailHidden: boolean;
  isHiddenFromSearchEngines: boolean;
  connections: MemberCard[];
  pendingRequests: MemberCard[];
  sentRequests: MemberCard[];
  favOffers: FavouriteOffer[];
}
export interface Register {
  email: string;
  password: string;
  role: string;
  /**
   * @maxItems 3
   */
  categories?: (
    | "Painting"
    | "Drawing"
    | "Digital art"
    | "Sculpture"
    | "Performing arts"
    | "Music"
    | "Dance"
    | "Photography"
    | "Literary arts"
    | "Contemporary arts"
    | "Traditional arts"
    | "Crafts"
    | "Design"
    | "Other"
  )[];
  terms?: {
    accepted: boolean;
    version: string;
  };
}
export interface Registered {
  success: true;
  newUser: {
    _id: string;
    id: string;
    email: string;
    role: "artist" | "entrepreneur";
    categories: string[];
  };
}
export interface RejectConnectionRequest {
  receiverId?: string;
  senderId?: string;
}
export interface SelfAnswer {
  success: true;
  user: Self;
}
export interface SendConnectionRequest {
  senderId?: string;
  receiverId: string;
  action?: "send" | "cancel";
}
export interface SenderAnswer {
  success: true;
  sender: Self;
}
export interface ShareCardAnswer {
  success: true;
  card: {
    _id: string;
    role: "artist" | "entrepreneur";
    name: string;
    title: string;
    location: string;
    categories: string[];
    about: string;
    picture: string;
    isIndexed: boolean;
  };
}
export interface SignIn {
  email: string;
  password: string;
}
export interface SignedIn {
  success: true;
  token: string;
  user: {
    _id: string;
    id: string;
    email: string;
    role: "artist" | "entrepreneur";
  };
}
export interface SingleUserAnswer {
  success: true;
  user: {
    _id: string;
    id: string;
    role: "artist" | "entrepreneur";
    address: {
      firstname: string;
      lastname: string;
    };
    title: string;
    location: string;
    categories: string[];
    profileImage: string | null;
    averageRating: number;
    ratingCount: number;
    relation?: "own" | "none" | "sent" | "pending" | "connected";
    profileBackground: string | null;
    about: string;
    languages: {
      _id: string;
      language: string;
      level: "Beginner" | "Elementary" | "Intermediate" | "Advanced" | "Fluent";
    }[];
    interests: {
      _id: string;
      interest: string;
    }[];
    personality: {
      _id: string;
      personality: string;
    }[];
    portfolioImages: {
      _id: string;
      path: string;
    }[];
    email?: string;
    isEmailHidden?: boolean;
    isHiddenFromSearchEngines?: boolean;
    connections?: MemberCard[];
    pendingRequests?: MemberCard[];
    sentRequests?: MemberCard[];
    favOffers?: FavouriteOffer[];
  };
}
export interface SitemapDaysAnswer {
  success: true;
  days: string[];
}
export interface SitemapMembersAnswer {
  success: true;
  members: {
    _id: string;
    role: "artist" | "entrepreneur";
  }[];
}
export interface Success {
  success: true;
}
export interface UpdatedOfferAnswer {
  success: true;
  updatedPost: Offer;
}
