import 'react-quill/dist/quill.core.css';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import ReactQuill from 'react-quill';
import { useErrorTexts } from '../../lib/use-error-texts.ts';
import { useKeptText } from '../../lib/use-kept-text.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorBoxes } from '../../ui/message-box.tsx';
import styles from './about-editor.module.css';
import { aboutPlace, withPlainSpaces } from './about-html.ts';
import { EditorToolbar } from './editor-toolbar.tsx';
import { useSetAboutMutation } from './profile.api.ts';
import { useEditorFormats } from './use-editor-formats.ts';

const formats = ['bold', 'italic', 'underline', 'link', 'list', 'blockquote', 'header'];

/** Tab leaves the editor as it leaves every field; indenting is nothing the server keeps. */
const modules = {
  toolbar: false,
  keyboard: { bindings: { tab: null, 'remove tab': null, indent: null, outdent: null } },
};

type AboutEditorProps = { userId: string; about: string; onCancel: () => void; onSaved: () => void };

export const AboutEditor = ({ userId, about, onCancel, onSaved }: AboutEditorProps) => {
  const { t } = useTranslation(['profile', 'common']);
  const errorTexts = useErrorTexts();
  const quill = useRef<ReactQuill>(null);
  const [html, setHtml] = useKeptText(aboutPlace(userId), about);
  const [start] = useState(html);
  const [setAbout, { error, isLoading }] = useSetAboutMutation();
  const editor = useEditorFormats(quill);
  const label = t('about.editor');

  useEffect(() => {
    const root = quill.current?.getEditor().root;
    root?.setAttribute('role', 'textbox');
    root?.setAttribute('aria-multiline', 'true');
    root?.setAttribute('aria-label', label);
  }, [label]);
  useEffect(() => quill.current?.focus(), []);

  const save = async () => {
    if (isLoading) return;
    const answer = await setAbout({ userId, about: withPlainSpaces(html) });
    if (answer.error !== undefined) return;
    setHtml(about);
    onSaved();
  };
  const cancel = () => {
    setHtml(about);
    onCancel();
  };
  return (
    <>
      <div className={styles.frame}>
        <EditorToolbar editor={editor} />
        <ReactQuill
          ref={quill}
          theme=""
          className={styles.area}
          modules={modules}
          formats={formats}
          defaultValue={start}
          onChange={(text) => {
            setHtml(text);
            editor.refresh();
          }}
          onChangeSelection={editor.refresh}
        />
      </div>
      <ErrorBoxes messages={errorTexts(error)} />
      <div className="row">
        <Button aria-disabled={isLoading || undefined} onClick={() => void save()}>
          {t(isLoading ? 'common:saving' : 'common:save')}
        </Button>
        <Button look="quiet" onClick={cancel}>
          {t('common:discard')}
        </Button>
      </div>
    </>
  );
};
