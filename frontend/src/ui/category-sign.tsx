import type { Category } from '../lib/categories.ts';
import { categorySigns } from '../lib/category-signs.ts';

/** Decorative: the category's name stands beside it. */
export const CategorySign = ({ category }: { category: Category }) => {
  const { circles = [], paths } = categorySigns[category];
  return (
    <svg viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
      {paths.map((d) => (
        <path key={d} d={d} fillRule="evenodd" />
      ))}
      {circles.map(([cx, cy, r]) => (
        <circle key={`${cx} ${cy}`} cx={cx} cy={cy} r={r} />
      ))}
    </svg>
  );
};
