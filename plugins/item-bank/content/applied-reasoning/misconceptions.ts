import type { Misconception } from '../../items/item.ts';

/** What a learner who held a wrong idea is told, by the idea's id. One idea, one id, one sentence, whatever the item. */
const says = {
  // planning and scheduling
  'forgets-the-last-stretch': 'You stopped the clock at the last stop; the walk at the end takes time as well.',
  'forgets-the-change': 'You left no time for getting from one service to the next.',
  'plays-it-too-safe': 'Your choice works, but it is not the best one: another that works lies closer to the limit.',
  'answers-another-question':
    'You worked out a figure that belongs to the problem, though not the one that was asked for.',
  'takes-a-service-already-gone': 'The service you used had already left when the traveller was ready.',
  'reads-departure-as-arrival': 'You went on from the time a service leaves; it is its arrival that counts.',
  'overlooks-a-condition': 'Your answer leaves out one of the conditions in the question.',
  'overlooks-one-row': 'You left one row out of account; at your time that one is still taken.',
  'takes-a-gap-that-is-too-short': 'The gap you found is free for everyone, but it ends too soon.',
  'reverses-an-order-rule': 'You read one of the rules about what comes before what the wrong way round.',
  'reads-directly-as-sometime': 'You read “directly before” as “at some time before”.',
  'overlooks-a-negative-rule': 'You missed a rule that says what must not happen; such rules are easy to pass over.',
  'stops-the-search-early': 'You stopped the search before every possibility was found.',
  'counts-things-instead-of-arrangements':
    'You counted the things themselves, where the number of ways of arranging them was asked for.',
  'follows-the-longest-next-step':
    'You always went on to the longest next task; the longest chain can begin with a short one.',
  'adds-everything-up': 'You added everything up, as if nothing could happen at the same time.',
  'stops-at-a-shorter-path': 'You found one chain of tasks, but another one takes longer.',
  'takes-the-shortest-path': 'You took the shortest chain; the plan is not complete until the longest one is done.',
  'adds-the-longest-of-each-stage':
    'You added the longest task of each stage, but those do not all wait for one another.',
  'compares-single-tasks': 'You compared two tasks; what counts is the length of the whole chains they belong to.',
  'treats-every-task-as-critical':
    'You took every delay to move the end; a task beside the longest chain has time to spare.',
  'subtracts-one-task-from-the-whole':
    'You took one task off the whole; the tasks before and after it need their time too.',
  'passes-the-whole-change-on': 'You passed the whole change on to the end; part of it is taken up by another chain.',
  'thinks-spare-time-is-unlimited': 'You took the task to have time without limit; its spare time runs out.',
  'thinks-nothing-changes': 'You expected no effect, but the change does touch the longest chain.',
  'adds-instead-of-subtracting': 'You added two amounts where their difference was needed.',
  'divides-the-total-evenly':
    'You shared the total evenly; the jobs cannot be cut into pieces, so that share is out of reach.',
  'takes-the-longest-first':
    'You placed the longest jobs first. That is a good rule of thumb, but here another sharing is quicker.',
  'leaves-out-the-last-task': 'You stopped before the last task; the plan ends only when that is done as well.',
  'deals-jobs-out-in-turn': 'You dealt the jobs out in turn; sharing them by their length is quicker.',
  'takes-jobs-as-listed': 'You gave the jobs out in the order of the list; another sharing balances the work better.',
} as const;

export type MisconceptionId = keyof typeof says;

export function misconception(id: MisconceptionId): Misconception {
  return { id, says: says[id] };
}
