import type { Logger } from 'pino';
import type { Who } from '../contract/index.ts';
import type { AnyStarted, WrittenText } from './define-plugin.ts';

export interface TextReaders {
  readonly host: { readonly plugins: readonly { readonly started: AnyStarted | undefined }[] };
  readonly log: Logger;
}

/**
 * Passes texts that a signed-in person has sent to all plugins with `readText`, before the call is handled, even if it is
 * then refused. Errors of readers are logged and have no effect on the call.
 */
export async function readWrittenText(
  { host, log }: TextReaders,
  sentTo: Pick<WrittenText, 'plugin' | 'name'>,
  body: unknown,
  who: Who,
): Promise<void> {
  const readers = host.plugins.flatMap(({ started }) => started?.readText ?? []);
  if (readers.length === 0) return;
  const texts = textsIn(body);
  if (texts.length === 0) return;
  for (const read of readers) {
    try {
      await read({ ...sentTo, texts }, who);
    } catch (error) {
      log.error({ err: error, sentTo }, 'a reader of written text failed');
    }
  }
}

/** The part of a body that may contain written text; bytes only if their type is text. */
export function writtenIn(body: unknown): unknown {
  const { type, bytes } = (body ?? {}) as { type?: unknown; bytes?: unknown };
  if (typeof type !== 'string' || !(bytes instanceof Uint8Array)) return body;
  return /^text\/|[/+](json|xml)$/.test(type) ? new TextDecoder().decode(bytes) : undefined;
}

/** All texts in a body that a person may have written, without ids, passwords and codes. */
function textsIn(body: unknown): string[] {
  const texts: string[] = [];
  const collect = (value: unknown, depth: number) => {
    if (texts.length >= maxTexts || depth > maxDepth) return;
    if (typeof value === 'string') {
      if (value.length >= minLength && /\p{L}/u.test(value) && !identifier.test(value)) texts.push(value);
    } else if (Array.isArray(value)) {
      for (const each of value) collect(each, depth + 1);
    } else if (isPlain(value)) {
      for (const [name, each] of Object.entries(value)) if (!secret.test(name)) collect(each, depth + 1);
    }
  };
  collect(body, 0);
  return texts;
}

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

const maxTexts = 100;
const maxDepth = 6;
const minLength = 3;
const identifier = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const secret =
  /password|token|secret|^(code|ticket|recoveryCode|clientDataJSON|attestationObject|authenticatorData|rawId)$/i;
