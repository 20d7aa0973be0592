import { at, listed, oneOf, several, whole } from '../../../../item-bank/items/services.ts';
import { counted } from '../../drafts.ts';
import { euros, idea } from '../tasks.ts';
import { conceptPracticeOf } from './concept-practice.ts';

const decisions = conceptPracticeOf('decisions-and-trade-offs');
const process = conceptPracticeOf('process-and-code-tracing');
const planning = conceptPracticeOf('planning-and-scheduling');

export const decisionConcepts = [
  decisions(
    'sensitivity',
    'How far a figure may move',
    ['analytical', 'creative'],
    [
      'A choice is sensitive to a figure if a small change of it turns the choice round.',
      'Write both alternatives as sums with the figure in question left open.',
      'Find the value at which both come to the same.',
      'One equation with one unknown is all there is to solve.',
    ],
    [
      0.6,
      (random) => {
        const [rent, own, hours] = [10 * whole(random, 3, 9), whole(random, 2, 8), whole(random, 10, 40)];
        const [fixed, rate] = [10 * whole(random, 1, 4), whole(random, 3, 10)];
        const limit = (rent + own * hours - fixed) / hours;
        if (!Number.isInteger(2 * limit) || limit <= rate) return;
        const what = oneOf(random, ['a crane', 'a sander', 'a studio', 'a lorry']);
        return {
          stem: `For ${hours} hours of ${what}, firm A asks ${euros(rent)} and ${euros(own)} an hour, firm B ${euros(fixed)} and ${euros(rate)} an hour, so B is cheaper. Up to which price an hour would B not be dearer than A, if nothing else changed?`,
          answer: limit,
          lures: [
            [own, idea('divides-by-one-price-only')],
            [(rent + own * hours) / hours, idea('overlooks-one-fixed-cost')],
            [limit - rate, idea('answers-with-the-whole-instead-of-the-change')],
            [rate + own, idea('adds-prices-without-the-amount')],
          ],
          say: euros,
          explanation: `A costs ${euros(rent + own * hours)}. B may cost as much: ${fixed} + ${hours}x = ${rent + own * hours} gives x = ${limit}.`,
          steps: [
            `A: ${rent} + ${own} × ${hours} = ${rent + own * hours}`,
            `(${rent + own * hours} − ${fixed}) ÷ ${hours} = ${limit}`,
          ],
        };
      },
    ],
  ),
  decisions(
    'risk',
    'Risk',
    ['analytical'],
    [
      'Risk is how bad the bad case is, not how good the good case is.',
      'Strike out every plan whose bad case is worse than what can be borne.',
      'Among the plans that remain, compare the average results.',
      'The first condition leaves few plans to compare.',
    ],
    [
      0.3,
      (random) => {
        const plans = several(random, ['wheat', 'hops', 'peas', 'flax', 'maize'], 4).map((name) => ({
          name,
          good: 5 * whole(random, 4, 30),
          bad: -5 * whole(random, 0, 14),
        }));
        const limit = 5 * whole(random, 4, 10);
        const mean = ({ good, bad }: (typeof plans)[number]) => (good + bad) / 2;
        const best = (list: typeof plans) => list.toSorted((one, other) => mean(other) - mean(one));
        const safe = best(plans.filter(({ bad }) => -bad <= limit));
        if (safe.length < 2) return;
        const answer = at(safe, 0);
        const boldest = at(best(plans), 0);
        const safest = at(
          plans.toSorted((one, other) => other.bad - one.bad),
          0,
        );
        const luckiest = at(
          plans.toSorted((one, other) => other.good - one.good),
          0,
        );
        if (mean(at(safe, 1)) === mean(answer) || [boldest, safest].includes(answer)) return;
        return {
          stem: `A farmer chooses what to grow. A good and a bad summer are equally likely, and the farm could not bear a loss of more than ${limit} thousand euros. Which crop has the best average result among those the farm can bear?`,
          stimulus: [
            {
              kind: 'table',
              header: ['Crop', 'Good summer', 'Bad summer'],
              rows: plans.map(({ name, good, bad }) => [name, `${good}`, bad === 0 ? '0' : `−${-bad}`]),
            },
          ],
          answer: answer.name,
          lures: [
            [boldest.name, idea('overlooks-the-bad-case')],
            [safest.name, idea('takes-the-worst-case-as-the-rule')],
            [luckiest.name, idea('compares-best-cases-only')],
            ...plans.map(({ name }) => [name, idea('looks-at-one-option-only')] as const),
          ],
          explanation: `${listed(safe.map(({ name }) => name))} lose at most ${limit} thousand in a bad summer; of these ${answer.name} has the best average.`,
          steps: plans.map(
            (plan) =>
              `${plan.name}: average ${mean(plan) < 0 ? '−' : ''}${Math.abs(mean(plan))}, bad case ${plan.bad === 0 ? '0' : `−${-plan.bad}`}`,
          ),
        };
      },
    ],
  ),
  decisions(
    'value-of-information',
    'What information is worth',
    ['analytical', 'creative'],
    [
      'Information is worth what a better choice brings because of it.',
      'Work out the best average result without it, and then with it.',
      'With it, one chooses the better action in each case separately.',
      'Two averages and their difference are the whole way.',
    ],
    [
      1.1,
      (random) => {
        const [chance, gain, sure] = [10 * whole(random, 2, 8), 100 * whole(random, 3, 12), 50 * whole(random, 2, 8)];
        const risky = (chance * gain) / 100;
        const informed = risky + ((100 - chance) * sure) / 100;
        const without = Math.max(risky, sure);
        if (gain <= sure || risky === sure) return;
        const [fair, indoors] = oneOf(random, [
          ['an open-air play', 'one in the hall'],
          ['a regatta', 'a film night'],
          ['a flea market', 'an auction indoors'],
        ] as const);
        return {
          stem: `A club plans ${fair}, which brings ${euros(gain)} if it stays dry and nothing if it rains, or ${indoors}, which brings ${euros(sure)} in any weather. It stays dry with a chance of ${chance}%. How much is it worth, on average, to know the weather for certain before choosing?`,
          answer: informed - without,
          lures: [
            [informed, idea('answers-with-the-whole-instead-of-the-change')],
            [Math.abs(risky - sure), idea('compares-with-the-difference')],
            [gain - sure, idea('compares-best-cases-only')],
            [informed - Math.min(risky, sure), idea('compares-the-wrong-two')],
          ],
          say: euros,
          explanation: `Knowing the weather brings ${euros(gain)} in ${chance}% and ${euros(sure)} in ${100 - chance}% of cases, ${euros(informed)} on average; without it the best choice brings ${euros(without)}.`,
          steps: [
            `without: the better of ${risky} and ${sure}`,
            `with: ${chance}% of ${gain} + ${100 - chance}% of ${sure} = ${informed}`,
            `${informed} − ${without} = ${informed - without}`,
          ],
        };
      },
    ],
  ),
];

