import { existsSync, readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
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
  const serve = sirv(folder, {
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders: (response, pathname) => {
      response.setHeader(
        'cache-control',
        pathname.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      );
    },
  });
  return {
    page: async (_, nonce) => html.replaceAll(noncePlaceholder, nonce),
    assets: async (ctx, next) => {
      const isFile =
        (ctx.method === 'GET' || ctx.method === 'HEAD') && /\.[a-z0-9]+$/i.test(ctx.path) && ctx.path !== '/index.html';
      if (!isFile) return next();
      await new Promise<void>((resolve, reject) => {
        const isMissing = () => resolve(next());
        ctx.res.once('close', () => resolve());
        ctx.res.statusCode = 200;
        ctx.respond = false;
        try {
          serve(ctx.req, ctx.res, () => {
            ctx.respond = true;
            ctx.res.statusCode = 404;
            isMissing();
          });
        } catch (error) {
          reject(error as Error);
        }
      });
    },
  };
}

/** No web at all: for tests of the API and for the command line. */
export const noWeb: Web = {
  assets: (_, next) => next(),
  page: async () => '<!doctype html><title>EiQ</title><p>This server was started without its web.</p>',
};
