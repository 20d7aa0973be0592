import { globSync, readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { defineConfig } from 'vite';
import { browserContracts } from './browser-contracts.ts';
import { themeCss } from './theme/css.ts';

// Used by `vite build web` and, in development, by the server in middleware mode.
export default defineConfig({
  root: import.meta.dirname,
  base: '/',
  plugins: [
    react(),
    themeVariables(),
    browserContracts(),
    packagedHalves(),
    excalidrawAssets(),
    preloadedFonts(),
    compressed(),
  ],
  // The server replaces the text with a nonce of its own for every request.
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    outDir: path.join(import.meta.dirname, 'dist'),
    emptyOutDir: true,
    manifest: true,
    target: 'baseline-widely-available',
    // Fonts and pictures stay files: the content policy allows none inside style sheets.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        chunkFileNames: (chunk) => `assets/${chunkName(chunk)}-[hash].js`,
        // What every page needs, in few files that rarely change; all else splits by itself.
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 5 },
            { name: 'libraries', test: /node_modules\/(react-router|react-router-dom|@tanstack|zod)\//, priority: 4 },
            { name: 'ui', test: isUsedEverywhere, priority: 3 },
            { name: 'contract', test: /\/core\/contract\//, priority: 3 },
            { name: 'contracts', test: /\/plugins\/[^/]+\/(.*\/)?contract\.ts$/, minShareCount: 2, priority: 2 },
            { name: 'signed-in', test: /\/web\/(shell\/(SignedIn|Dashboard|home\/Home)\.tsx|live\/)/, priority: 1 },
            { name: firstPartOf, debugName: 'first parts of plugins', priority: 0 },
          ],
        },
      },
    },
  },
});

/** What nearly every screen is made with; the drawing of charts and of Markdown stays apart, because their libraries are large. */
function isUsedEverywhere(module: string): boolean {
  const file = path.relative(import.meta.dirname, module);
  return (
    /^(ui|api|session)\/|^(slots|screens)\.ts$|^theme\/(mode|palette|scale)\.ts$/.test(file) &&
    !/ChartDrawing|MarkdownView|Markdown\.module|formulas/.test(file)
  );
}

/** Slots whose fills the home page, the learner's dashboard or every screen shows. */
const firstSlots = ['homeTask', 'homeCard', 'dashboardCard', 'ongoing', 'topBar', 'everyScreen'];
const fillPattern = new RegExp(`fill\\(\\s*(?:${firstSlots.join('|')}),\\s*\\(\\) => import\\('([^']+)'\\)`, 'g');
const plugins = path.join(import.meta.dirname, '../plugins');

/** By file, the plugin whose screens' list or part of a first page it is: one file for each plugin, not one for each part. */
const firstParts = new Map(
  globSync('*/web/index.tsx', { cwd: plugins }).flatMap((index) => {
    const file = path.join(plugins, index);
    const fills = [...readFileSync(file, 'utf8').matchAll(fillPattern)].map(([, part = '']) =>
      path.join(path.dirname(file), part),
    );
    return [file, ...fills].map((part) => [part, index.split(path.sep)[0]] as const);
  }),
);

function firstPartOf(module: string): string | null {
  return firstParts.get(module) ?? null;
}

