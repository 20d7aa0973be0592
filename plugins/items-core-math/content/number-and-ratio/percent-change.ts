import type { BlockDraft } from '../../../../core/contract/blocks.ts';
import type { Random } from '../../../../core/random.ts';
import { oneOf, whole } from '../../../item-bank/items/services.ts';
import { barChart } from '../charts.ts';
import type { Form } from '../drafts.ts';
import { coreMathModel, ladder, wrong } from '../drafts.ts';
import { figure, table } from '../figures.ts';
import { idea, misconceptions } from '../misconceptions.ts';
import { counted, money, numeral } from '../number-text.ts';

const differenceAsPercent = idea(
  'difference-as-percent',
  'You gave the difference itself as a percentage; it has to be compared with the starting amount.',
);

/** Rungs 1 and 2. Harder: finding the percentage instead of the amount, a fall, reading the amounts from a display. */
export const percentChange = coreMathModel('number-and-ratio', {
  id: 'core_math.percent-change',
  title: 'One percentage change',
  concepts: ['percentages', 'percentage-change'],
  reasoning: ['systematic'],
  forms: [
    newAmount('falls', [60, 80, 120, 140], (before, percent) => ({
      stem: `A jacket costs ${money(before)}. In a sale its price is reduced by ${percent}%. What is the sale price?`,
      unit: '€',
      difficulty: -1.7,
    })),
    newAmount('grows', [460, 520, 640, 780], (before, percent) => ({
      stem: `Ten years ago a village had ${before} inhabitants. Since then the number has grown by ${percent}%. How many inhabitants does the village have now?`,
      unit: '',
      difficulty: -1.6,
    })),
    newAmount('falls', [40, 60, 80, 120], (before, percent, random) => {
      const others = [oneOf(random, [36, 48]), oneOf(random, [90, 150])];
      return {
        stem: 'A railway gives reductions on the full price of a ticket, as shown in the table. What does Hana pay for one student ticket?',
        stimulus: [
          table(
            ['Ticket', 'Full price', 'Reduction'],
            [
              ['Child', money(others[0] ?? 0), '50%'],
              ['Student', money(before), `${percent}%`],
              ['Group', money(others[1] ?? 0), '10%'],
            ],
          ),
        ],
        unit: '€',
        difficulty: -1.5,
      };
    }),
    newAmount('grows', [12, 16, 20, 24], (before, percent) => ({
      stem: `The battery of Tomasz’s old telephone lasts ${before} hours. The battery of a new model lasts ${percent}% longer. How many hours does the new battery last?`,
      unit: '',
      difficulty: -1.55,
    })),
    percentOfChange('grows', (before, after) => ({
      stem: `The price of a concert ticket rose from ${money(before)} to ${money(after)}. By what percentage did the price rise?`,
      difficulty: -1.05,
    })),
    percentOfChange('falls', (before, after) => ({
      stem: 'The chart shows how many visitors a small museum had in two months. By what percentage did the number of visitors fall from May to June?',
      stimulus: [visitors(before, after)],
      difficulty: -0.85,
    })),
    percentOfChange('grows', (before, after) => ({
      stem: `Last year ${counted(before, 'player')} took part in Ngozi’s chess tournament; this year ${after} did. By what percentage has the number of players grown?`,
      difficulty: -0.95,
    })),
  ],
});

