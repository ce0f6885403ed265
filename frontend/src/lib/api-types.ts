/** What travels between the app and the server; every other file imports its HTTP types from here. */
export type Role = 'artist' | 'entrepreneur';

export type MemberCard = {
  _id: string;
  id: string;
  role: Role;
  address: { firstname: string; lastname: string };
  title: string;
  location: string;
  categories: string[];
  profileImage: string | null;
  /** 0 together with ratingCount 0 means unrated. */
  averageRating: number;
  ratingCount: number;
};

export type PublicMember = MemberCard & {
  profileBackground: string | null;
  about: string;
  languages: { _id: string; language: string; level: string }[];
  interests: { _id: string; interest: string }[];
  personality: { _id: string; personality: string }[];
  portfolioImages: { _id: string; path: string }[];
  email?: string;
};

export type Self = PublicMember & {
  email: string;
  connections: MemberCard[];
  pendingRequests: MemberCard[];
  sentRequests: MemberCard[];
  favOffers: unknown[];
};

export type Message = {
  _id: string;
  senderId: string;
  receiverId: string;
  message: string;
  file: string | null;
  createdAt: string;
  editedAt: string | null;
  version: number;
  /** Not empty while unread. */
  notifications: { senderId: string; receiverId: string }[];
};

export type ContactCard = MemberCard & {
  lastMessage: Message | null;
  /** Counted up to 100. */
  unreadCount: number;
  isOnline: boolean;
  canWrite: boolean;
};

export type MemberQuery = {
  role?: Role;
  category?: string;
  letter?: string;
  q?: string;
  sort?: 'rating' | 'name' | 'newest';
  limit?: number;
  cursor?: string;
};

export type MemberPage = {
  success: true;
  users: MemberCard[];
  total: number;
  totalIsExact: boolean;
  nextCursor: string | null;
};

export type Account = { _id: string; id: string; email: string; role: Role };

export type SignInBody = { email: string; password: string };
export type SignInAnswer = { success: true; token: string; user: Account };

export type RegisterBody = {
  email: string;
  password: string;
  role: Role;
  categories: string[];
  terms: { accepted: true; version: string };
};
export type RegisterAnswer = { success: true; newUser: Account & { categories: string[] } };

export type MemberUpdate = {
  firstname?: string;
  lastname?: string;
  address?: { firstname?: string; lastname?: string };
  title?: string;
  location?: string;
  categories?: string[];
  about?: string;
};

export type ContactMessageBody = {
  senderEmail: string;
  subject: 'User Message to DEVs';
  message: string;
  /** A field no person sees; only machines fill it in. */
  website: string;
};

export type Done = { success: true };

export type ErrorBody = {
  success: false;
  message: string;
  errors: { message: string; code: string; field?: string }[];
};
