import type { Clock } from '../clock.ts';
import type { LiveMessageSpec } from '../contract/index.ts';
import { Failure } from '../contract/index.ts';
import { messageSize } from './message-size.ts';
import type { RateLimit } from './rate-limit.ts';
import { createRateLimit } from './rate-limit.ts';
import type { Sequencer } from './sequencer.ts';
import { createSequencer } from './sequencer.ts';

/** Rate and size limits of one connection. */
export interface ConnectionLimits {
  readonly sequencer: Sequencer;
  /** @param spec of a known message @throws Failure rate_limited, too_large */
  assertWithin(message: string, body: unknown, spec: LiveMessageSpec | undefined): void;
}

interface ConnectionLimitOptions {
  readonly messagesPerSecond: number;
  readonly burst: number;
  readonly waiting: number;
  /** Default size limit of a body. */
  readonly messageBytes: number;
  /** Size limit of the transport. */
  readonly transportBytes: number;
}

export function createConnectionLimits(clock: Clock, options: ConnectionLimitOptions): ConnectionLimits {
  const { messagesPerSecond: perSecond, burst, messageBytes, transportBytes } = options;
  const common = createRateLimit(clock, { perSecond, burst });
  const ofMessages = new Map<string, RateLimit>();

  const rateLimitOf = (message: string, { limit }: Partial<LiveMessageSpec> = {}): RateLimit => {
    if (!limit) return common;
    const known = ofMessages.get(message);
    if (known) return known;
    const rateLimit = createRateLimit(clock, limit);
    ofMessages.set(message, rateLimit);
    return rateLimit;
  };

  return {
    sequencer: createSequencer(options.waiting),
    assertWithin(message, body, spec) {
      if (!rateLimitOf(message, spec)()) {
        throw new Failure('rate_limited', 'Too many messages. Please slow down.');
      }
      const maxBytes = spec?.maxBytes ?? messageBytes;
      if (maxBytes < transportBytes && messageSize(body).bytes > maxBytes) {
        throw new Failure('too_large', `A message may have at most ${maxBytes} bytes`);
      }
    },
  };
}
