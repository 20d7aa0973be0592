import { existsSync, readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import path from 'node:path';
import type Koa from 'koa';
import send from 'koa-send';
import type { Middleware } from './request.ts';

/** Serves the browser half of the platform. */
export interface Web {
  /** Serves a file of the web, or calls the next middleware. */
  readonly assets: Middleware;
  /** The HTML page for a request of any screen. */
  page(url: string, nonce: string): Promise<string>;
  /** Called before the server listens, for implementations with their own connections to browsers. */
  attach?(server: Server): Promise<void>;
  close?(): Promise<void>;
}

const noncePlaceholder = '__CSP_NONCE__';

/** Serves the built web in `web/dist`. Files with a hash in their name are cached indefinitely. */
export function builtWeb(folder: string): Web {
  const page = path.join(folder, 'index.html');
  if (!existsSync(page)) {
    throw new Error(`The web is not built: ${page} is missing. Run "npm run build" first.`);
  }
  const html = readFileSync(page, 'utf8');
  return {
    page: async (_, nonce) => html.replaceAll(noncePlaceholder, nonce),
    assets: async (ctx, next) => {
      if ((ctx.method !== 'GET' && ctx.method !== 'HEAD') || !isFile(ctx.path)) return next();
      // Serves files compressed at build time.
      const options = { root: folder, brotli: true, gzip: true, hidden: false };
      const sent = await send(ctx as unknown as Koa.Context, ctx.path, options).catch((error: { status?: number }) => {
        // Missing files, and paths outside the folder, are passed on.
        if ((error.status ?? 500) >= 500) throw error;
      });
      if (sent === undefined) return next();
      const isHashed = ctx.path.startsWith('/assets/');
      ctx.set('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  };
}

/** Whether an address may be a file: its last segment has an extension. */
const isFile = (address: string) => /\.[a-z0-9]+$/i.test(address) && address !== '/index.html';

/**
 * Whether an address can only be a file: an asset, a file beside the page, or a hidden file. Deeper paths may be screens,
 * whose ids may contain dots.
 */
export const isOnlyFile = (address: string) =>
  address.startsWith('/assets/') || address.includes('/.') || (isFile(address) && address.lastIndexOf('/') === 0);

/** Serves no web, for tests of the API. */
export const noWeb: Web = {
  assets: (_, next) => next(),
  page: async () => '<!doctype html><title>EiQ</title><p>This server was started without its web.</p>',
};
