import { useRoute } from '../../../../web/api/index.ts';
import { useLive } from '../../../../web/live/index.ts';
import type { HomeTask, OfferTask } from '../../../../web/shell/home/tasks.ts';
import { useOffer } from '../../../../web/shell/home/tasks.ts';
import type { OwnAssignment } from '../../contract.ts';
import { assignments } from '../../contract.ts';
import { dueText } from '../parts/texts.ts';

/** On a learner's home page: the assigned work that is due next. */
export function AssignmentTask({ offer }: { offer: OfferTask }) {
  const { data, error, refetch } = useRoute(assignments.routes.ownAssignments, {}, { freshFor: 0 });
  useLive(assignments, 'assignments_changed', () => void refetch());
  useOffer(offer, data ? taskFor(data) : error ? null : undefined);
  return null;
}

function taskFor(all: readonly OwnAssignment[]): HomeTask | null {
  const next = all.find(({ state, isOpen, barred }) => isOpen && state !== 'done' && !barred);
  if (!next) return null;
  const { title, className, state, dueAt, timeZone, to, counted, amount, unit } = next;
  return {
    title,
    description:
      state === 'late'
        ? `For ${className}. It was due on ${dueText(dueAt, timeZone)}, and still counts.`
        : `For ${className}, due on ${dueText(dueAt, timeZone)}.`,
    action: state === 'working' ? 'Continue' : 'Begin',
    to,
    icon: 'calendar',
    urgency: state === 'not-begun' ? 'waiting' : 'open',
    length: counted && amount ? `${Math.min(counted, amount)} of ${amount} ${unit}.` : undefined,
  };
}
