import type { TimedEvent } from '../events/timed-events.ts';
import { sessionPauseMinutes } from './contract.ts';

const minuteMs = 60_000;

export interface Session {
  /** Milliseconds since 1970. */
  readonly from: number;
  readonly to: number;
  readonly events: readonly TimedEvent[];
}

/**
 * Sessions of study: actions without a longer pause than half an hour between them. A session begins where its first action
 * began, as far as that was timed.
 * @param actions oldest first
 */
export function sessionsOf(actions: readonly TimedEvent[]): Session[] {
  const sessions: { from: number; to: number; events: TimedEvent[] }[] = [];
  for (const event of actions) {
    const began = event.time - (event.result?.milliseconds ?? 0);
    const last = sessions.at(-1);
    if (last && began - last.to <= sessionPauseMinutes * minuteMs) {
      last.to = Math.max(last.to, event.time);
      last.events.push(event);
    } else {
      sessions.push({ from: began, to: event.time, events: [event] });
    }
  }
  return sessions;
}

export const minutesOf = ({ from, to }: Session) => (to - from) / minuteMs;
