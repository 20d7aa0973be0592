import { readFile, realpath } from 'node:fs/promises';
import path from 'node:path';
import type { ViteDevServer } from 'vite';
import { unavailable } from '../../core/contract/errors.ts';
import type { Web } from '../../core/http/web.ts';
import type { Halves } from '../build-web.ts';

const noncePlaceholder = '__CSP_NONCE__';

export interface DevelopmentWebOptions {
  /** The project's folder. */
  readonly root: string;
  /** Browser halves of plugins that are packages. */
  halves(): Promise<Halves>;
  /** Host names of institutions, besides localhost. Others are refused, so that no other site can read the sources. */
  hostNames(): Promise<readonly string[]>;
}

/** Serves the web from its sources, transformed on request, and pushes changes to open browsers. */
export function developmentWeb({ root, halves, hostNames }: DevelopmentWebOptions): Web {
  let vite: ViteDevServer | undefined;
  const opened = () => {
    if (!vite) throw unavailable('The web is still starting.');
    return vite;
  };
  return {
    async attach(server) {
      const { createServer } = await import('vite');
      const packaged = await halves();
      process.env.EIQ_PACKAGED_HALVES = JSON.stringify(packaged);
      vite = await createServer({
        configFile: path.join(root, 'web/vite.config.ts'),
        configLoader: 'native',
        root: path.join(root, 'web'),
        // Keeps source paths such as web/api apart from the platform's /api.
        base: '/@web/',
        appType: 'custom',
        clearScreen: false,
        server: {
          middlewareMode: true,
          // Shares the server's port with the platform's live messages at /ws.
          ws: { server },
          allowedHosts: [...(await hostNames())],
          fs: { allow: [...(await readable(root)), ...Object.values(packaged).map((file) => path.dirname(file))] },
        },
      });
    },
    async close() {
      await vite?.close();
    },
    async assets(ctx, next) {
      const { middlewares } = opened();
      await new Promise<void>((resolve, reject) => {
        ctx.res.once('close', resolve);
        ctx.res.statusCode = 200;
        ctx.respond = false;
        middlewares(ctx.req, ctx.res, (error?: unknown) => {
          ctx.res.off('close', resolve);
          ctx.respond = true;
          ctx.res.statusCode = 404;
          if (error) reject(error);
          else resolve(next());
        });
      });
    },
    async page(url, nonce) {
      const html = await readFile(path.join(root, 'web/index.html'), 'utf8');
      const page = await opened().transformIndexHtml(url, html);
      return page.replaceAll(noncePlaceholder, nonce);
    },
  };
}

/** Folders that a browser may read: the sources of screens, but neither var/ with its keys nor the configuration. */
function readable(root: string): Promise<string[]> {
  const folders = ['web', 'plugins', 'core/contract', 'node_modules'];
  return Promise.all(folders.map((folder) => realpath(path.join(root, folder))));
}
