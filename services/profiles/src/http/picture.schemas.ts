import { fileOf } from '@kindred/chassis/http/file-answer';
import { closed, file } from '@kindred/chassis/http/schemas';
import { IMAGE_TYPE, MAX_IMAGE_BYTES } from '@kindred/chassis/images/image-encoder';
import { Type } from 'typebox';

/** The picture and the form around it. */
export const PICTURE_BODY_LIMIT = MAX_IMAGE_BYTES + 64 * 1024;

export const profileImageForm = closed({ profileImage: file() }, 'ProfileImageForm');
export const profileBackgroundForm = closed({ profileBackground: file() }, 'ProfileBackgroundForm');
export const portfolioImageForm = closed({ portfolioImage: file() }, 'PortfolioImageForm');

export const pictureParams = closed({
  file: Type.String({ maxLength: 300, examples: ['0f1e2d3c4b5a69788796a5b4c3d2e1f0-640.webp'] }),
});
export const pictureAnswer = fileOf(IMAGE_TYPE);
