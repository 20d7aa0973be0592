import type { BlockDraft } from '../../../../core/contract/blocks.ts';
import type { Random } from '../../../../core/random.ts';
import { oneOf, several } from '../../../item-bank/items/services.ts';
import type { Drawn } from '../drafts.ts';
import { coreMathModel, ladder, wrong } from '../drafts.ts';
import { figure, label, rectangle } from '../figures.ts';
import { idea, misconceptions } from '../misconceptions.ts';
import { listed } from '../number-text.ts';

const deniesRule = idea('takes-exception-for-consequence', 'That would contradict the rule; it cannot follow from it.');
const nothingFollows = idea(
  'misses-contrapositive',
  'Something does follow here: if the consequence does not hold, the condition cannot hold either.',
);
const onlyIfAsIf = idea(
  'reads-only-if-as-if',
  '“Only if” names something that is needed; it does not promise that it is enough.',
);
const oppositeForNegation = idea(
  'opposite-extreme-for-negation',
  'To deny “all”, one exception is enough; you went to the opposite extreme.',
);
const keepsConnective = idea(
  'negates-parts-keeps-and',
  'An “and” fails as soon as one part fails; denying both parts says too much.',
);
const confirmsOnly = idea(
  'checks-confirming-cases',
  'Cards that can only agree with the rule need not be turned; look for those that could break it.',
);
const missesBreaking = idea(
  'misses-breaking-case',
  'One kind of card that could break the rule has been left unturned.',
);
const oneAsMany = idea(
  'one-exception-as-many',
  'One exception is enough to make the claim false; that there are many does not follow.',
);
const onlyIfAsExactly = idea(
  'reads-only-if-as-exactly-if',
  '“Only if” goes one way: the condition is needed, but it may not be enough.',
);
const oneCaseOfSeveral = idea(
  'one-case-of-several',
  'That is one of the cases in which the sentence is false, but there are others.',
);
const appliesToEveryone = idea('applies-rule-to-everyone', 'The notice speaks only of those who fulfil its condition.');
const weakensOnly = idea(
  'some-for-negation-of-all',
  '“Some do” can be true together with “all do”, so it does not deny it.',
);
const eitherOr = idea(
  'either-or-for-negated-and',
  'One of the two may hold, but it is also possible that neither does.',
);

/**
 * Rungs 3 to 5. Easier: a direct chain. Harder: the consequence fails, “only if”, denying a compound sentence, choosing
 * what to test.
 */
export const conditionals = coreMathModel('logic-and-sets', {
  id: 'core_math.conditionals',
  title: 'If and then',
  concepts: ['conditional-statements', 'logic'],
  reasoning: ['analytical'],
  // Everyday habits of reading “if” pull away from the right answer, so the items separate sharply.
  discrimination: 1.4,
  forms: [chain, contrapositive, deniedCondition, negationOfAll, onlyIf, negationOfAnd, cardsToTurn],
});

function chain(random: Random): Drawn {
  const [first, second, third] = several(random, ['red', 'green', 'blue', 'white'], 3);
  return {
    stem: `In a machine, whenever the ${first} lamp is on, the ${second} lamp is on. Whenever the ${second} lamp is on, the ${third} lamp is on. At the moment the ${third} lamp is off. What must be true?`,
    answer: `The ${first} and the ${second} lamp are off`,
    distractors: [
      wrong(`The ${second} lamp is off, the ${first} lamp may be on`, misconceptions.stopsOneStepEarly),
      wrong(`The ${first} and the ${second} lamp are on`, deniesRule),
      wrong('Nothing can be said about the other lamps', nothingFollows),
    ],
    explanation: `If the ${second} lamp were on, the ${third} lamp would be on as well, but it is off; so the ${second} lamp is off. For the same reason the ${first} lamp cannot be on.`,
    steps: [`${third} off, so ${second} off`, `${second} off, so ${first} off`],
    hints: ladder(
      `Each rule leads from one lamp to another. What if the lamp it leads to is off?`,
      `Suppose for a moment that the ${second} lamp were on. What would that mean for the ${third} lamp?`,
      'Go backwards through the two rules, one at a time.',
      'Two rules and one fact; work from the fact, since it is certain.',
    ),
    difficulty: -0.25,
  };
}

