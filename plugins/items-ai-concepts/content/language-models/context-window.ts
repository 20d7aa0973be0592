import { distinct, figure, wrong } from '../drafts.ts';
import type { Question } from '../questions.ts';
import { questionList } from '../questions.ts';
import { idea } from './misconceptions.ts';

/** A conversation: who or what, and how many tokens, oldest first. */
type Message = [name: string, tokens: number];

/** The newest messages that fit together into the window, whole messages only; `kept` is reserved for an instruction. */
function visible(messages: readonly Message[], window: number, kept = 0): Message[] {
  let room = window - kept;
  const seen: Message[] = [];
  for (const message of [...messages].reverse()) {
    if (message[1] > room) break;
    room -= message[1];
    seen.unshift(message);
  }
  return seen;
}

const hints = {
  conceptual:
    'A language model sees only as much text at once as fits into its window. What does not fit does not exist for it.',
  procedural: 'Add up the lengths from the newest message backwards, until the next one would no longer fit.',
  strategic: 'Decide from which end text is dropped before you add anything up.',
  encouragement: 'It is like packing a bag from one side. Add, compare, and stop in time.',
};

function oldestQuestion(setting: { story: string; messages: Message[]; window: number; kept?: number }): Question {
  const { messages, window, kept = 0 } = setting;
  const seen = visible(messages, window, kept);
  const [oldest] = seen;
  const answer = oldest?.[0] ?? '';
  const at = messages.findIndex(([name]) => name === answer);
  const running: number[] = [];
  for (const [, tokens] of [...seen].reverse()) running.push((running.at(-1) ?? kept) + tokens);
  const fromFront: Message[] = [];
  let used = kept;
  for (const message of messages) {
    if (used + message[1] > window) break;
    used += message[1];
    fromFront.push(message);
  }
  const withoutKept = visible(messages, window)[0]?.[0] ?? '';
  const candidates = [
    wrong(messages[0]?.[0] ?? '', idea.remembersEverything),
    ...(kept > 0 ? [wrong(withoutKept, idea.reservedSpaceForgotten)] : []),
    wrong(messages[at - 1]?.[0] ?? '', idea.partlyFittingIsSeen),
    wrong(messages[at + 1]?.[0] ?? '', idea.stopsTooSoon),
    wrong(messages.at(-1)?.[0] ?? '', idea.onlyLastMessage),
    wrong(fromFront.at(-1)?.[0] ?? '', idea.newestDropped),
  ].filter(({ text }) => text !== '');
  return {
    stem: `${setting.story} The window of the model holds ${figure(window)} tokens${kept > 0 ? `, of which ${figure(kept)} are always taken up by an instruction` : ''}. When a conversation grows too long, the oldest messages are left out, always whole. Which is the oldest message that the model still sees?`,
    stimulus: [
      {
        kind: 'table',
        caption: 'From the oldest to the newest',
        header: ['Message', 'Tokens'],
        rows: messages.map(([name, tokens]) => [name, figure(tokens)]),
      },
    ],
    answer,
    distractors: distinct(answer, candidates),
    explanation: `From the newest backwards, ${seen.length} messages fit${kept > 0 ? ' beside the instruction' : ''}; with the one before “${answer}” the sum would exceed ${figure(window)} tokens.`,
    steps: [
      `Sums from the newest backwards${kept > 0 ? `, beginning with the ${figure(kept)} of the instruction` : ''}: ${running.map((sum) => figure(sum)).join(', ')}.`,
      `The next message (${figure(messages[at - 1]?.[1] ?? 0)} tokens) would take the sum over ${figure(window)}.`,
      `So “${answer}” is the oldest one seen.`,
    ],
    hints,
    reasoning: ['systematic'],
    features: { steps: kept > 0 ? 3 : 2, abstraction: kept > 0 ? 1 : 0, closeness: 2, load: 1 },
  };
}

