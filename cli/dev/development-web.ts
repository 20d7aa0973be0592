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
  /** Host names of institutions, beside localhost: others are refused, so that no foreign page reads the sources. */
  hostNames(): Promise<readonly string[]>;
}

/** The web from its sources, transformed as it is asked for; what changes is sent to the browsers that show it. */
export function developmentWeb({ root, halves, hostNames }: DevelopmentWebOptions): Web {
  let vite: ViteDevServer | undefined;
  const opened = () => {
    if (!vite) throw unavailable('The web is still starting');
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
        // Apart from the platform's own addresses: the folder web/api is not /api.
        base: '/@web/',
        appType: 'custom',
        clearScreen: false,
        server: {
          middlewareMode: true,
          // On our own port, beside the platform's live messages at /ws.
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

/** What a browser may read: what screens are made of. Not var/ with its keys, nor the server's configuration. */
function readable(root: string): Promise<string[]> {
  const folders = ['web', 'plugins', 'core/contract', 'node_modules'];
  return Promise.all(folders.map((folder) => realpath(path.join(root, folder))));
}
