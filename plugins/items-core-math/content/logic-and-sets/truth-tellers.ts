import type { Random } from '../../../../core/random.ts';
import { oneOf, shuffled } from '../../../item-bank/items/services.ts';
import type { Drawn, Form } from '../drafts.ts';
import { coreMathModel, ladder, wrong } from '../drafts.ts';
import { table } from '../figures.ts';
import { idea } from '../misconceptions.ts';
import { listed } from '../number-text.ts';

const believesSpeaker = idea(
  'believes-a-statement',
  'You took a statement as true from the start; first see what would follow if it were false.',
);
const swapsRoles = idea(
  'swaps-truth-and-lie',
  'Check your result: the one you trust would then be saying something false, or the other way round.',
);
const stopsAtContradiction = idea(
  'overlooks-contradiction',
  'With this choice somebody says something that does not fit what he or she is.',
);
const countsWrong = idea('miscounts-true-statements', 'Count again how many of the statements are true in this case.');
const accusedIsGuilty = idea(
  'accused-must-be-guilty',
  'An accusation may be false; count the true statements for each possibility.',
);

/**
 * Rung 4. Each is solved by trying the possibilities; harder: three people, statements about numbers of truths.
 * The solver tries every possibility and the model insists on exactly one.
 */
export const truthTellers = coreMathModel('logic-and-sets', {
  id: 'core_math.truth-tellers',
  title: 'Who tells the truth?',
  concepts: ['deduction', 'logic'],
  reasoning: ['analytical', 'systematic'],
  // Trying all the cases works for everybody who sees that it can be done.
  discrimination: 1.4,
  forms: [
    twoIslanders('Ana', 'Bo', 'at least one'),
    boxes,
    culprit('true'),
    twoIslanders('Yuki', 'Omar', 'both liars'),
    culprit('false'),
    howMany,
  ],
});

/** Two people of whom each always tells the truth (true) or always lies (false). */
function twoIslanders(a: string, b: string, kind: 'at least one' | 'both liars'): Form {
  return (random) => {
    const says = {
      'at least one': { text: 'At least one of us two is a liar.', holds: (x: boolean, y: boolean) => !x || !y },
      'both liars': { text: 'Both of us are liars.', holds: (x: boolean, y: boolean) => !x && !y },
    }[kind];
    const possible = [
      [true, true],
      [true, false],
      [false, true],
      [false, false],
    ].filter(([x = false, y = false]) => says.holds(x, y) === x);
    const [only] = possible;
    if (possible.length !== 1 || !only) throw new Error('truth-tellers: the statement does not decide');
    const text = ([x, y]: boolean[]) => {
      if (x && y) return `Both ${a} and ${b}`;
      return x ? `Only ${a}` : y ? `Only ${b}` : `Neither ${a} nor ${b}`;
    };
    const answer = text(only);
    const others = shuffled(
      [
        [true, true],
        [true, false],
        [false, true],
        [false, false],
      ].map(text),
      random,
    ).filter((option) => option !== answer);
    const because = (option: string) => {
      if (option === text(only.map((value) => !value))) return swapsRoles;
      return option === `Only ${a}` || option.startsWith('Both') ? believesSpeaker : stopsAtContradiction;
    };
    return {
      stem: `On an island everybody either always tells the truth or always lies. You meet two islanders, ${a} and ${b}. ${a} says: “${says.text}” ${b} says nothing. Who always tells the truth?`,
      answer,
      distractors: others.map((option) => wrong(option, because(option))),
      order: [`Only ${a}`, `Only ${b}`, `Both ${a} and ${b}`, `Neither ${a} nor ${b}`],
      explanation:
        kind === 'at least one'
          ? `If ${a} lied, there would be no liar among them, although ${a} would be one; that is impossible. So ${a} tells the truth, and the liar that the statement speaks of must be ${b}.`
          : `If ${a} told the truth, ${a} would be a liar; that is impossible. So ${a} lies, and the statement that both are liars is false; therefore ${b} tells the truth.`,
      steps:
        kind === 'at least one'
          ? [
              `suppose ${a} lies: then neither is a liar, a contradiction`,
              `so ${a} tells the truth and at least one is a liar`,
              `that one must be ${b}`,
            ]
          : [
              `suppose ${a} tells the truth: then ${a} is a liar, a contradiction`,
              `so ${a} lies, and not both are liars`,
              `so ${b} tells the truth`,
            ],
      hints: ladder(
        `There are only two possibilities for ${a}. A statement by a liar is false, whatever it says.`,
        `Suppose that ${a} lies and see what the sentence would then have to mean. Then suppose the opposite.`,
        'One of the two suppositions leads to a contradiction, which leaves the other.',
        'A contradiction is good news in a puzzle like this: it removes a possibility for good.',
      ),
      difficulty: kind === 'at least one' ? 0.7 : 0.6,
    };
  };
}