/** Chunks of a plugin carry its id: `universities.index-3f2a.js`, `universities.Portal-91bc.js`. */
function chunkName(chunk: { name: string; moduleIds?: string[] }): string {
  const owners = new Set(chunk.moduleIds?.map((module) => /\/plugins\/([^/]+)\//.exec(module)?.[1]));
  const [plugin] = owners;
  if (!plugin || owners.size > 1) return chunk.name;
  return `${plugin}.${chunk.name === 'web' || chunk.name === plugin ? 'index' : chunk.name}`;
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

/**
 * `import { halves } from 'virtual:packaged-halves'`: the browser halves of plugins that are packages, each loaded by itself.
 * Whoever builds or serves the web names their files in `EIQ_PACKAGED_HALVES`, as JSON by the ids of the plugins.
 */
function packagedHalves(): Plugin {
  const id = 'virtual:packaged-halves';
  const files = Object.entries(JSON.parse(process.env.EIQ_PACKAGED_HALVES ?? '{}') as Record<string, string>);
  const code = files.map(([plugin, file]) => `${JSON.stringify(plugin)}: () => import(${JSON.stringify(file)}),`);
  return {
    name: 'eiq-packaged-halves',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load: (loaded) => (loaded === `\0${id}` ? `export const halves = {${code.join('')}};` : undefined),
  };
}

/**
 * `import folder from 'virtual:excalidraw-assets'`: the address below which Excalidraw asks for its fonts by their own names. They
 * carry hashes or belong to the version in the address. The address of another site, which Excalidraw names as the second one
 * for each font, is replaced: the content policy forbids it, and browsers report that for every font.
 */
function excalidrawAssets(): Plugin {
  const id = 'virtual:excalidraw-assets';
  const folder = path.join(import.meta.dirname, '../node_modules/@excalidraw/excalidraw/dist/prod');
  const { version } = JSON.parse(readFileSync(path.join(folder, '../../package.json'), 'utf8')) as { version: string };
  const built = `assets/excalidraw-${version}`;
  let isBuild = true;
  return {
    name: 'eiq-excalidraw-assets',
    configResolved: ({ command }) => {
      isBuild = command === 'build';
    },
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load: (loaded) =>
      loaded === `\0${id}`
        ? `export default ${JSON.stringify(isBuild ? `/${built}/` : `/@web/@fs${folder}/`)};`
        : undefined,
    transform(code, module) {
      if (!isBuild || !module.startsWith(folder) || !code.includes('https://esm.sh/')) return;
      return code.replace(
        /`https:\/\/esm\.sh\/.*?\/dist\/prod\/`/,
        `location.origin + ${JSON.stringify(`/${built}/`)}`,
      );
    },
    generateBundle(_, bundle) {
      const isLeft = Object.values(bundle).some(
        (file) => file.type === 'chunk' && file.code.includes('https://esm.sh/'),
      );
      if (isLeft) this.error('Excalidraw would ask another site for its fonts.');
      for (const font of globSync('fonts/**/*.woff2', { cwd: folder }))
        this.emitFile({ type: 'asset', fileName: `${built}/${font}`, source: readFileSync(path.join(folder, font)) });
    },
  };
}

/** The typefaces of text and of figures are asked for with the page, before the style sheet that names them. */
function preloadedFonts(): Plugin {
  return {
    name: 'eiq-preload',
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle }) => {
        const isFirst = (file: string) => /(figtree|spline-sans-mono)-latin-wght-normal[^/]*\.woff2$/.test(file);
        return Object.keys(bundle ?? {})
          .filter(isFirst)
          .map((font) => ({
            tag: 'link',
            attrs: { rel: 'preload', href: `/${font}`, as: 'font', type: 'font/woff2', crossorigin: true },
            injectTo: 'head',
          }));
      },
    },
  };
}

/** Beside every text file its compressed forms, so that the server compresses nothing while it serves. */
function compressed(): Plugin {
  return {
    name: 'eiq-compress',
    apply: 'build',
    writeBundle: async ({ dir = '' }, bundle) => {
      const files = Object.keys(bundle).filter((file) => /\.(js|css|svg)$/.test(file));
      await Promise.all(
        files.map(async (file) => {
          const target = path.join(dir, file);
          const content = await readFile(target);
          if (content.length < 1024) return;
          // The best compression of large programs takes minutes.
          const quality = file.endsWith('.wasm') ? 5 : constants.BROTLI_MAX_QUALITY;
          const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
          await writeFile(`${target}.br`, await promisify(brotliCompress)(content, { params }));
          await writeFile(`${target}.gz`, await promisify(gzip)(content, { level: 9 }));
        }),
      );
    },
  };
}
