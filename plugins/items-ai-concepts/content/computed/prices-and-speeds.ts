import type { ItemModel } from '../../../item-bank/items/services.ts';
import { figure } from '../drafts.ts';
import { choices, computedModel, isWhole, levels, oneOf, round, stepped } from './computed-model.ts';

const uses = [
  ['a bookshop', 'letters from customers'],
  ['a museum', 'questions of visitors'],
  ['a town hall', 'forms'],
  ['a travel agency', 'plans for a tour'],
  ['a newspaper', 'reports from readers'],
  ['a library', 'summaries'],
  ['a repair shop', 'manuals'],
] as const;

const prices = computedModel({
  id: 'price-of-the-tokens',
  contentArea: 'language-models',
  title: 'What a language model costs in use',
  discrimination: 1.2,
  concepts: ['tokens', 'cost'],
  reasoning: ['systematic'],
  hints: {
    conceptual: 'Text that goes in and text that comes out are counted in tokens, often at different prices.',
    procedural: 'Turn everything into thousands of tokens, multiply by the price, and add.',
    strategic: 'Work out one request first, then all of them.',
    encouragement: 'Prices are small numbers; the steps are short.',
  },
  designs: levels(
    [
      { steps: 1, abstraction: 0, closeness: 1, load: 0 },
      { steps: 3, abstraction: 1, closeness: 2, load: 0 },
      { steps: 4, abstraction: 1, closeness: 2, load: 1 },
      { steps: 6, abstraction: 2, closeness: 2, load: 2 },
    ],
    (random, level) => {
      const [who, texts] = oneOf(random, uses);
      const input = stepped(random, 2, 12, 1);
      const output = stepped(random, 1, 6, 1);
      const cents = stepped(random, 2, 9, 1);
      const dearer = cents + stepped(random, 2, 9, 1);
      const requests = stepped(random, 100, 900, 100);
      const one = input * cents + output * dearer;
      const budget = stepped(random, 20, 200, 10);
      const small = input * (cents - 1) + output * (cents + 1);
      const affordable = Math.floor((100 * budget) / one);
      if (input === output || (level === 2 && isWhole((100 * budget) / one))) return undefined;
      const [answer, lures, say] = (
        [
          [
            input * cents,
            [
              [input + cents, 'sumForProduct'],
              [input * cents * 10, 'unitsMixed'],
              [cents, 'rateForgotten'],
            ],
            (value: number) => `${figure(value)} cents`,
          ],
          [
            one,
            [
              [(input + output) * cents, 'onePartOnly'],
              [input * dearer + output * cents, 'turnedRound'],
              [input * cents, 'stopsEarly'],
              [(input + output) * dearer, 'onePartOnly'],
            ],
            (value: number) => `${figure(value)} cents`,
          ],
          [
            affordable,
            [
              [affordable + 1, 'roundsDown'],
              [Math.floor((100 * budget) / (input * cents)), 'onePartOnly'],
              [Math.floor((100 * budget) / ((input + output) * (cents + dearer))), 'wholeAsBase'],
              [Math.floor((10 * budget) / one), 'unitsMixed'],
            ],
            figure,
          ],
          [
            ((one - small) * requests) / 100,
            [
              [(one * requests) / 100, 'stopsEarly'],
              [((one - small) * requests) / 10, 'unitsMixed'],
              [(small * requests) / 100, 'otherGroup'],
              [((dearer - cents) * requests) / 100, 'onePartOnly'],
            ],
            (value: number) => `€${figure(value)}`,
          ],
        ] as const
      )[level as 0 | 1 | 2 | 3];
      const options = choices(answer, lures, say);
      const sizes = `${input},000 tokens to read and ${output},000 to write`;
      const stems = [
        `A language model reads ${texts} for ${who}. A text has ${input},000 tokens, and 1,000 tokens cost ${cents} cents. What does one text cost?`,
        `A language model works on ${texts} for ${who}. One request has ${sizes}. 1,000 tokens that it reads cost ${cents} cents, 1,000 that it writes ${dearer} cents. What does a request cost?`,
        `A language model works on ${texts} for ${who}. One request has ${sizes}; 1,000 tokens cost ${cents} cents when read and ${dearer} cents when written. How many requests can be paid with €${budget}?`,
        `${requests} times a month ${who} sends ${texts} to a language model, each time with ${sizes}. The table shows two models. How much does the small model save a month?`,
      ];
      return (
        options && {
          stem: capital(stems[level] ?? ''),
          ...(level === 3 && {
            stimulus: [
              {
                kind: 'table' as const,
                header: ['Model', 'Cents for 1,000 tokens read', 'Cents for 1,000 tokens written'],
                rows: [
                  ['large', String(cents), String(dearer)],
                  ['small', String(cents - 1), String(cents + 1)],
                ],
              },
            ],
          }),
          ...options,
          explanation: `Reading costs ${input * cents} cents${level === 0 ? '' : ` and writing ${output * dearer} cents a request`}${level === 3 ? ` with the large model, ${small} cents together with the small one` : ''}. The answer is ${options.answer}.`,
          steps: [
            level === 0
              ? `${input} · ${cents} = ${input * cents}.`
              : `${input} · ${cents} + ${output} · ${dearer} = ${one}.`,
            `So the answer is ${options.answer}.`,
          ],
        }
      );
    },
  ),
});

