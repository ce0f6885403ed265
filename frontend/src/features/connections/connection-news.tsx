import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Self } from '../../lib/api-types.ts';
import { useMemberName } from '../../lib/member-name.ts';
import { newsBetween } from './news-between.ts';

/** Says to those who hear the page what the eye sees in the lists: who is connected, asks, or is gone. */
export const ConnectionNews = ({ self }: { self: Self }) => {
  const { t } = useTranslation('connections');
  const nameOf = useMemberName();
  const before = useRef(self);
  const [text, setText] = useState('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a change of the lists is news
  useEffect(() => {
    const news = newsBetween(before.current, self);
    before.current = self;
    if (news.length === 0) return;
    setText(news.map(({ what, member }) => t(`news.${what}`, { name: nameOf(member) })).join(' '));
  }, [self]);
  return (
    <p className="vh" role="status">
      {text}
    </p>
  );
};
