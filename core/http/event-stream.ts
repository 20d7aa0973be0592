import { PassThrough } from 'node:stream';
import type { Logger } from 'pino';
import type { z } from 'zod';
import type { StillValid } from './errors.ts';
import { envelopeOf, failureOf, reasonFor } from './errors.ts';
import type { Context } from './request.ts';

export interface StreamContext {
  readonly log: Logger;
  /** Seconds between heartbeats on an event stream. */
  readonly streamBeatSeconds: number;
  readonly stillValid: StillValid;
  /** Session of the caller. */
  readonly session: string | undefined;
}

/** Sends server-sent events. A failure after the first byte is sent as an `error` event. */
export function sendEvents(
  ctx: Context,
  schema: z.ZodType,
  events: AsyncIterable<unknown>,
  { log, streamBeatSeconds, session, stillValid }: StreamContext,
) {
  const out = new PassThrough();
  const iterator = events[Symbol.asyncIterator]();
  ctx.set({
    'content-type': 'text/event-stream',
    'cache-control': 'no-cache, no-transform',
    'x-accel-buffering': 'no',
  });
  ctx.body = out;
  // A comment, which clients ignore: proxies close idle connections.
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
      const error = await reasonFor(thrown, session, stillValid);
      const failure = failureOf(error);
      if (!failure) log.error({ err: error, requestId }, 'event stream failed');
      out.write(`event: error\ndata: ${JSON.stringify(envelopeOf(failure, requestId))}\n\n`);
    } finally {
      out.end();
    }
  };
  ctx.res.once('close', () => {
    out.destroy();
    // The client has disconnected, so errors of the clean-up are only logged.
    Promise.resolve(iterator.return?.()).catch((error: unknown) => {
      log.error({ err: error, requestId }, 'closing an abandoned event stream failed');
    });
  });
  void write();
}
