import { useTranslation } from 'react-i18next';
import { isApiError } from './errors.ts';

/** The sentences to show for a failed call: the server's own, or ours when it could not say any. */
export function useErrorTexts(): (error: unknown) => string[] {
  const { t } = useTranslation('common');
  return (error) => {
    if (!isApiError(error)) return [t('somethingSlipped')];
    if (error.status === 'offline') return [t('unreachable')];
    const texts = [...new Set(error.messages.map((entry) => entry.message))];
    if (texts.length > 0) return texts;
    if (error.retryAfterSeconds !== undefined)
      return [t('tooManyTries', { seconds: error.retryAfterSeconds })];
    return [t('somethingSlipped')];
  };
}