/** Whether what was said at the beginning is still in view, and how long texts are cut to fit. */
export const contextWindow = questionList({
  id: 'context-window',
  contentArea: 'language-models',
  title: 'What still fits into the window',
  discrimination: 1.3,
  concepts: ['context-window', 'tokens'],
  reasoning: ['analytical'],
  questions: [
    {
      stem: 'A long chat with a language model began with “My name is Thandiwe”. After many messages the model asks for her name. Its window holds 4,000 tokens, and the chat now has 9,000. What is the most likely reason?',
      answer: 'The first message has dropped out of the window.',
      distractors: [
        wrong('The model decided that her name was not worth keeping.', idea.modelDecidesToForget),
        wrong('The model has been trained anew since then.', idea.chatTrainsModel),
        wrong('The model cannot store names of any people.', idea.namesAreBlocked),
      ],
      explanation:
        'Of 9,000 tokens only 4,000 fit, so the beginning is no longer part of what the model reads. It has not decided to forget anything.',
      steps: [
        'The chat has more tokens than the window holds.',
        'What is left out is the oldest part, where the name was.',
        'The model answers from what it sees.',
      ],
      hints: {
        conceptual: 'Think of what a model can look at when it writes its next answer.',
        procedural: 'Compare the two numbers, and ask where in the chat the name was said.',
        strategic: 'Prefer an explanation that uses the numbers in the story to one that gives the model intentions.',
        encouragement: 'The numbers are there for a reason. Follow them.',
      },
      reasoning: ['intuitive'],
      features: { steps: 2, abstraction: 0, closeness: 1 },
    },
    oldestQuestion({
      story: 'Mateo plans a bicycle tour with a language model.',
      messages: [
        ['route', 300],
        ['food', 250],
        ['tent', 200],
        ['weather', 350],
        ['budget', 150],
      ],
      window: 800,
    }),
    oldestQuestion({
      story: 'A nurse notes a patient’s wishes in a chat with a language model.',
      messages: [
        ['allergies', 120],
        ['diet', 260],
        ['sleep', 180],
        ['visits', 240],
        ['music', 90],
        ['garden', 200],
      ],
      window: 750,
    }),
    oldestQuestion({
      story: 'A museum guide built on a language model answers a visitor’s questions.',
      messages: [
        ['entrance', 400],
        ['tickets', 350],
        ['mosaic', 500],
        ['coins', 300],
        ['café', 250],
      ],
      window: 1500,
      kept: 300,
    }),
    oldestQuestion({
      story: 'A language model helps Soo-jin to write a play, scene by scene.',
      messages: [
        ['scene 1', 900],
        ['scene 2', 700],
        ['scene 3', 600],
        ['scene 4', 800],
        ['scene 5', 500],
      ],
      window: 3000,
      kept: 500,
    }),
    {
      stem: 'A report of 20,000 tokens is to be summarised piece by piece. The model’s window holds 5,000 tokens. In each call 600 tokens are needed for the instruction and 400 for the answer. How many calls are needed at least?',
      answer: '5',
      distractors: [
        wrong('4', idea.reservedSpaceForgotten),
        wrong('6', idea.unneededReserve),
        wrong('20', idea.wrongUnitDivided),
      ],
      order: ['4', '5', '6', '20'],
      explanation: 'Each call has 5,000 − 600 − 400 = 4,000 tokens for the report, and 20,000 ÷ 4,000 = 5.',
      steps: ['Room for the report in each call: 5,000 − 600 − 400 = 4,000.', '20,000 ÷ 4,000 = 5 calls.'],
      hints: {
        conceptual: 'The window must hold everything at once: the instruction, the piece of text, and the answer.',
        procedural: 'First work out how much of the report can go into a single call.',
        strategic: 'Check your number by multiplying back: do the pieces cover the whole report?',
        encouragement: 'A subtraction and a division, and it is done.',
      },
      features: { steps: 2, abstraction: 1, closeness: 2 },
    },
    {
      stem: 'A text of 10,000 tokens is cut into pieces of 4,000 tokens. So that no thought is lost at a cut, each piece begins with the last 1,000 tokens of the piece before. How many pieces are needed?',
      answer: '3',
      distractors: [
        wrong('2.5', idea.pieceCannotBeSplit),
        wrong('4', idea.overlapCountedTwice),
        wrong('2', idea.roundedDown),
      ],
      order: ['2', '2.5', '3', '4'],
      explanation:
        'The first piece covers 4,000 tokens, each further one adds only 3,000: 4,000, 7,000, 10,000. So three pieces reach the end exactly.',
      steps: ['Piece 1 reaches token 4,000.', 'Piece 2 repeats 1,000 and reaches 7,000.', 'Piece 3 reaches 10,000.'],
      hints: {
        conceptual: 'Overlap protects the joints but takes up room, so every further piece brings less that is new.',
        procedural: 'Note up to which token the text is covered after the first, the second, and so on.',
        strategic: 'Treat the first piece differently from the others: it has nothing to repeat.',
        encouragement: 'Draw the text as a line and lay the pieces on it.',
      },
      features: { steps: 3, abstraction: 1, closeness: 3 },
    },
    {
      stem: 'In a model every token is compared with every token of the text, itself included. A text grows from 1,000 to 3,000 tokens. How does the number of comparisons grow?',
      answer: 'to 9 times as many',
      distractors: [
        wrong('to 3 times as many', idea.growthIsProportional),
        wrong('to 6 times as many', idea.squareIsDouble),
        wrong('by 2,000 comparisons', idea.tokensForComparisons),
      ],
      explanation:
        'There are 1,000 × 1,000 comparisons at first and 3,000 × 3,000 afterwards: nine times as many. That is why long texts are costly.',
      steps: ['Before: 1,000² = 1,000,000.', 'After: 3,000² = 9,000,000.', '9,000,000 ÷ 1,000,000 = 9.'],
      hints: {
        conceptual: 'Comparing each with each gives a square of comparisons, not a row.',
        procedural: 'Work out the number of comparisons for the short and for the long text.',
        strategic: 'Try it small: with 2 and with 6 tokens.',
        encouragement: 'Drawing a little grid shows at once how it grows.',
      },
      concepts: ['attention', 'computing-cost'],
      features: { steps: 3, abstraction: 2, closeness: 2 },
    },
  ],
});
