import { existsSync, readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import path from 'node:path';
import type Koa from 'koa';
import send from 'koa-send';
import type { Middleware } from './request.ts';

/** Where the browser's half comes from. */
export interface Web {
  /** Answers a request for a file of the web, or passes on. */
  readonly assets: Middleware;
  /** The page that every screen's address answers with, for one request. */
  page(url: string, nonce: string): Promise<string>;
  /** Before the server listens: for one that has a connection of its own with browsers. */
  attach?(server: Server): Promise<void>;
  close?(): Promise<void>;
}

const noncePlaceholder = '__CSP_NONCE__';

/** The built web in `web/dist`. Files with a hash in their name may be kept for ever. */
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
      // Compressed when the web was built, not for every request.
      const options = { root: folder, brotli: true, gzip: true, hidden: false };
      const sent = await send(ctx as unknown as Koa.Context, ctx.path, options).catch((error: { status?: number }) => {
        // Not there, or a path that leads out of the folder: both are no file of the web.
        if ((error.status ?? 500) >= 500) throw error;
      });
      if (sent === undefined) return next();
      const isHashed = ctx.path.startsWith('/assets/');
      ctx.set('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  };
}

/** Whether there may be a file at an address: its last part has an ending. */
const isFile = (address: string) => /\.[a-z0-9]+$/i.test(address) && address !== '/index.html';

/**
 * Whether an address can only be that of a file: one of the assets, one beside the page, or a hidden one. Further down a
 * screen may have an id in its address, and an id may have a dot.
 */
export const isOnlyFile = (address: string) =>
  address.startsWith('/assets/') || address.includes('/.') || (isFile(address) && address.lastIndexOf('/') === 0);

/** No web at all: for tests of the API and for the command line. */
export const noWeb: Web = {
  assets: (_, next) => next(),
  page: async () => '<!doctype html><title>EiQ</title><p>This server was started without its web.</p>',
};
