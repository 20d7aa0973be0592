import type { z } from 'zod';
import { CallError, errorFrom, offline } from './call-error.ts';

/**
 * The server-sent events of a response, each validated against the contract. An event named `error` contains the error
 * envelope and ends the stream. Leaving the loop early closes the connection.
 */
export async function* eventsOf(response: Response, schema: z.ZodType): AsyncGenerator<unknown> {
  for await (const { name, text } of messagesOf(response)) {
    if (name === 'error') throw errorFrom(500, 'The stream ended early', text);
    const parsed = schema.safeParse(JSON.parse(text));
    if (!parsed.success) {
      console.error('An event does not match its contract', parsed.error);
      throw new CallError(200, 'unexpected', 'This page does not understand the server’s response. Reload the page.');
    }
    yield parsed.data;
  }
}

/** The format of server-sent events: lines, `data:` and `event:` fields, a blank line after each (HTML standard, 9.2.6). */
async function* messagesOf(response: Response): AsyncGenerator<{ name: string; text: string }> {
  let name = 'message';
  let lines: string[] = [];
  for await (const line of linesOf(response)) {
    if (line === '') {
      if (lines.length > 0) yield { name, text: lines.join('\n') };
      name = 'message';
      lines = [];
    } else if (line.startsWith('data:')) lines.push(line.slice(5).replace(/^ /, ''));
    else if (line.startsWith('event:')) name = line.slice(6).trim();
  }
}

async function* linesOf(response: Response): AsyncGenerator<string> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  if (!reader) return;
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await reader.read().catch(() => {
        throw offline();
      });
      if (done) return;
      rest += value;
      const lines = rest.split(/\r\n|\n|\r(?!$)/);
      rest = lines.pop() ?? '';
      yield* lines;
    }
  } finally {
    await reader.cancel().catch(() => {});
  }
}
