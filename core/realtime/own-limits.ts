import type { Clock } from '../clock.ts';
import type { LiveMessageSpec } from '../contract/index.ts';
import { Failure } from '../contract/index.ts';
import type { Allowance } from './allowance.ts';
import { createAllowance } from './allowance.ts';
import type { Lines } from './lines.ts';
import { createLines } from './lines.ts';
import { messageSize } from './message-size.ts';

/** The limits of one connection. */
export interface OwnLimits {
  readonly lines: Lines;
  /** @param spec of a message that is taken here @throws Failure rate_limited, too_large */
  assertWithin(message: string, body: unknown, spec: LiveMessageSpec | undefined): void;
}

interface OwnLimitsOptions {
  readonly messagesPerSecond: number;
  readonly burst: number;
  readonly waiting: number;
  /** The largest body of a message that has no limit of its own. */
  readonly messageBytes: number;
  /** What the transport refuses by itself. */
  readonly transportBytes: number;
}

export function createOwnLimits(clock: Clock, options: OwnLimitsOptions): OwnLimits {
  const { messagesPerSecond: perSecond, burst, messageBytes, transportBytes } = options;
  const common = createAllowance(clock, { perSecond, burst });
  const ofMessages = new Map<string, Allowance>();

  const allowanceOf = (message: string, { limit }: Partial<LiveMessageSpec> = {}): Allowance => {
    if (!limit) return common;
    const known = ofMessages.get(message);
    if (known) return known;
    const made = createAllowance(clock, limit);
    ofMessages.set(message, made);
    return made;
  };

  return {
    lines: createLines(options.waiting),
    assertWithin(message, body, spec) {
      if (!allowanceOf(message, spec)()) {
        throw new Failure('rate_limited', 'Too many messages. Please slow down.');
      }
      const most = spec?.maxBytes ?? messageBytes;
      if (most < transportBytes && messageSize(body).bytes > most) {
        throw new Failure('too_large', `A message may have at most ${most} bytes`);
      }
    },
  };
}
