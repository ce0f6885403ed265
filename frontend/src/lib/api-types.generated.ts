// Made from the OpenAPI document of the services by `make api-types`. Not edited by hand.

export interface ApiSchemas {
  AcceptConnectionRequest: AcceptConnectionRequest;
  Cleared: Cleared;
  ContactAnswer: ContactAnswer;
  ContactCard: ContactCard;
  ContactMessage: ContactMessage;
  DeleteConnection: DeleteConnection;
  EmailAddress: EmailAddress;
  ErrorBody: ErrorBody;
  HubAnswer: HubAnswer;
  MemberCard: MemberCard;
  Message: Message;
  NewMessage: NewMessage;
  NewPassword: NewPassword;
  ProfileBackgroundForm: ProfileBackgroundForm;
  ProfileImageForm: ProfileImageForm;
  ProfilePatch: ProfilePatch;
  ReceiverAnswer: ReceiverAnswer;
  Register: Register;
  Registered: Registered;
  RejectConnectionRequest: RejectConnectionRequest;
  Self: Self;
  SelfAnswer: SelfAnswer;
  SendConnectionRequest: SendConnectionRequest;
  SenderAnswer: SenderAnswer;
  SignIn: SignIn;
  SignedIn: SignedIn;
  SingleUserAnswer: SingleUserAnswer;
  Success: Success;
}
export interface AcceptConnectionRequest {
  receiverId?: string;
  senderId: string;
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
export interface HubAnswer {
  success: true;
  users: MemberCard[];
  total: number;
  totalIsExact: boolean;
  nextCursor: string | null;
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
export interface NewMessage {
  message?: string;
}
export interface NewPassword {
  password: string;
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
  connections: MemberCard[];
  pendingRequests: MemberCard[];
  sentRequests: MemberCard[];
  favOffers: {
    _id: string;
  }[];
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
  terms: {
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
  } & {
    email?: string;
    isEmailHidden?: boolean;
    connections?: MemberCard[];
    pendingRequests?: MemberCard[];
    sentRequests?: MemberCard[];
    favOffers?: {
      _id: string;
    }[];
    [k: string]: unknown;
  };
}
export interface Success {
  success: true;
}
