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
  // decisions and trade-offs
  'compares-one-price-only': 'You compared one of the prices alone; the offers differ in their other prices as well.',
  'adds-prices-without-the-amount':
    'You added the prices as they stand; a price for each unit must first be multiplied by the number of units.',
  'overlooks-what-is-included': 'You paid for everything by the unit, though part of it is already included.',
  'overlooks-a-one-off-cost': 'You left out a cost that has to be paid once.',
  'counts-one-period-only': 'You worked with a single month; the question is about the whole time.',
  'goes-by-what-is-included': 'You chose the offer that includes most; including much does not make it the cheapest.',
  'stops-at-equal-cost': 'You found the point where both are equal; to be ahead takes one step more.',
  'rounds-down-to-a-loss': 'You rounded down; at that number the goal is not quite reached.',
  'adds-one-too-many': 'You went one step further than needed.',
  'divides-by-one-price-only': 'You divided by one of the two prices; what counts is the difference between them.',
  'overlooks-one-fixed-cost': 'You compared with one fixed cost only; the other way has one, too.',
  'subtracts-instead-of-dividing':
    'You subtracted one price from the other; the question is how often one fits into the other.',
  'overlooks-money-coming-back': 'You left out the money that comes back in the end.',
  'overlooks-a-running-cost': 'You left out a cost that comes again every time.',
  'takes-the-percentage-as-an-amount': 'You used the percentage as if it were an amount of money.',
  'ignores-the-weights': 'You treated all criteria as equally important; the weights make some count more.',
  'looks-at-the-heaviest-criterion-only': 'You looked at the most important criterion alone; the others count as well.',
  'mixes-up-the-weights': 'You gave the weights to the wrong criteria.',
  'keeps-the-old-figures': 'You worked with the figures from before the change.',
  'goes-by-the-single-best-score': 'You went by the single highest figure; the rest of the row counts as well.',
  'counts-what-is-already-spent': 'You counted money that is already spent; it is gone whichever way is chosen.',
  'wants-to-save-what-is-already-spent':
    'You tried to save money that is already spent; it is gone whichever way is chosen.',
  'overlooks-the-cost-still-to-come': 'You left out what still has to be paid.',
  'overlooks-the-alternative': 'You left out what the other way would bring.',
  'overlooks-what-is-gained': 'You counted what has to be paid, but not what it brings or saves.',
  'reverses-the-comparison': 'Your amount is right, but the comparison is the wrong way round.',
  'overlooks-what-is-paid-out': 'You counted what comes in and left out what goes out.',
  'counts-only-the-largest-outcome': 'You counted only the largest outcome; the smaller ones come up as well.',
  'overlooks-the-bad-case': 'You left out the case in which things go wrong.',
  'takes-the-worst-case-as-the-rule': 'You treated the bad case as if it always happened.',
  'averages-without-probabilities': 'You took all cases as equally likely; they are not.',
  'overlooks-a-probability': 'You counted an amount in full though it is due only sometimes.',
  'looks-at-the-likeliest-case-only': 'You looked at the likeliest case alone; the others happen as well.',
  'answers-with-the-complement': 'You found the share that is left over; the question asks for the other part.',
  'takes-fifty-fifty': 'You took the balance to lie at one half; that is so only when both sides weigh the same.',
  'compares-with-the-difference':
    'You compared with the difference of the two costs; compare with the cost that is saved.',
  'compares-best-cases-only': 'You compared the best cases; the other cases count as well.',
  'looks-at-one-option-only': 'You looked at one of the choices alone; what counts is its lead over the other.',
  'compares-the-wrong-two': 'You compared two amounts that do not answer the question.',
  'takes-the-highest-gain-per-piece': 'You began with what brings most a piece; it uses up a lot of what is scarce.',
  'takes-what-needs-least': 'You began with what needs least; it may bring little for what it uses.',
  'does-not-use-up-the-rest': 'Your plan is close to the best one, but exchanging a piece uses the remainder better.',
  'makes-equal-numbers-of-each':
    'You planned the same number of each; nothing asks for that, and it costs you something.',
  'overlooks-a-limit': 'Your plan goes beyond one of the limits.',
  'overlooks-the-shared-limit': 'You used every row to its limit; together they need more than there is.',
} as const;

export type MisconceptionId = keyof typeof says;

export function misconception(id: MisconceptionId): Misconception {
  return { id, says: says[id] };
}
