import type { OpenItem } from '../../plugins/item-bank/items/item.ts';
import { figuresOf } from '../../plugins/item-bank/measurement/grading/rubric/agreement/agreement.ts';
import { newWrongConclusions } from '../../plugins/item-bank/measurement/grading/rubric/agreement/answers/new-wrong-conclusions.ts';
import { wrongConclusions } from '../../plugins/item-bank/measurement/grading/rubric/agreement/answers/wrong-conclusions.ts';
import { gradeFresh } from '../../plugins/item-bank/measurement/grading/rubric/agreement/fresh-answers.ts';
import { ratedPairs, ratedTexts } from '../../plugins/item-bank/measurement/grading/rubric/agreement/rated-pairs.ts';
import { gradeByRubric } from '../../plugins/item-bank/measurement/grading/rubric/grade-by-rubric.ts';
import { shippedItems } from '../item-packs.ts';
import type { Figure } from './bench.ts';

/** Grading of open answers by rubrics: the disagreement with a human rater, and the points of wrong answers in the right words. */
export async function measureAnswers(): Promise<Figure[]> {
  const open = (await shippedItems()).filter((item): item is OpenItem => item.format === 'open_ended');
  const items = new Map(open.map((item) => [item.id, item]));
  const texts = ratedTexts();
  const kappas = (['tuning', 'heldOut', 'unseen'] as const).map((part) => {
    const { answers, kappa, correlation, interval } = figuresOf(ratedPairs(texts[part], items));
    const [low = 0, high = 0] = interval ?? [];
    const r = `r ${correlation?.toFixed(2)} (${low.toFixed(2)}–${high.toFixed(2)})`;
    console.log(`  ${part}: ${answers} rated answers, weighted kappa ${kappa?.toFixed(2)}, ${r}`);
    return { part, answers, kappa: kappa ?? 0 };
  });
  const isAbove = (id: string, answer: string, share: number) => {
    const item = items.get(id);
    if (!item) throw new Error(`No open item ${id}`);
    const { points, maximumPoints } = gradeByRubric(item, answer);
    return points > Math.floor(maximumPoints * share);
  };
  const wrong = Object.entries(wrongConclusions).flatMap(([id, answers]) =>
    answers.wrong.map(([, answer]) => isAbove(id, answer, 1 / 3)),
  );
  const fresh = (['seen', 'heldOut'] as const).flatMap((half): Figure[] => {
    const { wrong, wrongAbove, right, rightBelow } = gradeFresh(half, items);
    const figureOf = (what: string, value: number, goal: number) => ({ what, value, unit: 'answers', goal });
    return [
      figureOf(
        `wrong conclusions in new words above a third of the points, of ${wrong} ${freshNames[half]}`,
        wrongAbove.length,
        7,
      ),
      figureOf(
        `right answers in new words below two thirds of the points, of ${right} ${freshNames[half]}`,
        rightBelow.length,
        3,
      ),
    ];
  });
  const evasive = Object.entries(newWrongConclusions).map(([id, answer]) => isAbove(id, answer, 1 / 3));
  return [
    ...kappas.map(({ part, answers, kappa }) => ({
      what: `disagreement with the rater (1 − kappa), ${answers} answers ${names[part]}`,
      value: 1 - kappa,
      unit: '',
      goal: goals[part],
    })),
    {
      what: `wrong conclusions above a third of the points, of ${wrong.length} listed`,
      value: wrong.filter(Boolean).length,
      unit: 'answers',
      goal: 0,
    },
    {
      what: `wrong conclusions above a third of the points, of ${evasive.length} written to evade the lists`,
      value: evasive.filter(Boolean).length,
      unit: 'answers',
      goal: 8,
    },
    ...fresh,
  ];
}

/** A little above the present figures, so that a regression shows. */
const goals = { tuning: 0.12, heldOut: 0.21, unseen: 0.25 };
const names = { tuning: 'used for tuning', heldOut: 'held out', unseen: 'written before the rubrics were read' };
const freshNames = { seen: 'inspected', heldOut: 'held out' };
