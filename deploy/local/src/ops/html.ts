import { escapeHtml } from '@kindred/chassis/http/escape-html';

const style = `
:root{color-scheme:light dark;--paper:#FAF6F4;--text:#26101D;--soft:#5C4453;--hair:#26101d29;--artist:#F986BD;--entre:#FFB524}
@media (prefers-color-scheme:dark){:root{--paper:#160A12;--text:#FFF3EA;--soft:#D0BBC6;--hair:#fff3ea2b}}
body{margin:0 auto;max-width:60rem;padding:2rem 1.25rem;background:var(--paper);color:var(--text);font:17px/1.55 system-ui,sans-serif}
h1{font-size:2rem;line-height:1.1;margin:0 0 1.5rem}a{color:inherit;text-underline-offset:.2em}
ul{list-style:none;margin:0;padding:0}li{border-top:1.5px solid var(--hair);padding:.9rem 0}
.soft{color:var(--soft);font-size:.9375rem}dl{display:grid;grid-template-columns:auto 1fr;gap:.25rem 1rem}dt{font-weight:600}dd{margin:0}
iframe{width:100%;height:42rem;border:1.5px solid var(--hair);border-radius:1rem;background:#fff}
pre{white-space:pre-wrap;overflow-wrap:anywhere;padding:1rem;border:1.5px solid var(--hair);border-radius:1rem}
input{font:inherit;padding:.5rem .9rem;border-radius:1rem;border:1.5px solid var(--soft);background:transparent;color:inherit}
:focus-visible{outline:3px solid var(--entre);outline-offset:3px}`;

export const page = (title: string, body: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escapeHtml(title)}</title><style>${style}</style></head><body><main>${body}</main></body></html>`;