function contrapositive(random: Random): Drawn {
  const { thing, p, q } = oneOf(random, [
    { thing: 'tile', p: 'square', q: 'grey' },
    { thing: 'box', p: 'heavy', q: 'sealed' },
    { thing: 'ticket', p: 'yellow', q: 'numbered' },
    { thing: 'bead', p: 'round', q: 'wooden' },
  ] as const);
  const a = `If a ${thing} is`;
  return {
    stem: `In a game, this rule holds for every ${thing}: “${a} ${p}, then it is ${q}.” Which statement must then be true as well?`,
    answer: `${a} not ${q}, then it is not ${p}`,
    distractors: [
      wrong(`${a} ${q}, then it is ${p}`, misconceptions.assumesConverse),
      wrong(`${a} not ${p}, then it is not ${q}`, misconceptions.assumesInverse),
      wrong(`${a} ${p}, then it is not ${q}`, deniesRule),
    ],
    explanation: `A ${thing} that is not ${q} cannot be ${p}, because then the rule would make it ${q}. The rule says nothing about a ${thing} that is not ${p}: it may be ${q} or not.`,
    steps: [
      `suppose a ${thing} is not ${q}`,
      `if it were ${p}, the rule would make it ${q}, a contradiction`,
      `so it is not ${p}`,
    ],
    hints: ladder(
      `The rule excludes exactly one kind of ${thing}. Which kind?`,
      `List the four kinds (${p} or not, ${q} or not) and cross out the one that the rule forbids.`,
      'A statement must be true if it holds for all the kinds that are left. Test each of the four.',
      'Look for the statement that forbids the very same kind, only in other words.',
    ),
    difficulty: 0.1,
  };
}

function deniedCondition(random: Random): Drawn {
  const { name, p, notP, q, yes, no } = oneOf(random, [
    {
      name: 'Minh',
      p: 'has a season ticket',
      notP: 'has no season ticket',
      q: 'may enter the pool',
      yes: 'Minh may enter the pool',
      no: 'Minh may not enter the pool',
    },
    {
      name: 'Zola',
      p: 'is over 65',
      notP: 'is 40 years old',
      q: 'travels free of charge',
      yes: 'Zola travels free of charge',
      no: 'Zola does not travel free of charge',
    },
    {
      name: 'Tomasz',
      p: 'has handed in all homework',
      notP: 'has not handed in all homework',
      q: 'may take the test',
      yes: 'Tomasz may take the test',
      no: 'Tomasz may not take the test',
    },
  ] as const);
  return {
    stem: `A notice says: “Everyone who ${p} ${q}.” ${name} ${notP}. Going only by the notice, what can be concluded?`,
    answer: `Nothing can be concluded about whether ${name} ${q}`,
    distractors: [
      wrong(no, misconceptions.assumesInverse),
      wrong(yes, appliesToEveryone),
      wrong('The notice must be wrong', deniesRule),
    ],
    explanation: `The notice tells what holds for those who fulfil the condition. ${name} does not fulfil it, and the notice leaves open whether there are other ways.`,
    steps: [
      `the notice speaks of everyone who ${p}`,
      `${name} ${notP}, so the notice does not apply`,
      'nothing can be concluded',
    ],
    hints: ladder(
      'Ask yourself about whom the notice speaks, and about whom it says nothing.',
      `Does ${name} belong to the people the notice speaks of?`,
      'Could there be other people for whom the same holds? Does the notice forbid that?',
      'Take the sentence at its word; it says less than one is used to hearing in it.',
    ),
    difficulty: 0.25,
  };
}

function negationOfAll(random: Random): Drawn {
  const { all, places, one, have } = oneOf(random, [
    {
      all: 'All the doors in this corridor are locked',
      places: 'doors',
      one: 'door in this corridor is not locked',
      have: 'locked',
    },
    { all: 'All the lamps in this hall are new', places: 'lamps', one: 'lamp in this hall is not new', have: 'new' },
    { all: 'All the seats in this row are free', places: 'seats', one: 'seat in this row is not free', have: 'free' },
  ] as const);
  return {
    stem: `Somebody claims: “${all}.” The claim is false. Which statement must then be true?`,
    answer: `At least one ${one}`,
    distractors: [
      wrong(`None of the ${places} are ${have}`, oppositeForNegation),
      wrong(`Some of the ${places} are ${have}`, weakensOnly),
      wrong(`Most of the ${places} are not ${have}`, oneAsMany),
    ],
    explanation: `A claim about all ${places} is false as soon as there is one exception. More cannot be concluded: the other ${places} may be ${have} or not.`,
    steps: [`“all are ${have}” fails if there is an exception`, `so at least one is not ${have}`],
    hints: ladder(
      'What is the least that has to happen to make a statement about all of them false?',
      `Imagine ten ${places}, nine of them ${have}. Is the claim true or false?`,
      'Test each statement against that example and against the case that none is so.',
      'To bring down an “all”, little is needed; look for the statement that claims just as little.',
    ),
    difficulty: 0.2,
  };
}

