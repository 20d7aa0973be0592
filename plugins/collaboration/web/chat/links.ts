/** A piece of a message: text, or a link. */
export type Piece = { readonly text: string } | { readonly text: string; readonly href: string };

const address = /https?:\/\/[^\s<>"'`\\^{}|]+/giu;
/** Punctuation after an address belongs to the sentence. */
const sentenceEnd = /[.,;:!?)\]*_~…]+$/u;

/**
 * A message with its links apart. Only an address that shows where it leads is a link: `http` or `https`, a host name in plain
 * letters with a top-level domain, no user name, no port and no invisible characters. All others stay text.
 */
export function piecesOf(message: string): readonly Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const { 0: found, index } of message.matchAll(address)) {
    const text = found.replace(sentenceEnd, '');
    const href = safeAddress(text);
    if (href === undefined) continue;
    if (index > end) pieces.push({ text: message.slice(end, index) });
    pieces.push({ text, href });
    end = index + text.length;
  }
  if (end < message.length) pieces.push({ text: message.slice(end) });
  return pieces;
}

function safeAddress(text: string): string | undefined {
  // Invisible characters and right-to-left overrides can hide where a link leads.
  if (text.length > 500 || /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u.test(text) || !URL.canParse(text)) return undefined;
  const { protocol, hostname, port, username, password, href } = new URL(text);
  const isPlain =
    (protocol === 'https:' || protocol === 'http:') &&
    username === '' &&
    password === '' &&
    port === '' &&
    /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/.test(hostname) &&
    !/(?:^|\.)xn--/.test(hostname) &&
    // The host as written: no letters that only look like it.
    text.toLowerCase().startsWith(`${protocol}//${hostname}`);
  return isPlain ? href : undefined;
}
