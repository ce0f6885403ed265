import { useTranslation } from 'react-i18next';
import { isApiError } from './errors.ts';
import { formatWait } from './format-wait.ts';

/** How long to wait, when the server has said it; null when it has not. */
export function useWaitText(): (error: unknown) => string | null {
  const { t, i18n } = useTranslation('common');
  return (error) => {
    if (!isApiError(error) || error.status !== 429 || error.retryAfterSeconds === undefined) return null;
    return t('tooManyTries', { wait: formatWait(error.retryAfterSeconds, i18n.resolvedLanguage ?? 'en') });
  };
}

/** The sentences to show for a failed call: the server's own, or ours when it could not say any; none without an error. */
export function useErrorTexts(): (error: unknown) => string[] {
  const { t } = useTranslation('common');
  const waitText = useWaitText();
  return (error) => {
    if (error === undefined) return [];
    if (!isApiError(error)) return [t('somethingSlipped')];
    if (error.status === 'offline') return [t('unreachable')];
    const wait = waitText(error);
    if (wait !== null) return [wait];
    const texts = [...new Set(error.messages.map((entry) => entry.message))];
    return texts.length > 0 ? texts : [t('somethingSlipped')];
  };
}
