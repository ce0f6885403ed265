import { configureStore } from '@reduxjs/toolkit';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from './api.ts';
import { selfApi } from './self.api.ts';
import { takeSessionEnded } from './session-ended.ts';
import { clearToken, readToken, storeToken } from './session-token.ts';

const refuse = (code: string) => async () =>
  Response.json({ success: false, message: 'No', errors: [{ message: 'No', code }] }, { status: 401 });

async function askWhoAmI(): Promise<void> {
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (defaults) => defaults().concat(api.middleware),
  });
  await store.dispatch(selfApi.endpoints.loggedUser.initiate());
}

beforeEach(() => {
  // Outside a browser a request needs a whole address.
  const request = globalThis.Request;
  vi.stubGlobal('Request', function aRequest(path: string, init: RequestInit) {
    return new request(new URL(path, 'https://kindred.example'), init);
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  clearToken();
  takeSessionEnded();
});

describe('a call refused with 401', () => {
  it('ends the session and leaves a word for the sign-in page, which takes it once', async () => {
    vi.stubGlobal('fetch', refuse('session-ended'));
    storeToken('old');
    await askWhoAmI();
    expect(readToken()).toBeNull();
    expect([takeSessionEnded(), takeSessionEnded()]).toEqual([true, false]);
  });

  it('says nothing to a visitor, who had no session', async () => {
    vi.stubGlobal('fetch', refuse('unauthenticated'));
    await askWhoAmI();
    expect(takeSessionEnded()).toBe(false);
  });

  it('leaves the session alone when only a password was wrong', async () => {
    vi.stubGlobal('fetch', refuse('invalid-credentials'));
    storeToken('current');
    await askWhoAmI();
    expect([readToken(), takeSessionEnded()]).toEqual(['current', false]);
  });
});
