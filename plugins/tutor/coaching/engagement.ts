import type { Engagement, EngagementLevel } from './contract.ts';

/** A learner's message, and when the reply before it was complete. */
export interface TimedMessage {
  readonly text: string;
  readonly at: Date;
  /** Null for the first. */
  readonly readableSince: Date | null;
}

/** The number of latest messages considered, and the minimum for a level. */
const consideredMessages = 6;
const minMessages = 3;

/** A median pause of up to this length counts as steady (seconds). */
const steadyPause = 10 * 60;

/**
 * A learner's engagement by two criteria over the latest six messages: whether the median pause before them is at most
 * ten minutes, and whether at least half of them contain own work. Both: high; one: medium; none: low. Null before the
 * third message.
 * @param said in order
 */
export function engagementOf(said: readonly TimedMessage[]): { level: EngagementLevel | null; basis: Engagement } {
  const latest = said.slice(-consideredMessages);
  const withOwnWork = latest.filter(({ text }) => hasOwnWork(text)).length;
  const pauses = latest
    .flatMap(({ at, readableSince }) => (readableSince ? [(at.getTime() - readableSince.getTime()) / 1000] : []))
    .map((seconds) => Math.max(0, seconds))
    .sort((one, other) => one - other);
  const usualPause = pauses[Math.floor((pauses.length - 1) / 2)] ?? null;
  const isSteady = usualPause !== null && usualPause <= steadyPause;
  const isWorking = withOwnWork * 2 >= latest.length;
  const met = Number(isSteady) + Number(isWorking);
  return {
    level: latest.length < minMessages ? null : met === 2 ? 'high' : met === 1 ? 'medium' : 'low',
    basis: { messages: latest.length, withOwnWork, usualPause },
  };
}

/**
 * Whether a message contains own work: a sentence that is neither a question nor a request and has a value, a step of
 * working or a reason. Values and working are recognised in any language, reasons in English.
 */
export function hasOwnWork(text: string): boolean {
  return (text.match(/[^.!?\n]+[.!?]*/g) ?? [])
    .map((sentence) => sentence.trim())
    .filter((sentence) => !sentence.endsWith('?') && !requests.test(sentence))
    .some((sentence) => working.test(sentence) || reasons.test(sentence));
}

const requests =
  /^(please\s+|and\s+|then\s+|now\s+|ok(ay)?[,\s]+)*(solve|find|calculate|compute|work out|give|tell|show|explain|help|do|write|what|how|why|who|when|where|which|can|could|will|would|is|are)\b/i;

const working = /\d|[=≤≥]/;

const reasons =
  /\b(because|since|therefore|that['’]s why|i (tried|think|thought|guess|got|get|found|did|started|wrote|drew|would|took|made|added|subtracted|multiplied|divided|compared|used|chose)|my (answer|attempt|idea|guess|reason|first step|next step))\b/i;
