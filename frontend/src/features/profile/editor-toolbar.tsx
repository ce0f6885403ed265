import {
  Bold,
  Heading,
  Italic,
  Link,
  List,
  ListOrdered,
  type LucideIcon,
  TextQuote,
  Underline,
} from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/icon.tsx';
import styles from './about-editor.module.css';
import { LinkEntry } from './link-entry.tsx';
import { linkStart } from './link-href.ts';
import type { EditorFormats } from './use-editor-formats.ts';

const tools = [
  { format: 'bold', value: true, icon: Bold, label: 'about.bold' },
  { format: 'italic', value: true, icon: Italic, label: 'about.italic' },
  { format: 'underline', value: true, icon: Underline, label: 'about.underline' },
  { format: 'header', value: 3, icon: Heading, label: 'about.heading' },
  { format: 'list', value: 'bullet', icon: List, label: 'about.list' },
  { format: 'list', value: 'ordered', icon: ListOrdered, label: 'about.numbered' },
  { format: 'blockquote', value: true, icon: TextQuote, label: 'about.quote' },
] as const;

type LinkDraft = { range: { index: number; length: number }; start: string };

export const EditorToolbar = ({ editor }: { editor: EditorFormats }) => {
  const { t } = useTranslation('profile');
  const [link, setLink] = useState<LinkDraft | null>(null);
  const isLinked = typeof editor.active.link === 'string';

  const pressLink = () => {
    const chosen = editor.selection();
    if (chosen === null) return;
    const { range, text } = chosen;
    const current = editor.active.link;
    setLink({ range, start: typeof current === 'string' ? current : linkStart(text) });
  };
  const finish = (href: string | null) => {
    if (link !== null) editor.setLink(link.range, href);
    setLink(null);
  };
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend that is not drawn */}
      <div className={styles.toolbar} role="group" aria-label={t('about.toolbar')}>
        {tools.map(({ format, value, icon, label }) => (
          <Tool
            key={label}
            icon={icon}
            label={t(label)}
            isOn={editor.active[format] === value}
            onPress={() => editor.toggle(format, value)}
          />
        ))}
        <Tool icon={Link} label={t('about.link')} isOn={isLinked} onPress={pressLink} />
      </div>
      {link !== null && <LinkEntry start={link.start} isLinked={isLinked} onDone={finish} />}
    </>
  );
};

type ToolProps = { icon: LucideIcon; label: string; isOn: boolean; onPress: () => void };

const Tool = ({ icon, label, isOn, onPress }: ToolProps) => (
  <button
    type="button"
    aria-label={label}
    aria-pressed={isOn}
    // The text stays selected while the button is pressed.
    onMouseDown={(event) => event.preventDefault()}
    onClick={onPress}
  >
    <Icon of={icon} />
  </button>
);