function boxes(random: Random): Drawn {
  const [red, blue, green] = shuffled(['red', 'blue', 'green'], random) as [string, string, string];
  const names = [red, blue, green];
  const labels = [
    { box: red, text: 'The ring is in this box.', holds: (where: string) => where === red },
    { box: blue, text: 'The ring is not in this box.', holds: (where: string) => where !== blue },
    { box: green, text: `The ring is not in the ${red} box.`, holds: (where: string) => where !== red },
  ];
  const fits = names.filter((where) => labels.filter((each) => each.holds(where)).length === 1);
  const [answer] = fits;
  if (fits.length !== 1 || !answer) throw new Error('truth-tellers: the labels do not decide');
  const others = names.filter((name) => name !== answer);
  const option = (name: string) => `In the ${name} box`;
  const open = 'It cannot be determined';
  return {
    stem: 'A ring is in one of three boxes. Each box has a label, and exactly one of the three labels is true. Where is the ring?',
    stimulus: [
      table(
        ['Box', 'Label'],
        labels.map(({ box, text }) => [box, text]),
      ),
    ],
    answer: option(answer),
    distractors: [
      ...others.map((name) => wrong(option(name), name === red ? believesSpeaker : countsWrong)),
      wrong(open, stopsAtContradiction),
    ],
    order: [...names.map(option), open],
    fixed: [open],
    explanation: `The labels on the ${red} and the ${green} box contradict each other, so exactly one of these two is true. Then the label on the ${blue} box is false, and the ring is in the ${blue} box.`,
    steps: names.map((where) => {
      const count = labels.filter((each) => each.holds(where)).length;
      return `ring in the ${where} box: ${count} true ${count === 1 ? 'label' : 'labels'}`;
    }),
    hints: ladder(
      'Only three places are possible; for each, every label is either true or false.',
      `Suppose the ring is in the ${red} box. Which of the three labels are then true?`,
      'Make a small table: three places, three labels, and count the true ones in each case.',
      'The right place is the one for which the count comes out as the puzzle demands.',
    ),
    difficulty: 0.8,
  };
}

