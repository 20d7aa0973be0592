import type { Random } from '../../../../core/random.ts';
import type { Draft, ItemModel } from '../../../item-bank/items/services.ts';
import type { Wrong } from '../drafts.ts';
import { at, caseOf, modelsOf, wordChoices } from '../drafts.ts';
import type { MisconceptionId } from '../misconceptions.ts';

const model = modelsOf('deduction-and-argument');

export const conditionalModels: ItemModel[] = [model('what-follows', 'What follows from a rule', 10, writeConditional)];

/** Which of the simple statements p, q, r are true. */
type World = Record<'p' | 'q' | 'r', boolean>;
type Claim = (world: World) => boolean;

interface Rule {
  /** The rules and the fact, as the reader sees them. */
  text: string;
  /** The same as conditions on p, q, r. */
  premises: Claim[];
  /** What may be concluded; the one that holds wherever the premises hold is the answer. */
  conclusions: { text: string; claim: Claim; idea?: MisconceptionId }[];
  /** Said when none of the conclusions is certain. */
  nothing?: { text: string; idea?: MisconceptionId };
  explanation: string;
  steps: string[];
  hints: [conceptual: string, procedural: string, strategic: string];
  b: number;
}

const never: Claim = () => false;

// b: straight inference (-1.7), from the end of a rule back to its beginning (+1.1), nothing certain (+1.4),
// “only” and “unless” (+1.9), two rules to be joined backwards (+2.3), necessary against sufficient (+2.6).
const rules: Rule[] = [
  {
    text: 'Parcels over 10 kg go by van. All parcels that go by van are insured. Sana’s parcel weighs 14 kg.',
    premises: [({ p }) => p, ({ p, q }) => !p || q, ({ q, r }) => !q || r],
    conclusions: [
      { text: 'Sana’s parcel is insured.', claim: ({ r }) => r },
      { text: 'Only parcels over 10 kg are insured.', claim: never, idea: 'turns-the-rule-round' },
      { text: 'Parcels under 10 kg are not insured.', claim: never, idea: 'denies-the-condition' },
      { text: 'Sana’s parcel is not insured.', claim: ({ r }) => !r, idea: 'misses-a-step-of-the-chain' },
    ],
    explanation:
      'The parcel is over 10 kg, so it goes by van, and whatever goes by van is insured. Nothing is said about lighter parcels.',
    steps: [
      '14 kg is over 10 kg, so the parcel goes by van.',
      'What goes by van is insured.',
      'So this parcel is insured.',
    ],
    hints: [
      'Two rules can be joined when one ends where the other begins.',
      'Follow the parcel from its weight to the first rule, and from there to the second.',
      'Ask of each answer whether the text says anything at all about it.',
    ],
    b: -1.8,
  },
  {
    text: 'Whenever it rains in the night, the sports lesson is held indoors. Last night it rained.',
    premises: [({ p }) => p, ({ p, q }) => !p || q],
    conclusions: [
      { text: 'Today’s lesson is held indoors.', claim: ({ q }) => q },
      { text: 'Lessons are held indoors only after rain.', claim: never, idea: 'turns-the-rule-round' },
      { text: 'After a dry night the lesson is outdoors.', claim: never, idea: 'denies-the-condition' },
      { text: 'It will rain during the lesson as well.', claim: never, idea: 'adds-what-is-not-said' },
    ],
    explanation:
      'The rule says what happens after a rainy night, and last night was one. It does not say what happens after dry nights.',
    steps: ['Rain in the night: indoors.', 'Last night it rained.', 'So the lesson is indoors today.'],
    hints: [
      'A rule “whenever A, then B” tells you B as soon as you know A.',
      'Check whether last night is one of the nights that the rule speaks of.',
      'An answer about dry nights would need a rule about dry nights.',
    ],
    b: -2,
  },
  {
    text: 'If the pump is running, the green lamp is on. The lamp works without fault. It is off now.',
    premises: [({ q }) => !q, ({ p, q }) => !p || q],
    conclusions: [
      { text: 'The pump is not running.', claim: ({ p }) => !p },
      { text: 'The pump is running.', claim: ({ p }) => p, idea: 'misreads-the-fact' },
      { text: 'The pump is broken.', claim: never, idea: 'adds-what-is-not-said' },
    ],
    nothing: { text: 'Nothing is certain about the pump.', idea: 'overlooks-the-way-back' },
    explanation:
      'If the pump were running, the lamp would be on. It is off, so the pump cannot be running; why it is not running remains open.',
    steps: [
      'Suppose the pump were running: then the lamp would be on.',
      'The lamp is off, so that cannot be.',
      'Hence the pump is not running.',
    ],
    hints: [
      'A rule also tells you something when its consequence has failed to come.',
      'Suppose the opposite about the pump and see what the lamp would have to do.',
      'Keep apart whether the pump runs and why it does not.',
    ],
    b: -0.7,
  },
  {
    text: 'When the museum is closed for a holiday, its lights are off. Just now its lights are off.',
    premises: [({ q }) => q, ({ p, q }) => !p || q],
    conclusions: [
      { text: 'The museum must be closed for a holiday now.', claim: ({ p }) => p, idea: 'turns-the-rule-round' },
      { text: 'The museum is open to visitors today.', claim: ({ p }) => !p, idea: 'adds-what-is-not-said' },
      { text: 'The lights are off only on holidays.', claim: never, idea: 'takes-one-reason-for-the-only-one' },
    ],
    nothing: { text: 'It may or may not be closed for a holiday.' },
    explanation:
      'On holidays the lights are off, but they may be off for other reasons as well, at night for example. So neither answer about the holiday is certain.',
    steps: [
      'The rule leads from a holiday to lights off.',
      'It does not lead from lights off to a holiday.',
      'So both are possible.',
    ],
    hints: [
      'A rule that leads from A to B does not by itself lead from B to A.',
      'Try to think of a case in which the rule is kept, the lights are off, and it is no holiday.',
      'An answer must hold in every case that fits the text, not only in the likeliest one.',
    ],
    b: -0.3,
  },
  {
    text: 'Everyone with a season ticket is let in through gate B. Marek does not have a season ticket.',
    premises: [({ p }) => !p, ({ p, q }) => !p || q],
    conclusions: [
      { text: 'Marek is not let in through gate B.', claim: ({ q }) => !q, idea: 'denies-the-condition' },
      { text: 'Marek is let in through gate B.', claim: ({ q }) => q, idea: 'misreads-the-fact' },
      {
        text: 'Gate B is meant for holders of season tickets only.',
        claim: never,
        idea: 'takes-one-reason-for-the-only-one',
      },
    ],
    nothing: { text: 'Marek may or may not be let in through gate B.' },
    explanation:
      'The rule speaks of people with a season ticket. Whether others are let in through gate B as well is left open.',
    steps: [
      'The rule: season ticket, therefore gate B.',
      'Marek has none, so the rule says nothing about him.',
      'Both remain possible.',
    ],
    hints: [
      'A rule about some people says nothing about all the others.',
      'Check whether Marek belongs to those whom the rule speaks of.',
      'Look for a situation in which the rule is kept and Marek still goes through gate B.',
    ],
    b: 0,
  },
  {
    text: 'Only trained divers may use the deep pool. Isamu is using the deep pool, and he keeps to the rules.',
    premises: [({ q }) => q, ({ p, q }) => !q || p],
    conclusions: [
      { text: 'Isamu is a trained diver.', claim: ({ p }) => p },
      { text: 'Every trained diver uses the deep pool.', claim: never, idea: 'turns-the-rule-round' },
      { text: 'Isamu never uses the shallow pool.', claim: never, idea: 'adds-what-is-not-said' },
    ],
    nothing: { text: 'It is not certain whether Isamu is trained.', idea: 'overlooks-the-way-back' },
    explanation:
      '“Only trained divers” means that whoever is in the deep pool by the rules has been trained. It does not mean that every trained diver goes there.',
    steps: [
      'Only trained divers: being in the deep pool requires training.',
      'Isamu is in the deep pool and keeps to the rules.',
      'So he has been trained.',
    ],
    hints: [
      '“Only A may do B” makes A a condition that B cannot do without.',
      'Turn the rule into an “if … then …”: begin with someone who is in the deep pool.',
      'Test each answer with a trained diver who stays at home.',
    ],
    b: 0.2,
  },
  {
    text: 'The outdoor film is shown unless the wind is too strong. Last night the film was not shown.',
    premises: [({ q }) => !q, ({ p, q }) => q !== p],
    conclusions: [
      { text: 'The wind was too strong last night.', claim: ({ p }) => p },
      { text: 'The wind was not too strong last night.', claim: ({ p }) => !p, idea: 'misreads-unless' },
      { text: 'The film is shown again tonight.', claim: never, idea: 'adds-what-is-not-said' },
    ],
    nothing: { text: 'Nothing is certain about last night’s wind.', idea: 'overlooks-the-way-back' },
    explanation:
      '“Unless” names the one thing that stops the film: with no such wind it is shown. It was not shown, so the wind must have been too strong.',
    steps: [
      'If the wind is not too strong, the film is shown.',
      'The film was not shown.',
      'So the wind was too strong.',
    ],
    hints: [
      '“A unless B” says that A happens whenever B does not.',
      'Write the rule as “if the wind is not too strong, then …” and look at the fact.',
      'Suppose the opposite about the wind and see what would have happened to the film.',
    ],
    b: 0.3,
  },
  {
    text: 'If the alarm is armed, the back door is locked. If the back door is locked, the display shows red. At the moment the display shows green, so not red.',
    premises: [({ p, q }) => !p || q, ({ q, r }) => !q || r, ({ r }) => !r],
    conclusions: [
      { text: 'The alarm is not armed.', claim: ({ p }) => !p },
      {
        text: 'The alarm is armed, but the door is not locked.',
        claim: ({ p, q }) => p && !q,
        idea: 'misses-a-step-of-the-chain',
      },
      { text: 'The back door is locked.', claim: ({ q }) => q, idea: 'misreads-the-fact' },
    ],
    nothing: { text: 'Nothing is certain about the alarm.', idea: 'overlooks-the-way-back' },
    explanation:
      'Without red the door is not locked, and with an unlocked door the alarm cannot be armed. Both rules are used from their end to their beginning.',
    steps: ['Not red, so the door is not locked.', 'Door not locked, so the alarm is not armed.'],
    hints: [
      'A chain of rules can be followed backwards when its last link fails.',
      'Begin with the display and ask what it tells you about the door.',
      'Then use what you know about the door on the other rule, again from its end.',
    ],
    b: 0.6,
  },
  {
    text: 'For a place on the course, passing the test is necessary but not sufficient. Chipo has passed the test; Lars has no place on the course.',
    premises: [({ q, p }) => !q || p, ({ p }) => p],
    conclusions: [
      {
        text: 'Chipo has a place, and Lars did not pass the test.',
        claim: ({ q, r }) => q && !r,
        idea: 'takes-necessary-for-sufficient',
      },
      {
        text: 'Chipo has a place on the course; whether Lars passed is open.',
        claim: ({ q }) => q,
        idea: 'takes-necessary-for-sufficient',
      },
      {
        text: 'Lars did not pass; whether Chipo has a place is open.',
        claim: ({ r }) => !r,
        idea: 'denies-the-condition',
      },
    ],
    nothing: { text: 'Whether Chipo has a place and whether Lars passed is open.' },
    explanation:
      '“Necessary but not sufficient” means: no place without the test, but the test alone brings no place. Chipo may lack something else, and Lars may have passed and still have no place.',
    steps: [
      'Place, therefore test: that is all the rule gives.',
      'Chipo passed: the rule does not lead on from there.',
      'Lars has no place: the rule does not lead back from there.',
    ],
    hints: [
      '“Necessary” and “sufficient” point in opposite directions of an “if … then …”.',
      'Write the rule as “whoever has a place has …” and see which facts it can be applied to.',
      'For each answer try to invent further conditions that would make it false.',
    ],
    b: 1,
  },
  {
    text: 'The water is safe exactly when both filters are clean. If filter 1 is dirty, a bell rings. The bell is silent, and the water is not safe.',
    premises: [({ p }) => p, ({ p, q, r }) => r === (p && q), ({ r }) => !r],
    conclusions: [
      { text: 'Filter 1 is clean and filter 2 is dirty.', claim: ({ p, q }) => p && !q },
      { text: 'Filter 1 is dirty and filter 2 is clean.', claim: ({ p, q }) => !p && q, idea: 'misreads-the-fact' },
      { text: 'Both filters are dirty.', claim: ({ p, q }) => !p && !q, idea: 'reads-not-both-as-neither' },
    ],
    nothing: { text: 'It is not certain which filter is dirty.', idea: 'overlooks-the-way-back' },
    explanation:
      'The silent bell shows that filter 1 is not dirty. The water is not safe, so the filters cannot both be clean; that leaves filter 2.',
    steps: [
      'No bell, so filter 1 is not dirty.',
      'Water not safe, so not both are clean.',
      'Filter 1 is clean, so filter 2 is dirty.',
    ],
    hints: [
      '“Not both” leaves open which one fails; a second clue may decide it.',
      'Start with the bell: what does its silence tell you about filter 1?',
      'Then ask what must be wrong, given that the water is not safe.',
    ],
    b: 0.8,
  },
];

