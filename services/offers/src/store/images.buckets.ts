export const IMAGES_BUCKET = 'offer-images';