function onlyIf(random: Random): Drawn {
  const { who, can, may, has, have, lack } = oneOf(random, [
    {
      who: 'A visitor',
      can: 'is allowed into the laboratory',
      may: 'are allowed into the laboratory',
      has: 'wears goggles',
      have: 'wear goggles',
      lack: 'do not wear goggles',
    },
    {
      who: 'A member',
      can: 'is allowed to vote',
      may: 'are allowed to vote',
      has: 'has paid the fee',
      have: 'have paid the fee',
      lack: 'have not paid the fee',
    },
    {
      who: 'A diver',
      can: 'is allowed to go below 20 m',
      may: 'are allowed to go below 20 m',
      has: 'has a licence',
      have: 'have a licence',
      lack: 'have no licence',
    },
  ] as const);
  return {
    stem: `A rule says: “${who} ${can} only if he or she ${has}.” Which sentence says exactly the same?`,
    answer: `Whoever ${can} ${has}`,
    distractors: [
      wrong(`Whoever ${has} ${can}`, onlyIfAsIf),
      wrong(`Exactly those who ${have} ${may}`, onlyIfAsExactly),
      wrong(`Some who ${may} ${lack}`, deniesRule),
    ],
    explanation: `“Only if” names a condition that is needed: nobody without it ${can}. So whoever ${can} ${has}; the condition need not be enough by itself.`,
    steps: [`the rule excludes people who ${may} but ${lack}`, `so whoever ${can} ${has}`],
    hints: ladder(
      'Is the condition needed, or is it enough, or both? Listen to the word “only”.',
      'Which case does the rule forbid? Describe that person.',
      'Look for the sentence that forbids the same case and no other.',
      'Think of a further condition that might also be required; the rule does not exclude that.',
    ),
    difficulty: 0.75,
  };
}

function negationOfAnd(random: Random): Drawn {
  const { name, p, q } = oneOf(random, [
    { name: 'the soup', p: 'hot', q: 'salty' },
    { name: 'the hotel', p: 'cheap', q: 'quiet' },
    { name: 'the road', p: 'open', q: 'dry' },
  ] as const);
  const start = name.replace(/^./, (letter) => letter.toUpperCase());
  return {
    stem: `“${start} is ${p} and ${q}.” This sentence is false. Which statement must be true?`,
    answer: `${start} is not ${p} or it is not ${q} (perhaps both)`,
    distractors: [
      wrong(`${start} is neither ${p} nor ${q}`, keepsConnective),
      wrong(`${start} is either ${p} or ${q}, but not both`, eitherOr),
      wrong(`${start} is not ${p}, but it is ${q}`, oneCaseOfSeveral),
    ],
    explanation: `A sentence with “and” is false when at least one of its parts is false. That is the case when ${name} is not ${p}, or not ${q}, or both.`,
    steps: [
      `“${p} and ${q}” needs both parts`,
      'it is false if at least one part fails',
      `so: not ${p}, or not ${q}, perhaps both`,
    ],
    hints: ladder(
      'When is a sentence with “and” true? It is false in all the other cases.',
      `There are four possibilities for ${name}. In which of them is the sentence false?`,
      'The right statement is true in exactly those cases; test it with each.',
      'A list of four short lines settles this beyond doubt.',
    ),
    difficulty: 0.6,
  };
}

function cardsToTurn(random: Random): Drawn {
  const [vowel, consonant] = [oneOf(random, ['A', 'E', 'U']), oneOf(random, ['K', 'D', 'T'])];
  const [even, odd] = [oneOf(random, ['4', '6', '8']), oneOf(random, ['3', '7', '9'])];
  const faces = several(random, [vowel, consonant, even, odd], 4);
  const inOrder = (...chosen: string[]) => listed(faces.filter((face) => chosen.includes(face)));
  return {
    stem: 'Each card in the figure has a letter on one side and a number on the other. Somebody claims: “If a card has a vowel (A, E, I, O, U) on one side, it has an even number on the other.” Which cards have to be turned over, and no others, to check the claim for these four?',
    stimulus: [cards(faces)],
    answer: inOrder(vowel, odd),
    distractors: [
      wrong(inOrder(vowel, even), confirmsOnly),
      wrong(`${vowel} only`, missesBreaking),
      wrong(inOrder(vowel, consonant, even, odd), confirmsOnly),
      wrong(inOrder(vowel, even, odd), confirmsOnly),
    ],
    explanation: `The claim is broken only by a card with a vowel and an odd number. ${vowel} could have an odd number behind it, and ${odd} could have a vowel; ${consonant} and ${even} cannot break the claim whatever is behind them.`,
    steps: [
      `${vowel}: an odd number behind it would break the claim, turn it`,
      `${consonant}: the claim says nothing about it`,
      `${even}: vowel or not, the claim holds`,
      `${odd}: a vowel behind it would break the claim, turn it`,
    ],
    hints: ladder(
      'A claim is checked by looking for cards that could break it.',
      'What combination of letter and number would break the claim?',
      'Go through the four cards one by one: could the hidden side make that combination?',
      'Be a strict inspector: you are looking for offenders, not for well-behaved cards.',
    ),
    difficulty: 1.3,
    reasoning: ['analytical', 'systematic'],
  };
}

function cards(faces: string[]): BlockDraft {
  return figure(`Four cards lying on a table. The sides that can be seen show ${listed(faces)}.`, 330, 120, [
    ...faces.flatMap((face, index) => [
      rectangle([24 + index * 74, 20], 58, 80, { tone: 'accent' }),
      label([53 + index * 74, 60], face, { size: 22 }),
    ]),
  ]);
}
