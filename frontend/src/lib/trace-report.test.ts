import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';

const trace = 'a'.repeat(32);
const sent = `00-${trace}-${'b'.repeat(16)}-01`;
const told = (flags: string) => `00-${trace}-${'c'.repeat(16)}-${flags}`;
const beacons: { url: string; spans: Record<string, unknown>[] }[] = [];
const page = new EventTarget();
let report: typeof import('./trace-report.ts');

beforeAll(async () => {
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('document', { hidden: false });
  vi.stubGlobal('requestAnimationFrame', (paint: () => void) => setTimeout(paint));
  vi.stubGlobal('navigator', {
    sendBeacon: (url: string, body: string) => beacons.push({ url, spans: JSON.parse(body) }),
  });
  report = await import('./trace-report.ts');
});
beforeEach(() => beacons.splice(0));
afterAll(() => vi.unstubAllGlobals());

it('tells nothing of calls the server does not record', () => {
  report.reportCall('POST', sent, null, performance.now());
  report.reportCall('POST', sent, told('00'), performance.now());
  report.reportCall('POST', null, told('01'), performance.now());
  expect(beacons).toEqual([]);
});

it('tells of a call, and of the click just before it', () => {
  report.reportCall('GET', sent, told('01'), performance.now());
  page.dispatchEvent(new Event('click'));
  report.reportCall('POST', sent, told('01'), performance.now());
  expect(beacons.map(({ url, spans }) => [url, spans.map(({ name }) => name)])).toEqual([
    ['/traces', ['GET']],
    ['/traces', ['click', 'POST']],
  ]);
  const [click, call] = beacons[1]?.spans ?? [];
  expect(call).toMatchObject({ trace, id: 'b'.repeat(16), parent: click?.id });
  expect(click).toMatchObject({ trace, id: expect.stringMatching(/^[0-9a-f]{16}$/) });
  for (const span of [click, call]) expect(Number(span?.ms)).toBeGreaterThanOrEqual(0);
});

it('tells when a live event was shown, as a child of what sent it', async () => {
  report.reportShown('newMessage', undefined, performance.now());
  report.reportShown('newMessage', told('00'), performance.now());
  report.reportShown('newMessage', told('01'), performance.now());
  await vi.waitFor(() => expect(beacons).toHaveLength(1));
  expect(beacons[0]?.spans).toMatchObject([{ name: 'newMessage', trace, parent: 'c'.repeat(16) }]);
});
