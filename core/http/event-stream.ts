import { PassThrough } from 'node:stream';
import type { Logger } from 'pino';
import type { z } from 'zod';
import type { StillGood } from './errors.ts';
import { envelopeOf, failureOf, reasonFor } from './errors.ts';
import type { Context } from './request.ts';

export interface Streaming {
  readonly log: Logger;
  /** Seconds between signs of life on an event stream. */
  readonly streamBeatSeconds: number;
  readonly stillGood: StillGood;
  /** Of whoever is answered. */
  readonly session: string | undefined;
}

/** Server-sent events; a failure after the first byte is told as an event of its own. */
export function sendEvents(
  ctx: Context,
  schema: z.ZodType,
  events: AsyncIterable<unknown>,
  { log, streamBeatSeconds, session, stillGood }: Streaming,
) {
  const out = new PassThrough();
  const iterator = events[Symbol.asyncIterator]();
  ctx.set({
    'content-type': 'text/event-stream',
    'cache-control': 'no-cache, no-transform',
    'x-accel-buffering': 'no',
  });
  ctx.body = out;
  // A comment, which readers pass over: a proxy takes a connection on which nothing is said for a dead one.
  const beat = setInterval(() => {
    if (!out.writableNeedDrain) out.write(':\n\n');
  }, streamBeatSeconds * 1000);
  out.once('close', () => clearInterval(beat));
  const { requestId } = ctx.state;
  const write = async () => {
    try {
      for (let next = await iterator.next(); !next.done && !out.destroyed; next = await iterator.next()) {
        const isTaken = out.write(`data: ${JSON.stringify(schema.parse(next.value))}\n\n`);
        if (!isTaken) await new Promise((resume) => out.once('drain', resume).once('close', resume));
      }
    } catch (thrown) {
      const error = await reasonFor(thrown, session, stillGood);
      const failure = failureOf(error);
      if (!failure) log.error({ err: error, requestId }, 'event stream failed');
      out.write(`event: error\ndata: ${JSON.stringify(envelopeOf(failure, requestId))}\n\n`);
    } finally {
      out.end();
    }
  };
  ctx.res.once('close', () => {
    out.destroy();
    // Whoever watches is gone: what goes wrong in putting things away is nobody's answer.
    Promise.resolve(iterator.return?.()).catch((error: unknown) => {
      log.error({ err: error, requestId }, 'an event stream that nobody watches failed to end');
    });
  });
  void write();
}
