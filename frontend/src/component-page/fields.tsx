import { useState } from 'react';
import { CategoryOptions } from '../ui/category-options.tsx';
import { Check } from '../ui/check.tsx';
import { CodeForm } from '../ui/code-form.tsx';
import { EmailField } from '../ui/email-field.tsx';
import { Field, inputClass, TextAreaField } from '../ui/field.tsx';
import { PasswordField } from '../ui/password-field.tsx';
import { SearchField } from '../ui/search-field.tsx';
import { Case, Group } from './case.tsx';
import { long, nothing } from './samples.ts';

const Email = ({ isFixed = false }: { isFixed?: boolean }) => {
  const [value, setValue] = useState('name@example.com');
  return <EmailField value={value} onChange={setValue} isFixed={isFixed} />;
};

export const Fields = () => (
  <>
    <Group title="Fields">
      <Case name="empty" isWide>
        <Field label="Title" placeholder="Wall paintings" />
      </Case>
      <Case name="hover" state="is-hovered" isWide>
        <Field label="Title" defaultValue="Hovered" />
      </Case>
      <Case name="focus" state="is-focused" isWide>
        <Field label="Title" defaultValue="Focused" />
      </Case>
      <Case name="hint" isWide>
        <Field label="Skills" hint="Separate with commas." />
      </Case>
      <Case name="error" isWide>
        <Field label={long.word} error={long.sentence} defaultValue="x" />
      </Case>
      <Case name="disabled" isWide>
        <Field label="Title" disabled defaultValue="Not now" />
      </Case>
      <Case name="email" isWide>
        <Email />
      </Case>
      <Case name="read-only" isWide>
        <Email isFixed />
      </Case>
      <Case name="password" isWide>
        <PasswordField label="Password" defaultValue="two inks" hint="12 characters or more." />
      </Case>
      <Case name="password, error" isWide>
        <PasswordField label="Re-type password" defaultValue="two" error="Passwords do not match" />
      </Case>
      <Case name="text" isWide>
        <TextAreaField label="Description" rows={3} defaultValue={long.sentence} />
      </Case>
      <Case name="text, error" isWide>
        <TextAreaField label="Comment" rows={3} error={long.sentence} />
      </Case>
      <Case name="search" isWide>
        <SearchField aria-label="Search" placeholder="Name, Titel oder Buchstabe" />
      </Case>
      <Case name="categories" isWide>
        <select className={inputClass} aria-label="Category">
          <CategoryOptions />
        </select>
      </Case>
    </Group>
    <Group title="Checks and codes">
      <Case name="off">
        <Check>Remember me</Check>
      </Case>
      <Case name="on">
        <Check defaultChecked>{long.label}</Check>
      </Case>
      <Case name="focus" state="is-focused">
        <Check>Remember me</Check>
      </Case>
      <Case name="disabled">
        <Check disabled>Remember me</Check>
      </Case>
      <Case name="code" isWide>
        <CodeForm label="Code from the email" submit={long.label} missing={long.sentence} onCode={nothing} />
      </Case>
    </Group>
  </>
);
