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
  // data interpretation
  'reads-a-neighbour': 'You read the value next to the one that was asked for.',
  'counts-scale-marks-as-ones': 'You counted the marks of the scale as ones; look at what one step stands for.',
  'counts-the-limit-itself': 'You counted the value that lies exactly on the limit; “more than” leaves it out.',
  'goes-by-the-height-not-the-change': 'You went by how high a value is; the question is about a difference.',
  'mixes-up-rise-and-fall': 'You found the largest change in the other direction.',
  'settles-for-the-second-largest': 'You came close; there is one that is larger still.',
  'reads-a-number-as-a-percentage': 'You took a plain number for a percentage.',
  'takes-equal-shares': 'You shared the whole out equally; the parts have different sizes.',
  'uses-the-wrong-base': 'Your percentage is taken of the wrong whole.',
  'adds-losses-as-gains': 'You added the losses as if they were gains.',
  'looks-at-the-last-value-only': 'You looked at the last value alone; the question is about all of them.',
  'counts-one-side-only': 'You counted only one of the two parts that work against each other.',
  'compares-counts-not-rates': 'You compared the bare numbers; groups of different size need rates.',
  'goes-by-the-size-of-the-group': 'You went by the size of the group, which says nothing about the rate.',
  'carries-groups-over-to-the-total':
    'You took it that who leads in the groups also leads in total; different group sizes can turn that round.',
  'carries-the-total-over-to-the-groups':
    'You took it that who leads in total also leads in each group; different group sizes can hide who does better.',
  'averages-the-averages': 'You took the middle of the averages; the groups do not weigh the same.',
  'takes-one-group-for-all': 'You gave the average of one group for all of them.',
  'takes-the-average-as-the-missing-value': 'You gave the average itself; a single value may well differ from it.',
  'uses-the-wrong-number-of-values': 'You shared out among the wrong number of values.',
  'adds-everything-up-instead-of-averaging': 'You added the values without sharing the sum out.',
  'counts-one-way-only': 'You counted the way once; it is travelled twice.',
  'compares-averages-as-if-they-were-sizes': 'You compared the averages as if they were sizes of groups.',
  'takes-the-commonest-for-the-middle': 'You chose the commonest value; the one in the middle was asked for.',
  'takes-the-middle-of-the-scale': 'You took the middle between two ends; the values are not spread evenly.',
  'mixes-up-mean-and-median':
    'You mixed up mean and median: the mean shares the sum out, the median stands in the middle.',
  'counts-each-value-once': 'You counted each different value once; a value counts as often as it occurs.',
  'lets-one-value-decide': 'You let one unusual value pull the result away from all the others.',
  'takes-an-end-for-the-middle': 'You chose a value from the end of the list.',
  'forgets-to-share-the-change-out': 'You passed a change of the sum on in full; the mean shares it among all values.',
  'moves-the-median-with-the-mean': 'You moved the median along with the mean; the middle value stays where it is.',
  'keeps-the-extremes': 'You kept the two scores that were to be left out.',
  'leaves-out-one-extreme-only': 'You left out only one of the two extremes.',
  'takes-the-old-median': 'You gave the middle of the old list; the new value moves it.',
  'picks-one-of-two-middle-values': 'You picked one of the two middle values; the median lies halfway between them.',
  'answers-with-the-whole-instead-of-the-change':
    'You gave the whole after the change; the change itself was asked for.',
  'adds-percentages-of-different-things': 'You added or offset percentages that are taken of different wholes.',
  'subtracts-percentages-of-different-things': 'You subtracted percentages that are taken of different wholes.',
  'takes-points-for-per-cent':
    'You took percentage points for per cent; growth in per cent is measured against the start.',
  'mixes-up-points-and-per-cent': 'You exchanged percentage points and per cent.',
  'repeats-the-change-instead-of-undoing-it': 'You made the change once more instead of undoing it.',
  'divides-by-the-wrong-share': 'You divided by the part that was taken away; what is left is the other part.',
  'uses-the-whole-as-the-base': 'You took everyone as the base; the question speaks of one group only.',
  'turns-the-condition-round': 'You turned the condition round: the share of A among B is not the share of B among A.',
  'compares-part-with-part': 'You set one part against the other part; a share sets a part against the whole.',
  // deduction and argument
  'turns-the-rule-round': 'You read the rule backwards: “if A, then B” does not say “if B, then A”.',
  'denies-the-condition':
    'You concluded from A not being so that B is not so either; the rule says nothing about that case.',
  'misses-a-step-of-the-chain': 'You broke off before the last link of the chain of rules.',
  'adds-what-is-not-said': 'You added something that may well be so, but that the text does not say.',
  'misreads-the-fact': 'Your answer does not agree with what the text states as a fact.',
  'overlooks-the-way-back':
    'You used the rule forwards only; when its consequence fails, it also tells you something about its condition.',
  'takes-one-reason-for-the-only-one': 'You took the one case that is named for the only one there is.',
  'misreads-unless': 'You read “unless” the wrong way round: the one thing it names is what stops the other.',
  'takes-necessary-for-sufficient': 'You took something that is needed for something that is enough.',
  'reads-not-both-as-neither': 'You read “not both” as “neither”; one of the two may well be all right.',
  'looks-for-agreement-only':
    'You looked for cases that agree with the rule; what tests it are cases that could break it.',
  'checks-more-than-needed': 'You checked one that cannot break the rule, whatever is on its other side.',
  'turns-some-into-all': 'You took “some” for “all” or for “none”.',
  'takes-some-for-not-all': 'You took “some” to mean “not all”; it means at least one, and perhaps all.',
  'links-two-groups-through-a-third':
    'You linked two groups because both overlap with a third; that does not tie them to one another.',
  'mixes-up-left-and-right': 'You went round in the wrong direction.',
  'keeps-half-of-a-clue': 'You kept one half of a clue and left out the other.',
  'mixes-up-true-and-false': 'You counted the false statements as the true ones.',
  'believes-most-statements': 'You chose what makes most statements true; the number of true ones is given.',
  'believes-the-first-statement': 'You took the first statement to be true; it need not be.',
  'stops-before-checking-all-statements': 'The count fits the first statements, but not all of them.',
  'picks-what-is-beside-the-point':
    'What you chose is about something else; it makes the conclusion neither stronger nor weaker.',
  'takes-opinions-for-evidence': 'You took what people think or do for evidence that it is so.',
  'takes-tradition-for-evidence': 'You took a long custom for evidence; customs can be wrong.',
  'takes-support-for-an-objection': 'What you chose makes the conclusion stronger, not weaker.',
  'takes-an-objection-for-support': 'What you chose makes the conclusion weaker, not stronger.',
  'asks-more-than-the-argument-needs': 'Your assumption would be welcome, but the argument can do without it.',
  'takes-an-exception-for-a-refutation':
    'You took single exceptions for a refutation; the claim is about how often something happens.',
  'takes-likeness-for-contact': 'You took a likeness for a link; two things can be alike without having met.',
  'asks-for-more-of-the-same': 'More cases of the same kind would not help; what is missing is a comparison.',
  'takes-the-beginning-for-the-conclusion':
    'You took the first sentence for the conclusion; look at what the others give reasons for.',
  'takes-the-end-for-the-conclusion':
    'You took the last sentence for the conclusion; look at what the others give reasons for.',
  'takes-a-reason-for-the-conclusion': 'You chose one of the reasons; the conclusion is what the reasons speak for.',
  'names-a-flaw-that-is-not-there': 'You named a flaw that arguments can have, though not this one.',
  'explains-one-half-only': 'Your fact explains one of the two observations, but not both.',
  'sees-a-flaw-in-a-sound-argument': 'The argument you chose is in order; its conclusion does follow.',
  'sees-soundness-where-there-is-none': 'The argument you chose has a gap; its conclusion does not follow.',
  'mixes-up-two-kinds-of-flaw': 'The argument you chose is faulty as well, but in another way.',
  'matches-words-not-form': 'You went by similar words; the groups stand in other places of the argument.',
} as const;

export type MisconceptionId = keyof typeof says;

export function misconception(id: MisconceptionId): Misconception {
  return { id, says: says[id] };
}