function newAmount(
  change: 'falls' | 'grows',
  amounts: number[],
  write: (
    before: number,
    percent: number,
    random: Random,
  ) => { stem: string; stimulus?: BlockDraft[]; unit: '€' | ''; difficulty: number },
): Form {
  return (random) => {
    const before = oneOf(random, amounts);
    const percent = oneOf(random, [5, 15, 20, 25, 30, 35, 40]);
    const part = (before * percent) / 100;
    if (!Number.isInteger(part) || part === percent || before <= percent + part) return;
    const direction = change === 'grows' ? 1 : -1;
    const { stem, stimulus, unit, difficulty } = write(before, percent, random);
    const text = (amount: number) => unit + numeral(amount);
    const sign = direction > 0 ? '+' : '−';
    return {
      stem,
      stimulus,
      answer: text(before + direction * part),
      distractors: [
        wrong(text(before + direction * percent), misconceptions.percentAsAmount),
        wrong(text(before - direction * part), misconceptions.changesWrongWay),
        wrong(text(part), misconceptions.stopsOneStepEarly),
      ],
      explanation: `${percent}% of ${before} is ${percent}/100 × ${before} = ${part}. The amount ${change}, so this is ${direction > 0 ? 'added to' : 'taken from'} ${before}, which gives ${before + direction * part}.`,
      steps: [`${percent}% of ${before} = ${part}`, `${before} ${sign} ${part} = ${before + direction * part}`],
      hints: ladder(
        `${percent}% means ${percent} out of every hundred, here of the starting amount ${text(before)}.`,
        `Find 10% of ${before} first; ${percent}% can be built from it.`,
        direction > 0
          ? `The result has to be larger than ${text(before)}. Is yours, and by a sensible amount?`
          : `The result has to be smaller than ${text(before)}. Is yours, and by a sensible amount?`,
        `You need only two short steps here: a part of ${text(before)}, and then what it does to ${text(before)}.`,
      ),
      difficulty: difficulty + (percent % 10 === 0 ? -0.1 : 0.1),
    };
  };
}

/** Ratios new : old for which both the change and the change over the new amount are tidy percentages. */
const ratios: Record<'grows' | 'falls', readonly (readonly [number, number])[]> = {
  grows: [
    [5, 4],
    [8, 5],
    [5, 2],
  ],
  falls: [
    [4, 5],
    [5, 8],
    [2, 5],
  ],
};

function percentOfChange(
  change: 'falls' | 'grows',
  write: (before: number, after: number) => { stem: string; stimulus?: BlockDraft[]; difficulty: number },
): Form {
  return (random) => {
    const [newPart, oldPart] = oneOf(random, ratios[change]);
    const size = change === 'falls' ? 20 * whole(random, 2, 8) : 4 * whole(random, 2, 6);
    const [before, after] = [oldPart * size, newPart * size];
    if (before > 400 || before === 100 || after === 100) return;
    const gap = Math.abs(after - before);
    const { stem, stimulus, difficulty } = write(before, after);
    const text = (percent: number) => `${numeral(percent)}%`;
    const answer = (100 * gap) / before;
    return {
      stem,
      stimulus,
      answer: text(answer),
      distractors: [
        wrong(text((100 * gap) / after), misconceptions.percentOfWrongBase),
        wrong(text((100 * after) / before), misconceptions.newOverOld),
        wrong(text(gap), differenceAsPercent),
      ],
      explanation: `The change is ${gap}. Compared with the starting amount ${before}, that is ${gap}/${before} = ${numeral(answer / 100)}, or ${text(answer)}.`,
      steps: [
        change === 'grows' ? `${after} − ${before} = ${gap}` : `${before} − ${after} = ${gap}`,
        `${gap} ÷ ${before} = ${numeral(answer / 100)} = ${text(answer)}`,
      ],
      hints: ladder(
        'A percentage change compares the difference with the amount at the start.',
        `Find the difference between ${before} and ${after} first.`,
        `Which of the two amounts, ${before} or ${after}, counts as the whole? The change happened to that one.`,
        `Try to see ${before} as 100%. How large a slice of it is the difference?`,
      ),
      difficulty: difficulty + (newPart === 5 && oldPart === 4 ? -0.1 : 0.1),
    };
  };
}

function visitors(before: number, after: number): BlockDraft {
  const top = Math.ceil((before * 1.1) / 100) * 100;
  const chart = barChart(
    [
      { name: 'May', value: before },
      { name: 'June', value: after },
    ],
    { from: 0, to: top, grid: 50, numbers: 100, title: 'Visitors' },
    true,
  );
  return figure(`Bar chart of visitors: ${before} in May, ${after} in June.`, chart.width, chart.height, chart.shapes);
}
