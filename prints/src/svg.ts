import { inks } from './inks.ts';
import type { Shape } from './shapes.ts';
import { wordmarkLetters, wordmarkStar } from './wordmark.ts';

const inkStyle = ({ multiply = false, isApart = false }: { multiply?: boolean; isApart?: boolean }): string =>
  `${multiply ? ' style="mix-blend-mode:multiply"' : ''}${isApart ? ' style="isolation:isolate"' : ''}`;

const transformOf = (transform: string | undefined): string =>
  transform === undefined ? '' : ` transform="${transform}"`;

/** What has no text and no reference in it needs no escaping: shapes are made of numbers and our own words. */
function drawn(shape: Shape, id: string): string {
  switch (shape.el) {
    case 'circle':
      return `<circle cx="${shape.cx}" cy="${shape.cy}" r="${shape.r}" fill="${shape.fill}"/>`;
    case 'rect': {
      const { x, y, width, height, fill, rx = 0 } = shape;
      return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${rx}" fill="${fill}"/>`;
    }
    case 'path':
      return `<path d="${shape.d}" fill="${shape.fill}"/>`;
    case 'stroke': {
      const cap = shape.width === undefined ? ' stroke-linecap="round"' : '';
      const width = shape.width ?? 2.2;
      return `<path d="${shape.d}" fill="none" stroke="${shape.stroke}" stroke-width="${width}"${cap}${inkStyle(shape)}/>`;
    }
    case 'group': {
      const clip =
        shape.clip === undefined ? '' : `<clipPath id="${id}"><path d="${shape.clip}"/></clipPath>`;
      const clipped = shape.clip === undefined ? '' : ` clip-path="url(#${id})"`;
      const inner = svgOf(shape.shapes, id);
      return `${clip}<g${transformOf(shape.transform)}${clipped}${inkStyle(shape)}>${inner}</g>`;
    }
  }
}

/** The markup of shapes, where no view draws them; `idPrefix` keeps the clips of two drawings apart. */
export const svgOf = (shapes: readonly Shape[], idPrefix: string): string =>
  shapes.map((shape, position) => drawn(shape, `${idPrefix}-${position}`)).join('');

/** The two-ink mark as markup, for viewBox "0 -54 464 154". */
export const wordmarkSvg = (): string => {
  const letters = wordmarkLetters.map(
    ({ ink, x, d }) =>
      `<path d="${d}" transform="translate(${x} 0)" fill="none" stroke="${inks[ink]}" stroke-width="27" style="mix-blend-mode:multiply"/>`,
  );
  return `<g style="isolation:isolate">${letters.join('')}<path d="${wordmarkStar}" fill="${inks.vermilion}"/></g>`;
};
