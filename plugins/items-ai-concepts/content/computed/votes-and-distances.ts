import type { ItemModel } from '../../../item-bank/items/services.ts';
import { figure, listed } from '../drafts.ts';
import { asPercent, choices, computedModel, isWhole, levels, oneOf, stepped } from './computed-model.ts';

const votes = computedModel({
  id: 'votes-of-models',
  contentArea: 'how-models-decide',
  title: 'Several models that vote',
  discrimination: 1.3,
  concepts: ['ensembles', 'independence'],
  reasoning: ['analytical', 'creative'],
  hints: {
    conceptual: 'A vote of several models is wrong only where most of them are wrong at the same time.',
    procedural: 'Write down what each model says, with its weight where it has one, and add up each side.',
    strategic: 'List all the ways in which the side that is asked for can win.',
    encouragement: 'With three or five voters the ways can be counted by hand.',
  },
  designs: levels(
    [
      { steps: 1, abstraction: 0, closeness: 0, load: 0 },
      { steps: 2, abstraction: 1, closeness: 1, load: 1 },
      { steps: 4, abstraction: 1, closeness: 2, load: 2 },
      { steps: 6, abstraction: 2, closeness: 3, load: 1 },
    ],
    (random, level) => {
      const [thing, yes, no] = oneOf(random, [
        ['a photo', 'cat', 'no cat'],
        ['a sound', 'alarm', 'no alarm'],
        ['a message', 'unwanted', 'wanted'],
        ['a cheese', 'ripe', 'not ripe'],
        ['a road', 'icy', 'not icy'],
        ['a note', 'forged', 'genuine'],
        ['a leaf', 'sick', 'healthy'],
      ] as const);
      const voters = oneOf(random, [7, 9, 11, 15, 21, 25, 31]);
      const forYes = stepped(random, 1, voters - 1, 1);
      const weights = Array.from({ length: 5 }, () => stepped(random, 1, 9, 1));
      const says = weights.map(() => random() < 0.5);
      const yesWeight = weights.reduce((sum, weight, at) => sum + (says[at] ? weight : 0), 0);
      const noWeight = weights.reduce((sum, weight) => sum + weight, 0) - yesWeight;
      const cases = Array.from({ length: 6 }, () => [0, 1, 2, 3].map(() => random() < 0.62));
      const truth = cases.map((row) => row[0] ?? false);
      const majority = cases.map((row) => row.slice(1).filter(Boolean).length >= 2);
      const right = majority.filter((said, at) => said === truth[at]).length;
      const single = [1, 2, 3].map((model) => cases.filter((row) => row[model] === row[0]).length);
      const [p, q, r] = [stepped(random, 40, 90, 10), stepped(random, 40, 90, 10), stepped(random, 40, 90, 10)];
      const all = (p * q * r) / 10_000;
      const two = (p * q * (100 - r) + p * (100 - q) * r + (100 - p) * q * r) / 10_000;
      if (level === 0 && Math.abs(2 * forYes - voters) < 2) return undefined;
      if (level === 1 && (Math.abs(yesWeight - noWeight) < 2 || new Set(says).size < 2)) return undefined;
      if (
        level === 2 &&
        (right < 2 || new Set(single).size < 2 || !cases.some((row) => new Set(row.slice(1)).size > 1))
      )
        return undefined;
      if (level === 3 && new Set([p, q, r]).size < 3) return undefined;
      const [answer, lures, say] = (
        [
          [
            Math.abs(voters - 2 * forYes),
            [
              [Math.max(forYes, voters - forYes), 'onePartOnly'],
              [Math.min(forYes, voters - forYes), 'otherGroup'],
              [voters, 'wholeAsBase'],
            ],
            figure,
          ],
          [
            Math.abs(yesWeight - noWeight),
            [
              [Math.max(yesWeight, noWeight), 'onePartOnly'],
              [Math.min(yesWeight, noWeight), 'otherGroup'],
              [Math.abs(2 * says.filter(Boolean).length - 5), 'sizesIgnored'],
              [yesWeight + noWeight, 'wholeAsBase'],
            ],
            figure,
          ],
          [
            right,
            [
              [Math.max(...single), 'onePartOnly'],
              [Math.min(...single), 'onePartOnly'],
              [6 - right, 'complement'],
              [majority.filter(Boolean).length, 'countsForShares'],
              [right + 1, 'wrongRow'],
              [right - 1, 'wrongRow'],
            ],
            figure,
          ],
          [
            all + two,
            [
              [all, 'onePartOnly'],
              [two, 'stopsEarly'],
              [Math.round((p + q + r) / 3), 'plainMean'],
              [Math.max(p, q, r), 'onePartOnly'],
            ],
            asPercent,
          ],
        ] as const
      )[level as 0 | 1 | 2 | 3];
      const options = choices(answer, lures, say);
      const stems = [
        `Of ${voters} models that judge ${thing}, ${forYes} say “${yes}” and the others “${no}”. By how many votes does the larger side win?`,
        `Five models judge ${thing}. Each vote counts as much as the model’s weight. By how much does the heavier side win?`,
        `Three models judge whether ${thing} is “${yes}”, and the majority decides. In how many of the six cases is the majority right?`,
        `Three models judge ${thing}, and the majority decides. They are right in ${p}%, ${q}% and ${r}% of the cases, each independently of the others. How often is the majority right?`,
      ];
      const word = (is: boolean | undefined) => (is ? yes : no);
      return (
        options && {
          stem: stems[level] ?? '',
          ...(level === 1 && {
            stimulus: [
              {
                kind: 'table' as const,
                header: ['Model', 'Weight', 'Says'],
                rows: weights.map((weight, at) => [String(at + 1), String(weight), word(says[at])]),
              },
            ],
          }),
          ...(level === 2 && {
            stimulus: [
              {
                kind: 'table' as const,
                header: ['In truth', 'Model 1', 'Model 2', 'Model 3'],
                rows: cases.map((row) => row.map(word)),
              },
            ],
          }),
          ...options,
          explanation: `Counting the votes as the question says gives ${options.answer}.`,
          steps: [
            [
              `${forYes} against ${voters - forYes}.`,
              `“${yes}”: ${yesWeight}; “${no}”: ${noWeight}.`,
              `The majority says ${listed(majority.map((said) => `“${word(said)}”`))}.`,
              `All three are right in ${asPercent(all)}, exactly two in ${asPercent(two)} of the cases.`,
            ][level] ?? '',
            `So the answer is ${options.answer}.`,
          ],
        }
      );
    },
  ),
});