/** Four children, one of whom did it; exactly one statement is true, or exactly one is false. */
function culprit(exactlyOneIs: 'true' | 'false'): Form {
  return (random) => {
    const names = exactlyOneIs === 'true' ? ['Amira', 'Ben', 'Chidi', 'Dora'] : ['Elif', 'Farid', 'Gina', 'Hugo'];
    const [a, b, c, d] = shuffled(names, random) as [string, string, string, string];
    const didIt = (name: string) => ({ text: `${name} did it.`, holds: (who: string) => who === name });
    const notMe = (name: string) => ({ text: 'It was not me.', holds: (who: string) => who !== name });
    const pools = [
      [didIt(b), didIt(c), notMe(a)],
      [didIt(d), notMe(b), didIt(a)],
      [notMe(c), didIt(d), didIt(b)],
      [notMe(d), didIt(a), didIt(c)],
    ];
    const chosen = [a, b, c, d].map((name, index) => ({ name, ...oneOf(random, pools[index] ?? []) }));
    const truths = (who: string) => chosen.filter((each) => each.holds(who)).length;
    const count = (who: string) => (exactlyOneIs === 'true' ? truths(who) : 4 - truths(who));
    const fits = names.filter((who) => count(who) === 1);
    const [answer] = fits;
    const accused = chosen
      .map((each) => names.find((name) => each.text.startsWith(name)))
      .filter((name) => name !== undefined);
    if (fits.length !== 1 || !answer || new Set(chosen.map((each) => each.text)).size < 3) return;
    const thing = exactlyOneIs === 'true' ? 'window' : 'vase';
    const others = names.filter((name) => name !== answer);
    return {
      stem: `One of four children has broken a ${thing}. The table shows what they say. Exactly one of the four statements is ${exactlyOneIs}. Who broke the ${thing}?`,
      stimulus: [
        table(
          ['Child', 'Statement'],
          names.map((name) => [name, chosen.find((each) => each.name === name)?.text ?? '']),
        ),
      ],
      answer,
      distractors: others.map((name) => wrong(name, accused.includes(name) ? accusedIsGuilty : countsWrong)),
      order: [...names],
      explanation: `If ${answer} did it, exactly one statement is ${exactlyOneIs}. For the other children the count is different: ${listed(others.map((name) => `${count(name)} for ${name}`))}.`,
      steps: names.map((who) => `if it was ${who}: ${truths(who)} true, ${4 - truths(who)} false`),
      hints: ladder(
        'Each of the four children is a possibility; for each one the statements become true or false.',
        `Take one child, suppose it was that one, and count how many of the four statements are ${exactlyOneIs}.`,
        `The condition “exactly one is ${exactlyOneIs}” decides. Two statements that contradict each other are a good place to begin.`,
        'Four suppositions, four short counts; there is no need to guess.',
      ),
      difficulty: exactlyOneIs === 'true' ? 0.85 : 0.95,
    };
  };
}

function howMany(random: Random): Drawn {
  const [a, b, c] = shuffled(['Kofi', 'Lia', 'Mai', 'Noor'], random) as [string, string, string];
  // Each always tells the truth or always lies.
  const statements = [
    {
      name: a,
      text: 'Exactly one of us three tells the truth.',
      holds: (truths: boolean[]) => truths.filter(Boolean).length === 1,
    },
    { name: b, text: 'All three of us lie.', holds: (truths: boolean[]) => truths.every((truth) => !truth) },
    { name: c, text: `${b} tells the truth.`, holds: (truths: boolean[]) => truths[1] === true },
  ];
  const cases = Array.from({ length: 8 }, (_, bits) => [0, 1, 2].map((person) => ((bits >> person) & 1) === 1));
  const possible = cases.filter((truths) => statements.every(({ holds }, person) => holds(truths) === truths[person]));
  const [only] = possible;
  if (possible.length !== 1 || !only) throw new Error('truth-tellers: the three statements do not decide');
  const count = only.filter(Boolean).length;
  const names = [a, b, c];
  const tellers = names.filter((_, person) => only[person]);
  if (count !== 1) return;
  return {
    stem: `On an island everybody either always tells the truth or always lies. ${a} says: “${statements[0]?.text}” ${b} says: “${statements[1]?.text}” ${c} says: “${statements[2]?.text}” Who tells the truth?`,
    answer: `Only ${tellers[0]}`,
    distractors: [
      wrong(`Only ${b}`, stopsAtContradiction),
      wrong(`${b} and ${c}`, believesSpeaker),
      wrong('None of them', swapsRoles),
    ],
    explanation: `${b} cannot tell the truth, because then ${b} would be lying. So ${b} lies, and ${c}, who vouches for ${b}, lies as well. “All three of us lie” is false, so ${a} tells the truth, and indeed exactly one of them does.`,
    steps: [
      `${b} would be lying if the statement were true, so ${b} lies`,
      `${c} says that ${b} tells the truth, so ${c} lies`,
      `not all three lie, so ${a} tells the truth`,
    ],
    hints: ladder(
      'Some statements cannot be made by anyone who tells the truth.',
      `Look at what ${b} says. Can a person who tells the truth say that?`,
      `Once you know about ${b}, the statement of ${c} is easy to judge. Then turn to ${a}.`,
      'One firm point is enough to start; the others follow one after another.',
    ),
    difficulty: 1.0,
  };
}