export const processConcepts = [
  process(
    'conditions',
    'Conditions in programs',
    ['systematic'],
    [
      'Of “if”, “elif” and “else” only the first branch whose condition holds is carried out.',
      'Put the number into the first condition; go on only if it does not hold.',
      'With “and”, both parts must hold; with “or”, one is enough.',
      'At most three conditions have to be tested.',
    ],
    [
      -0.6,
      (random) => {
        const [low, high] = [whole(random, 5, 20), whole(random, 25, 50)];
        const [first, second, third] = [whole(random, 2, 9), whole(random, 10, 19), whole(random, 20, 40)];
        const size = oneOf(random, [
          low - whole(random, 1, 4),
          low,
          whole(random, low + 1, high - 1),
          high,
          high + whole(random, 1, 9),
        ]);
        const answer = size < low ? first : size < high ? second : third;
        const code = `size = ${size}\nif size < ${low}:\n    price = ${first}\nelif size < ${high}:\n    price = ${second}\nelse:\n    price = ${third}`;
        return {
          stem: 'What is the value of `price` at the end of the program?',
          stimulus: [{ kind: 'code', language: 'python', code }],
          answer,
          lures: [
            [first, idea('takes-the-first-rule-without-testing')],
            [third, idea('takes-the-last-rule')],
            [second, idea('takes-the-wrong-branch')],
            [size, idea('reads-another-variable')],
            [first + second, idea('takes-a-later-rule-that-fits')],
          ],
          explanation: `${size} is ${size < low ? `below ${low}` : size < high ? `not below ${low}, but below ${high}` : `not below ${high}`}, so price is ${answer}.`,
          steps: [
            `${size} < ${low}: ${size < low}`,
            ...(size < low ? [] : [`${size} < ${high}: ${size < high}`]),
            `price = ${answer}`,
          ],
        };
      },
    ],
    [
      0.4,
      (random) => {
        const [a, b, p, q] = [whole(random, 1, 20), whole(random, 1, 20), whole(random, 4, 16), whole(random, 4, 16)];
        const isAnd = random() < 0.5;
        const start = whole(random, 10, 30);
        const [x, y] = [whole(random, 2, 9), whole(random, 2, 9)];
        const holds = isAnd ? a > p && b < q : a > p || b < q;
        if (a > p === b < q || x === y) return;
        const answer = holds ? start + x : start - y;
        const code = `a = ${a}\nb = ${b}\nlevel = ${start}\nif a > ${p} ${isAnd ? 'and' : 'or'} b < ${q}:\n    level = level + ${x}\nelse:\n    level = level - ${y}`;
        return {
          stem: 'Which value does `level` have when this program has run?',
          stimulus: [{ kind: 'code', language: 'python', code }],
          answer,
          lures: [
            [holds ? start - y : start + x, idea('checks-half-of-a-condition')],
            [start, idea('keeps-the-old-figures')],
            [start + x - y, idea('takes-a-later-rule-that-fits')],
            [start + x + y, idea('takes-a-later-rule-that-fits')],
          ],
          explanation: `a > ${p} is ${a > p} and b < ${q} is ${b < q}; joined by “${isAnd ? 'and' : 'or'}” the condition is ${holds}.`,
          steps: [
            `a > ${p}: ${a > p}`,
            `b < ${q}: ${b < q}`,
            `with “${isAnd ? 'and' : 'or'}”: ${holds}`,
            `level = ${answer}`,
          ],
        };
      },
    ],
  ),
  planning(
    'planning',
    'Planning back from a date',
    ['systematic'],
    [
      'A plan with a fixed end is made from the end backwards.',
      'Find what can run at the same time; of such tasks only the longest counts.',
      'Take the waiting time off before the last task that needs it.',
      'Three or four times have to be taken off, one after the other.',
    ],
    [
      0.0,
      (random) => {
        const [end, last, dry] = [whole(random, 16, 20), whole(random, 1, 3), whole(random, 2, 4)];
        const [one, other] = [whole(random, 1, 4), whole(random, 1, 4)];
        const start = end - last - dry - Math.max(one, other);
        if (one === other || start < 5) return;
        const say = (hour: number) => `${String(hour).padStart(2, '0')}:00`;
        const what = oneOf(random, ['a float', 'a stage set', 'a model ship', 'a market stall']);
        return {
          stem: `For ${what}, the frame takes ${counted(one, 'hour')} and the panels take ${counted(other, 'hour')}; two people can do these at the same time. Then the glue dries for ${counted(dry, 'hour')}, and painting takes ${counted(last, 'hour')}. When must they begin at the latest to be ready at ${say(end)}?`,
          answer: say(start),
          lures: [
            [say(end - last - dry - one - other), idea('adds-everything-up')],
            [say(end - last - dry - Math.min(one, other)), idea('stops-at-a-shorter-path')],
            [say(end - last - Math.max(one, other)), idea('overlooks-a-condition')],
            [say(end - dry - Math.max(one, other)), idea('leaves-out-the-last-task')],
          ],
          explanation: `Frame and panels together take ${Math.max(one, other)} h, the glue ${dry} h and the paint ${last} h: ${Math.max(one, other) + dry + last} h before ${say(end)}.`,
          steps: [
            `longer of ${one} and ${other}: ${Math.max(one, other)}`,
            `${Math.max(one, other)} + ${dry} + ${last} = ${Math.max(one, other) + dry + last}`,
            `${say(end)} less ${Math.max(one, other) + dry + last} h: ${say(start)}`,
          ],
        };
      },
    ],
  ),
];
