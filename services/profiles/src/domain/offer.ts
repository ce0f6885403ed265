/** This service's copy of what a list shows of an offer, for those who keep it as a favourite. */
export interface Offer {
  _id: string;
  createdBy: string;
  title: string;
  location: string;
  type: 'offer' | 'seeking';
  category: string;
  salary: number | null;
  skillsRequired: string[];
  status: 'open' | 'closed';
  /** Empty without one. */
  postImage: string;
  createdAt: number;
  /** Version of the offer this was taken from. */
  sourceVersion: number;
  isDeleted: false;
}

/** An offer that was taken back, or whose end arrived before its beginning. */
export interface DeletedOffer {
  _id: string;
  sourceVersion: number;
  isDeleted: true;
}
