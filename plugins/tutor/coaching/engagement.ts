import type { Engagement, EngagementLevel } from './contract.ts';

/** What the learner said, and when the reply before it was there to read. */
export interface Said {
  readonly text: string;
  readonly at: Date;
  /** Null for the first. */
  readonly readableSince: Date | null;
}

/** The latest messages that are looked at, and how many there must be to say anything. */
const looked = 6;
const fewest = 3;

/** Somebody who comes back within this time stays with it (seconds). */
const steadyPause = 10 * 60;

/**
 * How engaged a learner is, by two plain things about the latest six messages: whether the middle pause before them is at
 * most ten minutes, and whether half of them or more hold work of the learner's own. Both: high; one: medium; none: low.
 * Null before the third message.
 * @param said in order
 */
export function engagementOf(said: readonly Said[]): { level: EngagementLevel | null; basis: Engagement } {
  const latest = said.slice(-looked);
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
    level: latest.length < fewest ? null : met === 2 ? 'high' : met === 1 ? 'medium' : 'low',
    basis: { messages: latest.length, withOwnWork, usualPause },
  };
}

/**
 * Whether a message holds work of one's own: a sentence that neither asks nor orders and has a value, a step of working
 * or a reason in it. Values and working are seen in any language, reasons in English.
 */
export function hasOwnWork(text: string): boolean {
  return (text.match(/[^.!?\n]+[.!?]*/g) ?? [])
    .map((sentence) => sentence.trim())
    .filter((sentence) => !sentence.endsWith('?') && !orders.test(sentence))
    .some((sentence) => working.test(sentence) || reasons.test(sentence));
}

const orders =
  /^(please\s+|and\s+|then\s+|now\s+|ok(ay)?[,\s]+)*(solve|find|calculate|compute|work out|give|tell|show|explain|help|do|write|what|how|why|who|when|where|which|can|could|will|would|is|are)\b/i;

const working = /\d|[=≤≥]/;

const reasons =
  /\b(because|since|therefore|that['’]s why|i (tried|think|thought|guess|got|get|found|did|started|wrote|drew|would|took|made|added|subtracted|multiplied|divided|compared|used|chose)|my (answer|attempt|idea|guess|reason|first step|next step))\b/i;