const distances = computedModel({
  id: 'distance-between-cases',
  contentArea: 'how-models-decide',
  title: 'How far apart two cases are',
  discrimination: 1.3,
  concepts: ['distance', 'scaling'],
  reasoning: ['systematic', 'intuitive'],
  hints: {
    conceptual: 'A distance adds up how much two cases differ in each of their traits.',
    procedural: 'Take the differences one by one, without their signs, and add them as the rule says.',
    strategic: 'See which trait has large numbers: it rules the distance unless it is scaled.',
    encouragement: 'Only small differences have to be added.',
  },
  designs: levels(
    [
      { steps: 1, abstraction: 0, closeness: 1, load: 0 },
      { steps: 3, abstraction: 0, closeness: 2, load: 1 },
      { steps: 4, abstraction: 1, closeness: 3, load: 2 },
      { steps: 5, abstraction: 2, closeness: 3, load: 2 },
    ],
    (random, level) => {
      const [what, traits] = oneOf(random, [
        ['songs', ['tempo', 'length', 'loudness']],
        ['stars', ['brightness', 'colour', 'motion']],
        ['wines', ['acid', 'sugar', 'age']],
        ['walks', ['length', 'climb', 'shade']],
        ['players', ['speed', 'height', 'goals']],
        ['rooms', ['area', 'noise', 'light']],
        ['teas', ['colour', 'strength', 'price']],
      ] as const);
      const draw = () => traits.map(() => stepped(random, 2, 40, 1));
      const target = draw();
      const known = [draw(), draw(), draw()];
      const scale = [oneOf(random, [2, 4, 5]), oneOf(random, [2, 4, 5, 10]), 1];
      const apart = (one: readonly number[]) => one.map((value, at) => Math.abs(value - (target[at] ?? 0)));
      const total = (list: readonly number[]) => list.reduce((sum, each) => sum + each, 0);
      const scaled = (one: readonly number[]) => total(apart(one).map((each, at) => each / (scale[at] ?? 1)));
      const first = known[0] ?? [];
      const all = known.map((one) => total(apart(one)));
      const weighed = known.map(scaled);
      const signed = Math.abs(total(first.map((value, at) => value - (target[at] ?? 0))));
      if (apart(first).some((each) => each < 2) || new Set(all).size < 3 || signed === all[0]) return undefined;
      if (level === 3 && (!weighed.every((each) => isWhole(each * 2)) || new Set(weighed).size < 3)) return undefined;
      const least = Math.min(...weighed);
      const options = choices(
        [apart(first)[0] ?? 0, all[0] ?? 0, Math.min(...all), least][level] ?? 0,
        level === 0
          ? [
              [(first[0] ?? 0) + (target[0] ?? 0), 'signTurned'],
              [apart(first)[1] ?? 0, 'wrongRow'],
              [all[0] ?? 0, 'allData'],
            ]
          : level === 1
            ? [
                [signed, 'signTurned'],
                [Math.max(...apart(first)), 'onePartOnly'],
                [total(first) + total(target), 'complement'],
                [(apart(first)[0] ?? 0) + (apart(first)[1] ?? 0), 'stopsEarly'],
              ]
            : level === 2
              ? [
                  [all[0] === Math.min(...all) ? (all[1] ?? 0) : (all[0] ?? 0), 'firstListed'],
                  [Math.max(...all), 'turnedRound'],
                  [Math.min(...known.map((one) => Math.abs(total(one) - total(target)))), 'signTurned'],
                  [total(all) / 3, 'plainMean'],
                ]
              : [
                  [Math.min(...all), 'rateForgotten'],
                  [Math.max(...weighed), 'turnedRound'],
                  [weighed[all.indexOf(Math.min(...all))] ?? 0, 'orderOfSteps'],
                  [weighed.find((each) => each !== least && each !== Math.max(...weighed)) ?? 0, 'wrongRow'],
                ],
      );
      const rule = `The distance between two ${what} is the sum of the differences of their three traits, without signs.`;
      const stems = [
        `A program compares two ${what} by their traits. By how much do they differ in “${traits[0]}”?`,
        `A program compares ${what}. ${rule} How far apart are the two?`,
        `A program looks for the known one among three ${what} that is most like a new one. ${rule} How far is the nearest from the new one?`,
        `A program looks for the known one among three ${what} that is most like a new one. It divides each difference in “${traits[0]}” by ${scale[0]} and each in “${traits[1]}” by ${scale[1]}, and then adds the three without signs. How far is the nearest from the new one?`,
      ];
      const names = level < 2 ? ['first', 'second'] : ['new', 'known 1', 'known 2', 'known 3'];
      return (
        options && {
          stem: stems[level] ?? '',
          stimulus: [
            {
              kind: 'table' as const,
              header: ['Case', ...traits],
              rows: [target, ...known].slice(0, names.length).map((row, at) => [names[at] ?? '', ...row.map(String)]),
            },
          ],
          ...options,
          explanation: `By the rule of the question, the answer is ${options.answer}.`,
          steps: [
            level < 2
              ? `Differences: ${apart(first).join('; ')}.`
              : `Distances: ${(level === 3 ? weighed : all).map((each) => figure(each)).join('; ')}.`,
            `So the answer is ${options.answer}.`,
          ],
        }
      );
    },
  ),
});

export const votesAndDistances: ItemModel[] = [votes, distances];
