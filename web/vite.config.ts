import path from 'node:path';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { defineConfig } from 'vite';
import { themeCss } from './theme/css.ts';

// Used by `vite build web` and, in development, by the server in middleware mode.
export default defineConfig({
  root: import.meta.dirname,
  base: '/',
  plugins: [react(), themeVariables()],
  // The server replaces the text with a nonce of its own for every request.
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    outDir: path.join(import.meta.dirname, 'dist'),
    emptyOutDir: true,
    manifest: true,
    target: 'baseline-widely-available',
    // Fonts and pictures stay files: the content policy allows none inside style sheets.
    assetsInlineLimit: 0,
    rollupOptions: { output: { chunkFileNames: (chunk) => `assets/${chunkName(chunk)}-[hash].js` } },
  },
});

/** Chunks of a plugin carry its id: `universities.index-3f2a.js`, `universities.Portal-91bc.js`. */
function chunkName(chunk: { name: string; facadeModuleId?: string | null; moduleIds?: string[] }): string {
  const module = chunk.facadeModuleId ?? chunk.moduleIds?.at(-1) ?? '';
  const plugin = /\/plugins\/([^/]+)\//.exec(module)?.[1];
  return plugin ? `${plugin}.${chunk.name}` : chunk.name;
}

/** `import 'virtual:theme.css'`: the design tokens as CSS variables, written from the palette. */
function themeVariables(): Plugin {
  const id = 'virtual:theme.css';
  return {
    name: 'eiq-theme',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load: (loaded) => (loaded === `\0${id}` ? themeCss() : undefined),
  };
}
