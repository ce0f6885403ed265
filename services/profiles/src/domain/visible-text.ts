import { AppError } from '@kindred/chassis/errors/app-error';
import { isBlank, normalizeText } from '@kindred/chassis/http/text';

/**
 * One trimmed line in NFC. White space alone is the empty text.
 * @throws AppError invalid `bad-characters` for text made of invisible or forbidden characters.
 */
export function visibleLine(value: string, field: string): string {
  const text = normalizeText(value, 'line')?.trim();
  if (text === undefined || (text !== '' && isBlank(text))) {
    throw new AppError('invalid', { code: 'bad-characters', field });
  }
  return text;
}
