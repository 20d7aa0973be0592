import type { Framing, PagePolicy } from '../contract/index.ts';
import type { PluginHost } from '../plugins/host.ts';
import { bySpecificity } from '../plugins/paths.ts';
import type { Context } from './request.ts';

/** CSP sources that a page may set: no other schemes, no wildcards, nothing that ends the directive. */
const source = /^('self'|data:|blob:|https:\/\/[a-z0-9.-]+(:\d{1,5})?|http:\/\/(localhost|127\.0\.0\.1)(:\d{1,5})?)$/i;
const directiveName = /^((connect|font|frame|img|media|script|style)-src|form-action)$/;
const scripting = new Set(['script-src', 'style-src']);
/** What only a page outside of the site's origin may allow. */
const sandboxed: Readonly<Record<string, RegExp>> = {
  sandbox: /^allow-scripts$/,
  'script-src': /^(blob:|'wasm-unsafe-eval')$/,
  'worker-src': /^blob:$/,
};

/**
 * The content security policy of a plugin's page: its own scripts and styles, and the sources it declares.
 * @throws Error for an invalid source or directive
 */
export function pagePolicy(nonce: string, allowed: PagePolicy, ancestors: string): string {
  const own = `'nonce-${nonce}'`;
  const given: PagePolicy = { 'script-src': [], 'style-src': [], 'form-action': ["'self'"], ...allowed };
  const isSandboxed = 'sandbox' in allowed;
  const directives = Object.entries(given).map(([directive, sources]) => {
    const ofSandbox = isSandboxed ? sandboxed[directive] : undefined;
    if (!directiveName.test(directive) && !ofSandbox) throw new Error(`A page cannot have the directive ${directive}`);
    const isSource = (each: string) => source.test(each) && !(scripting.has(directive) && /^(data|blob):$/i.test(each));
    const wrong = sources.find((each) => !(directiveName.test(directive) && isSource(each)) && !ofSandbox?.test(each));
    if (wrong !== undefined) throw new Error(`A page cannot allow ${wrong} in ${directive}`);
    return [directive, ...(scripting.has(directive) ? [own] : []), ...sources].join(' ');
  });
  return [`default-src 'none'`, ...directives, `base-uri 'none'`, `frame-ancestors ${ancestors}`].join('; ');
}

/** Removes X-Frame-Options, which can only allow this site, where other sites may embed; CSP then controls framing. */
export function allowFrames(ctx: Pick<Context, 'remove'>, framing: Framing): void {
  if (framing === 'registered-platforms') ctx.remove('x-frame-options');
}

/** The sources of frame-ancestors. */
export function frameAncestors(framing: Framing, registered: readonly string[]): string {
  if (framing === 'none') return "'none'";
  return framing === 'self' ? "'self'" : ["'self'", ...registered].join(' ');
}

/** Returns a function for the framing of a screen by its address, from the contracts of plugins that are on; by default `none`. */
export function createScreenFraming({ plugins }: Pick<PluginHost, 'plugins'>) {
  const screens = plugins
    .flatMap(({ id, plugin, started }) =>
      Object.entries(started ? (plugin.contract.framing ?? {}) : {}).map(([path, framing]) => ({ id, path, framing })),
    )
    .sort((one, other) => bySpecificity(one.path, other.path));
  return (address: string, on: ReadonlySet<string>): Framing =>
    screens.find(({ id, path }) => on.has(id) && isAt(path, address))?.framing ?? 'none';
}

/**
 * Whether an address matches a screen's path, by the rules of the browser's router: case-insensitive, decoded, and with or
 * without a trailing slash.
 */
function isAt(path: string, address: string): boolean {
  const [wanted, given] = [partsOf(path), partsOf(address)];
  return wanted.length === given.length && wanted.every((part, index) => part.startsWith(':') || part === given[index]);
}

const partsOf = (text: string) =>
  text
    .split('/')
    .filter(Boolean)
    .map((part) => decoded(part).toLowerCase());

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
