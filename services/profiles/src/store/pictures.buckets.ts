export const PICTURES_BUCKET = 'profile-pictures';
