import type { Plugin } from 'vite';

/**
 * The first script is small and fetches the rest; what every page needs is asked for beside it, not after it. Inserts the link
 * that does that into the first page.
 */
export const frameAhead = (): Plugin => ({
  name: 'frame-ahead',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_, { bundle = {} }) =>
      Object.values(bundle)
        .filter(({ type, name }) => type === 'chunk' && name === 'frame')
        .map(({ fileName }) => ({
          tag: 'link',
          attrs: { rel: 'modulepreload', crossorigin: true, href: `/${fileName}` },
          injectTo: 'head',
        })),
  },
});
