/** What the package takes, as far as it is used here; it brings no types. */
declare module 'subset-font' {
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: {
      targetFormat: 'woff2';
      variationAxes: Readonly<Record<string, { min: number; max: number }>>;
      keepFeatures: readonly string[];
    },
  ): Promise<Uint8Array>;
}
