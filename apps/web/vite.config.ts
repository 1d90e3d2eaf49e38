import { lingui } from '@lingui/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { compress } from './build/compress.js';
import { frameAhead } from './build/frame-ahead.js';
import { linguiMacro } from './build/lingui-macro.js';
import { PARTS } from './build/parts.js';

export default defineConfig({
  plugins: [
    linguiMacro(),
    lingui(),
    react(),
    VitePWA({
      registerType: 'prompt',
      // Everything is fetched at the first visit, so that every page opens without a network afterwards.
      workbox: {
        globPatterns: ['**/*.{js,css,html,svg,webmanifest}'],
        navigateFallback: '/index.html',
        // What the server alone can answer is not a page.
        navigateFallbackDenylist: [/^\/(api|ws|healthz|readyz|metrics)\b/],
        importScripts: ['/push.js'],
      },
      manifest: {
        name: 'Dragonway',
        short_name: 'Dragonway',
        description: 'Two board games of dragons: Tao Long and Way of the Dragon',
        display: 'standalone',
        background_color: '#F3EADA',
        theme_color: '#F3EADA',
        icons: [{ src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' }],
      },
    }),
    frameAhead(),
    compress(),
  ],
  resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
  worker: { format: 'es', plugins: () => [linguiMacro()] },
  build: {
    target: 'es2023',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups: PARTS } } },
  },
});
