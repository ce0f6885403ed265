import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { drawLandingPages } from './scripts/draw-landing.ts';
import { firstFonts, makeFirstFonts } from './scripts/first-fonts.ts';

const server = `http://127.0.0.1:${process.env.KINDRED_PORT ?? 8080}`;
const apiPrefixes = [
  '/users',
  '/profile/',
  '/media/',
  '/messages',
  '/chats',
  '/offers',
  '/ratings',
  '/send-email',
];

/** The style sheet of the fonts names files that are made here. */
function cutFonts(): Plugin {
  return {
    name: 'kindred-cut-fonts',
    // The drawing of the landing page is a build within the build: it finds them made.
    apply: (_config, { isSsrBuild }) => !isSsrBuild,
    config: () => makeFirstFonts(),
  };
}

/** The two faces of every first screen start loading before the style sheet is read. */
function preloadFonts(): Plugin {
  return {
    name: 'kindred-preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => firstFonts.some((font) => file.includes(`/${font}`) && file.endsWith('.woff2')))
          .map((file) => ({
            tag: 'link',
            injectTo: 'head' as const,
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `/${file}` },
          })),
    },
  };
}

const isPart = /[\\/](src[\\/](ui|lib)|prints[\\/]src)[\\/]/;
const startsAt = /[\\/]src[\\/](main|pages[\\/]landing\.page)\.tsx$/;
const ofLanding = new Set<string>();

/** Finds out what the landing page is made of, so that it comes in one piece and with nothing else in it. */
function gatherLanding(): Plugin {
  return {
    name: 'kindred-gather-landing',
    apply: 'build',
    buildEnd() {
      const gather = (id: string) => {
        if (ofLanding.has(id)) return;
        ofLanding.add(id);
        this.getModuleInfo(id)?.importedIds.forEach(gather);
      };
      for (const id of this.getModuleIds()) if (startsAt.test(id)) gather(id);
    },
  };
}

/** Naming a component and wrapping it does nothing by itself: lets the unused half of the router go. */
function shakeRouter(): Plugin {
  return {
    name: 'kindred-shake-router',
    apply: 'build',
    transform: {
      filter: { id: /node_modules[\\/]react-router[\\/]/ },
      handler: (code) => ({
        code: code
          .replaceAll(/^\w+\.displayName = "\w+";$/gm, '')
          .replaceAll(/= (React\d*\.(?:forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ $1'),
        map: null,
      }),
    },
  };
}

export default defineConfig(({ isSsrBuild }) => ({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react(), cutFonts(), preloadFonts(), gatherLanding(), shakeRouter(), drawLandingPages()],
  resolve: {
    // The dialog's scroll lock writes a <style> element, which the page's security policy forbids.
    alias: [
      {
        find: 'react-remove-scroll',
        replacement: fileURLToPath(new URL('./src/ui/scroll-lock.tsx', import.meta.url)),
      },
      // Its types check every key; what runs is our own, because the whole of it is a fifth of a first visit.
      {
        find: 'react-i18next',
        replacement: fileURLToPath(new URL('./src/lib/translation.ts', import.meta.url)),
      },
    ],
  },
  server: {
    host: '127.0.0.1',
    proxy: {
      ...Object.fromEntries(apiPrefixes.map((prefix) => [prefix, { target: server }])),
      // The server takes sockets from its own origin only.
      '/socket.io': { target: server, ws: true, changeOrigin: true, rewriteWsOrigin: true },
    },
  },
  build: {
    target: 'es2022',
    sourcemap: false,
    manifest: true,
    // Nothing may be inlined as a data: font; the policy allows fonts from this host only.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: isSsrBuild
      ? {}
      : {
          treeshake: { propertyReadSideEffects: false },
          output: {
            codeSplitting: {
              groups: [
                // The start of the landing page needs it before anything else.
                { name: 'start', test: /vite[\\/]preload-helper|[\\/]src[\\/]start\.ts/, priority: 4 },
                { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 3 },
                {
                  name: 'parts',
                  test: (id) => ofLanding.has(id) && isPart.test(id),
                  priority: 1,
                },
                { name: 'member-parts', test: isPart, minShareCount: 5 },
                {
                  name: 'app-core',
                  test: /node_modules[\\/]react-router/,
                  priority: 2,
                },
                {
                  name: 'server-data',
                  test: /node_modules[\\/](@reduxjs|react-redux|immer|redux|reselect|use-sync-external-store)/,
                  priority: 2,
                },
              ],
            },
          },
        },
  },
}));
