/** What decides when a learner may begin another placement. */
export interface History {
  /** When the last one was completed. */
  readonly completedAt: Date | undefined;
  /** When those were given up in which something had been answered, the latest first. */
  readonly abandonedAt: readonly Date[];
}

export interface Waiting {
  /** Another placement may be begun from here on. */
  readonly until: Date;
  readonly says: string;
}

const dayMs = 86_400_000;

/**
 * Whether a learner has to wait: `retakeDays` after a completed placement, so that a result is not a matter of trying
 * often; and once more than `restarts` were given up within that time, so that questions are not looked through.
 */
export function waitingTime(
  { completedAt, abandonedAt }: History,
  { retakeDays, restarts }: { retakeDays: number; restarts: number },
  now: Date,
): Waiting | undefined {
  const after = (moment: Date) => new Date(moment.getTime() + retakeDays * dayMs);
  const waits: Waiting[] = [];
  if (completedAt) {
    const until = after(completedAt);
    const says = `You completed a placement on ${dateText(completedAt)}. You can take another one from ${momentText(until)}.`;
    waits.push({ until, says });
  }
  const oneTooMany = abandonedAt[restarts];
  if (oneTooMany) {
    const until = after(oneTooMany);
    const says = `You have begun and given up ${restarts + 1} placements. You can begin another one from ${momentText(until)}.`;
    waits.push({ until, says });
  }
  return waits.filter(({ until }) => until > now).sort((a, b) => b.until.getTime() - a.until.getTime())[0];
}

const dateText = (date: Date) =>
  date.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

const momentText = (date: Date) =>
  `${dateText(date)}, ${date.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: 'UTC' })} UTC`;
