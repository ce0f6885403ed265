import { createElement, type ReactNode, useMemo } from 'react';
import { classNames } from '../../lib/class-names.ts';
import styles from './rich-text.module.css';

/** What the server keeps of the about text; whatever else arrives is shown as its plain words. */
const allowed = new Set(['p', 'br', 'strong', 'em', 'u', 's', 'a', 'ul', 'ol', 'li', 'blockquote', 'h3']);
const silent = new Set(['script', 'style', 'template', 'noscript', 'iframe', 'svg', 'math']);
const longestLead = 180;

const safeHref = (element: Element) => {
  const href = element.getAttribute('href') ?? '';
  return /^(https:\/\/|mailto:)/i.test(href) ? href : undefined;
};

function toNode(node: Node, key: number): ReactNode {
  if (node instanceof Text) return node.data;
  if (!(node instanceof Element)) return null;
  const tag = node.localName;
  if (silent.has(tag)) return null;
  if (tag === 'br') return createElement(tag, { key });
  const children = [...node.childNodes].map(toNode);
  if (!allowed.has(tag)) return children;
  if (tag !== 'a') return createElement(tag, { key }, ...children);
  return createElement(tag, { key, href: safeHref(node), rel: 'noopener nofollow' }, ...children);
}

const isLead = (first: Element | null) =>
  first?.localName === 'p' && (first.textContent ?? '').length <= longestLead;

/** HTML of a stranger, built anew out of the few elements we allow: none of it is ever put in as HTML. */
export const RichText = ({ html }: { html: string }) => {
  const { nodes, hasLead } = useMemo(() => {
    const { body } = new DOMParser().parseFromString(html, 'text/html');
    return { nodes: [...body.childNodes].map(toNode), hasLead: isLead(body.firstElementChild) };
  }, [html]);
  return <div className={classNames(styles.text, hasLead && styles.led)}>{nodes}</div>;
};
