import { block, closed, id, line } from '@kindred/chassis/http/schemas';
import { Type } from 'typebox';
import { MAX_ABOUT } from '../domain/about-html.ts';
import { languageLevels, MAX_LANGUAGE } from '../domain/language.ts';
import { MAX_TRAIT } from '../domain/trait.ts';

const level = () => Type.Unsafe<string>({ type: 'string', enum: [...languageLevels] });

export const addLanguageBody = closed(
  { language: line(MAX_LANGUAGE, 0, 'Danish'), level: level() },
  'AddLanguage',
);
export const deleteLanguageBody = closed({ languageId: id() }, 'DeleteLanguage');

export const addInterestBody = closed({ interest: line(MAX_TRAIT, 0, 'Tides') }, 'AddInterest');
export const deleteInterestBody = closed({ interestId: id() }, 'DeleteInterest');

export const addPersonalityBody = closed({ personality: line(MAX_TRAIT, 0, 'Patient') }, 'AddPersonality');
export const deletePersonalityBody = closed({ personalityId: id() }, 'DeletePersonality');

export const deletePortfolioImageBody = closed({ imageId: id() }, 'DeletePortfolioImage');

export const aboutBody = closed({ about: block(MAX_ABOUT, 0, '<p>Walls, mostly.</p>') }, 'About');
/** 20,000 characters in any script, escaped. */
export const ABOUT_BODY_LIMIT = 256 * 1024;