function writeConditional(variant: number, _: Random): Draft {
  const rule = caseOf(rules, variant);
  const certain = rule.conclusions.filter(({ claim }) => follows(rule.premises, claim));
  if (certain.length + (rule.nothing && !rule.nothing.idea ? 1 : 0) !== 1)
    throw new Error(`${rule.text}: not one answer`);
  const answer = at([...certain.map(({ text }) => text), ...(rule.nothing ? [rule.nothing.text] : [])], 0);
  const options = [...rule.conclusions, ...(rule.nothing ? [rule.nothing] : [])];
  const wrong = options.flatMap(({ text, idea }): Wrong<string>[] => (text === answer || !idea ? [] : [[text, idea]]));
  const choices = wordChoices(answer, wrong);
  if (!choices) throw new Error(`${rule.text}: too few wrong answers`);
  const [conceptual, procedural, strategic] = rule.hints;
  return {
    stem: `${rule.text} What follows for certain?`,
    ...choices,
    explanation: rule.explanation,
    steps: rule.steps,
    hints: {
      conceptual,
      procedural,
      strategic,
      encouragement: 'Take the sentences exactly as they stand; they are few, and each can be checked on its own.',
    },
    difficulty: rule.b,
    concepts: ['conditional-reasoning', ...(rule.nothing && !rule.nothing.idea ? ['necessary-and-sufficient'] : [])],
    reasoning: ['analytical'],
  };
}

/** Whether a claim holds in every world in which the premises hold. */
function follows(premises: Claim[], claim: Claim): boolean {
  const values = [true, false];
  const worlds = values.flatMap((p) => values.flatMap((q) => values.map((r): World => ({ p, q, r }))));
  const possible = worlds.filter((world) => premises.every((premise) => premise(world)));
  return possible.every(claim);
}