const speeds = computedModel({
  id: 'speed-of-the-answers',
  contentArea: 'language-models',
  title: 'How long a language model takes',
  discrimination: 1.2,
  concepts: ['tokens', 'generation'],
  reasoning: ['systematic', 'creative'],
  hints: {
    conceptual: 'A language model writes token after token, so a longer answer takes longer.',
    procedural: 'Divide the number of tokens by the tokens of a second, for each part on its own.',
    strategic: 'Keep seconds, minutes and hours apart until the end.',
    encouragement: 'Each part is one division.',
  },
  designs: levels(
    [
      { steps: 1, abstraction: 0, closeness: 0, load: 0 },
      { steps: 3, abstraction: 0, closeness: 2, load: 1 },
      { steps: 4, abstraction: 1, closeness: 2, load: 1 },
      { steps: 6, abstraction: 2, closeness: 3, load: 1 },
    ],
    (random, level) => {
      const [who, texts] = oneOf(random, uses);
      const writing = oneOf(random, [20, 25, 40, 50]);
      const reading = writing * oneOf(random, [10, 20, 40]);
      const seconds = stepped(random, 4, 30, 1);
      const readSeconds = stepped(random, 2, 9, 1);
      const long = seconds * writing;
      const prompt = readSeconds * reading;
      const both = seconds + readSeconds;
      const hourly = 3600 / both;
      const needed = stepped(random, 300, 3000, 50);
      const machines = Math.ceil(needed / hourly);
      if (seconds === readSeconds || (level === 2 && !isWhole(hourly))) return undefined;
      if (level === 3 && (isWhole(needed / hourly) || machines < 3 || needed / hourly - machines + 1 > 0.45))
        return undefined;
      const options = choices(
        [seconds, both, hourly, machines][level] ?? 0,
        level === 0
          ? [
              [long, 'rateForgotten'],
              [seconds * 60, 'unitsMixed'],
              [round(writing / seconds), 'turnedRound'],
              [writing, 'rateForgotten'],
            ]
          : level === 1
            ? [
                [seconds, 'onePartOnly'],
                [readSeconds, 'onePartOnly'],
                [round((long + prompt) / (writing + reading)), 'plainMean'],
                [round(Math.round((long + prompt) / writing)), 'sizesIgnored'],
              ]
            : level === 2
              ? [
                  [Math.floor(3600 / seconds), 'onePartOnly'],
                  [Math.floor(60 / both), 'unitsMixed'],
                  [Math.floor(3600 / readSeconds), 'onePartOnly'],
                  [both * 60, 'turnedRound'],
                ]
              : [
                  [machines - 1, 'roundsDown'],
                  [Math.ceil((needed * seconds) / 3600), 'onePartOnly'],
                  [machines + 1, 'roundsDown'],
                  [Math.ceil((needed * readSeconds) / 3600), 'onePartOnly'],
                ],
        level < 2 ? (value) => `${figure(value)} seconds` : figure,
      );
      const rate = `reads ${figure(reading)} and writes ${writing} tokens a second`;
      const sizes = `${figure(prompt)} tokens to read and ${figure(long)} to write`;
      const stems = [
        `A language model that works on ${texts} for ${who} writes ${writing} tokens a second. How long does an answer of ${figure(long)} tokens take?`,
        `A language model that works on ${texts} for ${who} ${rate}, one after the other. How long do ${sizes} take?`,
        `A language model that works on ${texts} for ${who} ${rate}, one request after the other. How many requests of ${sizes} does it answer in an hour?`,
        `A language model works on ${texts} for ${who}. One computer ${rate}, one request after the other. In an hour ${figure(needed)} requests come, each with ${sizes}. How many computers are needed at least?`,
      ];
      return (
        options && {
          stem: stems[level] ?? '',
          ...options,
          explanation: `Writing takes ${seconds} seconds${level === 0 ? '' : ` and reading ${readSeconds}`}. The answer is ${options.answer}.`,
          steps: [
            level === 0
              ? `${figure(long)} ÷ ${writing} = ${seconds}.`
              : `${figure(prompt)} ÷ ${figure(reading)} = ${readSeconds} and ${figure(long)} ÷ ${writing} = ${seconds}.`,
            `So the answer is ${options.answer}.`,
          ],
        }
      );
    },
  ),
});

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export const pricesAndSpeeds: ItemModel[] = [prices, speeds];
