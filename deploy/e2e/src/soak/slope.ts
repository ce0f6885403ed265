/** What a line through the points rises per unit of x, by least squares. @throws RangeError with fewer than two */
export function slopeOf(points: readonly (readonly [x: number, y: number])[]): number {
  if (points.length < 2) throw new RangeError('a line needs two points');
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [meanX, meanY] = [mean(points.map(([x]) => x)), mean(points.map(([, y]) => y))];
  const above = points.reduce((sum, [x, y]) => sum + (x - meanX) * (y - meanY), 0);
  const below = points.reduce((sum, [x]) => sum + (x - meanX) ** 2, 0);
  return below === 0 ? 0 : above / below;
}
