import { type DefaultTreeAdapterTypes, html as names, parseFragment } from 'parse5';

type Node = DefaultTreeAdapterTypes.ChildNode;

const ALLOWED = new Set(['p', 'br', 'strong', 'em', 'u', 's', 'a', 'ul', 'ol', 'li', 'blockquote', 'h3']);

function wrongAttributes(node: DefaultTreeAdapterTypes.Element): string[] {
  return node.attrs
    .filter(({ name, value }) => {
      if (node.tagName !== 'a') return true;
      if (name === 'href') return !/^(https:\/\/|mailto:)/.test(value);
      return !(name === 'rel' && value === 'noopener nofollow');
    })
    .map(({ name, value }) => `${node.tagName} ${name}=${value}`);
}

function wrongIn(node: Node, depth: number): string[] {
  if (node.nodeName === '#text') return [];
  if (!('tagName' in node)) return [node.nodeName];
  const children = node.childNodes.flatMap((child) => wrongIn(child, depth + 1));
  const isAllowed = ALLOWED.has(node.tagName) && node.namespaceURI === names.NS.HTML && depth < 12;
  return [...(isAllowed ? [] : [`<${node.tagName}> at ${depth}`]), ...wrongAttributes(node), ...children];
}

/** Everything a browser would make of this HTML that an about text must not hold. */
export const wrongInAbout = (html: string): string[] =>
  [true, false].flatMap((scriptingEnabled) =>
    parseFragment(html, { scriptingEnabled }).childNodes.flatMap((node) => wrongIn(node, 0)),
  );
