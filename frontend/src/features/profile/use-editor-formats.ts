import { type RefObject, useCallback, useState } from 'react';
import type ReactQuill from 'react-quill';

type Range = { index: number; length: number };
type Formats = Record<string, unknown>;

export type EditorFormats = {
  active: Formats;
  refresh: () => void;
  /** On or off, wherever the selection is. */
  toggle: (format: string, value: unknown) => void;
  selection: () => { range: Range; text: string } | null;
  /** Null takes the link away. */
  setLink: (range: Range, href: string | null) => void;
};

/** What the toolbar sees of the editor and does to it. */
export function useEditorFormats(quill: RefObject<ReactQuill | null>): EditorFormats {
  const [active, setActive] = useState<Formats>({});

  const refresh = useCallback(() => {
    const editor = quill.current?.getEditor();
    const range = editor?.getSelection();
    if (editor && range) setActive(editor.getFormat(range));
  }, [quill]);

  const toggle = (format: string, value: unknown) => {
    const editor = quill.current?.getEditor();
    if (editor === undefined) return;
    editor.focus();
    const isOn = editor.getFormat()[format] === value;
    editor.format(format, isOn ? false : value, 'user');
    refresh();
  };

  const selection = () => {
    const editor = quill.current?.getEditor();
    const range = editor?.getSelection(true);
    return editor && range ? { range, text: editor.getText(range) } : null;
  };

  const setLink = (range: Range, href: string | null) => {
    const editor = quill.current?.getEditor();
    if (editor === undefined) return;
    editor.focus();
    if (range.length > 0) editor.formatText(range, 'link', href ?? false, 'user');
    else if (href !== null)
      editor.insertText(range.index, href.replace(/^mailto:/, ''), 'link', href, 'user');
    editor.setSelection(range.index + range.length, 0);
    refresh();
  };

  return { active, refresh, toggle, selection, setLink };
}
