import { expect, it } from 'vitest';
import { createLiveHub } from './live-hub.ts';

it('hands an event to everybody who listens, until they stop', () => {
  const hub = createLiveHub();
  const heard: string[] = [];
  const stop = hub.on('getOnlineUsers', (ids) => heard.push(`first ${ids.join()}`));
  hub.on('getOnlineUsers', (ids) => heard.push(`second ${ids.join()}`));
  hub.emit('getOnlineUsers', ['a']);
  stop();
  hub.emit('getOnlineUsers', ['b']);
  expect(heard).toEqual(['first a', 'second a', 'second b']);
});

it('lets a listener stop itself while the event is handed round', () => {
  const hub = createLiveHub();
  const heard: string[] = [];
  const stop = hub.on('connected', () => {
    heard.push('once');
    stop();
  });
  hub.on('connected', () => heard.push('always'));
  hub.emit('connected', { isReconnect: false });
  hub.emit('connected', { isReconnect: true });
  expect(heard).toEqual(['once', 'always', 'always']);
});
