import type { BlockDraft, ShapeDraft } from '../../../../core/contract/blocks.ts';
import type { Draft, ItemModel } from '../../../item-bank/items/services.ts';
import type { Features } from '../difficulty.ts';
import { difficulty } from '../difficulty.ts';
import type { Wrong } from '../drafts.ts';
import { caseOf, counted, distinct, listed, percent, wrong } from '../drafts.ts';
import { disc, label, line, square } from '../figures.ts';
import { idea } from './misconceptions.ts';
import type { Ask, Scored } from './threshold-line-cases.ts';
import { cases } from './threshold-line-cases.ts';

/** Scores on a line with a threshold: counting both kinds of error, moving the threshold, choosing it. */
export const thresholdLine: ItemModel = {
  id: 'ai_conceptual.threshold-line',
  section: 'ai_conceptual',
  contentArea: 'evaluating-models',
  title: 'A threshold on a line of scores',
  variants: 11,
  write(variant) {
    const scored = caseOf(cases, variant);
    const { question, answer, wrongs, explanation, steps, look, features, reasoning } = asked[scored.ask](scored);
    return {
      stem: `${scored.intro} In the figure, filled circles are ${scored.real} and open squares are ${scored.harmless}. Scores at or above the threshold are reported. ${question}`,
      stimulus: [drawn(scored)],
      answer,
      distractors: distinct(answer, wrongs),
      explanation,
      steps,
      hints: {
        conceptual: 'A threshold splits the line in two, and each kind of mark can be on the wrong side of it.',
        procedural: look,
        strategic:
          'Treat circles and squares separately: first say which side is right for each, then count the others.',
        encouragement: 'All you need is in the figure. Count with a finger on it and do not hurry.',
      },
      difficulty: difficulty(features),
      discrimination: 1.4,
      concepts: ['thresholds', 'precision', 'recall'],
      reasoning,
    };
  },
};

interface Asked {
  question: string;
  answer: string;
  wrongs: Wrong[];
  explanation: string;
  steps: string[];
  look: string;
  features: Features;
  reasoning: Draft['reasoning'];
}

function cells(scored: Scored, threshold: number) {
  const hits = scored.positives.filter((score) => score >= threshold).length;
  const falseAlarms = scored.negatives.filter((score) => score >= threshold).length;
  return { hits, misses: scored.positives.length - hits, falseAlarms, cleared: scored.negatives.length - falseAlarms };
}

const asked: Record<Ask, (scored: Scored) => Asked> = {
  missed: (scored) => countError(scored, 'misses'),
  falseAlarms: (scored) => countError(scored, 'falseAlarms'),
  recall: (scored) => {
    const { hits, misses, falseAlarms } = cells(scored, scored.threshold ?? 0);
    const all = scored.positives.length;
    return {
      question: `What share of the ${scored.real} is reported?`,
      answer: percent(hits, all),
      wrongs: [
        wrong(`${Math.round((100 * hits) / (hits + falseAlarms))}%`, idea.precisionForRecall),
        wrong(`${Math.round((100 * misses) / all)}%`, idea.missesForFound),
        wrong(`${Math.round((100 * hits) / (all + scored.negatives.length))}%`, idea.wholeTableAsBase),
        wrong(`${Math.round((100 * (hits - 1)) / all)}%`, idea.borderMarkMisread),
      ],
      explanation: `${hits} of the ${all} circles stand at or above the threshold, which is ${percent(hits, all)}. The squares play no part in this question.`,
      steps: [
        `All circles: ${all}.`,
        `Circles at or right of the threshold: ${hits}.`,
        `${hits} ÷ ${all} = ${percent(hits, all)}.`,
      ],
      look: 'The question is about circles only: count all of them, then those on the reported side.',
      features: { steps: 2, abstraction: 1, closeness: 2, load: 1 },
      reasoning: ['analytical'],
    };
  },
  precision: (scored) => {
    const { hits, falseAlarms } = cells(scored, scored.threshold ?? 0);
    const reported = hits + falseAlarms;
    return {
      question: 'What is the precision of the reports?',
      answer: percent(hits, reported),
      wrongs: [
        wrong(`${Math.round((100 * hits) / scored.positives.length)}%`, idea.recallForPrecision),
        wrong(percent(falseAlarms, reported), idea.complementTaken),
        wrong(
          `${Math.round((100 * hits) / (scored.positives.length + scored.negatives.length))}%`,
          idea.wholeTableAsBase,
        ),
      ],
      explanation: `Precision is the share of the reports that are true: ${hits} circles among ${reported} reported marks, ${percent(hits, reported)}.`,
      steps: [
        `Reported (at or right of the threshold): ${hits} circles and ${falseAlarms} squares.`,
        `Precision: ${hits} ÷ ${reported} = ${percent(hits, reported)}.`,
      ],
      look: 'Look only at what is reported, and ask how much of it is right.',
      features: { steps: 3, abstraction: 2, closeness: 2, load: 1 },
      reasoning: ['analytical'],
    };
  },
  moved: (scored) => {
    const from = scored.threshold ?? 0;
    const to = scored.to ?? 0;
    const before = cells(scored, from);
    const after = cells(scored, to);
    const say = (misses: number, alarms: number) =>
      `${change(misses, 'miss', 'misses')}, ${change(alarms, 'false alarm', 'false alarms')}`;
    const misses = after.misses - before.misses;
    const alarms = after.falseAlarms - before.falseAlarms;
    return {
      question: `The threshold is moved from ${from} to ${to}. What changes?`,
      answer: say(misses, alarms),
      wrongs: [
        wrong(say(-misses, -alarms), idea.thresholdTurnedRound),
        wrong(say(alarms, misses), idea.errorsSwapped),
        wrong(say(-Math.abs(misses), -Math.abs(alarms)), idea.bothErrorsFall),
        wrong(say(0, alarms), idea.oneErrorOverlooked),
      ],
      explanation: `Between ${Math.min(from, to)} and ${Math.max(from, to)} lie ${counted(Math.abs(misses), 'circle')} and ${counted(Math.abs(alarms), 'square')}. ${to > from ? 'They are no longer reported: circles become misses, squares are no false alarms any more.' : 'They are now reported: circles are found, squares become false alarms.'}`,
      steps: [
        `At ${from}: ${errors(before).join(' and ')}.`,
        `At ${to}: ${errors(after).join(' and ')}.`,
        `Difference: ${say(misses, alarms)}.`,
      ],
      look: 'Only the marks between the old and the new threshold change sides. What are they?',
      features: { steps: 3, abstraction: 1, closeness: 3, load: 1 },
      reasoning: ['systematic', 'analytical'],
    };
  },
  safest: (scored) => {
    const offered = scored.offered ?? [0, 0, 0, 0];
    const safe = offered.filter((threshold) => cells(scored, threshold).misses === 0);
    const best = Math.max(...safe);
    return {
      question: `Nothing real may be missed, and there should be as few false alarms as possible. Which threshold does that?`,
      answer: String(best),
      wrongs: offered
        .filter((one) => one !== best)
        .map((one) =>
          wrong(
            one,
            one < best
              ? idea.saferThanNeeded
              : total(scored, one) < total(scored, best)
                ? idea.fewestErrorsWhateverAsked
                : idea.noFalseAlarmsFirst,
          ),
        ),
      explanation: `The lowest circle has the score ${Math.min(...scored.positives)}, so the threshold must not be above it. Of the thresholds that keep this rule, ${best} leaves the fewest squares on the reported side.`,
      steps: [
        `No circle may lie below the threshold; the lowest circle is at ${Math.min(...scored.positives)}.`,
        `That allows ${listed(safe.sort((a, b) => a - b).map(String))}.`,
        `False alarms there: ${safe.map((one) => `${cells(scored, one).falseAlarms} at ${one}`).join(', ')}. Best: ${best}.`,
      ],
      look: 'Find the lowest circle first. What does it demand of the threshold?',
      features: { steps: 3, abstraction: 1, closeness: 2, load: 1 },
      reasoning: ['systematic'],
    };
  },
  fewest: (scored) => {
    const offered = scored.offered ?? [0, 0, 0, 0];
    const best = offered.reduce((one, other) => (total(scored, other) < total(scored, one) ? other : one));
    return {
      question: 'Misses and false alarms are equally bad. Which threshold gives the fewest errors in all?',
      answer: String(best),
      wrongs: offered
        .filter((one) => one !== best)
        .map((one) =>
          wrong(
            one,
            cells(scored, one).misses === 0
              ? idea.missesFirst
              : cells(scored, one).falseAlarms === 0
                ? idea.noFalseAlarmsFirst
                : idea.middleOfTheScale,
          ),
        ),
      explanation: `Counted out, the errors are ${listed(offered.map((one) => `${total(scored, one)} at ${one}`))}. The smallest number belongs to ${best}.`,
      steps: [
        ...offered.map((one) => `At ${one}: ${errors(cells(scored, one)).join(' + ')} = ${total(scored, one)}.`),
        `The smallest sum is at ${best}.`,
      ],
      look: 'For each threshold, count circles to its left and squares at or to its right, and add.',
      features: { steps: 4, abstraction: 1, closeness: 2, load: 2 },
      reasoning: ['systematic', 'analytical'],
    };
  },
};

function countError(scored: Scored, kind: 'misses' | 'falseAlarms'): Asked {
  const found = cells(scored, scored.threshold ?? 0);
  const isMiss = kind === 'misses';
  return {
    question: isMiss ? `How many ${scored.real} are missed?` : 'How many false alarms are there?',
    answer: String(found[kind]),
    wrongs: [
      wrong(found[isMiss ? 'falseAlarms' : 'misses'], isMiss ? idea.alarmsForMisses : idea.missesForFalseAlarms),
      wrong(found.misses + found.falseAlarms, idea.allErrorsTogether),
      wrong(isMiss ? found.cleared : found.hits, idea.rightCellTaken),
      wrong(isMiss ? found.hits : found.cleared, idea.rightCellTaken),
    ],
    explanation: isMiss
      ? `A miss is a circle below the threshold. There are ${found.misses} of them.`
      : `A false alarm is a square at or above the threshold. There are ${found.falseAlarms} of them.`,
    steps: [
      isMiss
        ? 'Misses are circles on the left of the threshold, where nothing is reported.'
        : 'False alarms are squares on the right of the threshold, where everything is reported.',
      `Counting them gives ${found[kind]}.`,
    ],
    look: isMiss
      ? 'Look at the side where nothing is reported. Which marks there should have been?'
      : 'Look at the side where everything is reported. Which marks do not belong there?',
    features: { steps: isMiss ? 1 : 2, abstraction: 0, closeness: 2, load: 1 },
    reasoning: ['intuitive'],
  };
}

function total(scored: Scored, threshold: number): number {
  const { misses, falseAlarms } = cells(scored, threshold);
  return misses + falseAlarms;
}

function change(difference: number, one: string, several: string): string {
  if (difference === 0) return `as many ${several}`;
  const many = Math.abs(difference);
  return `${many} ${difference > 0 ? 'more' : 'fewer'} ${many === 1 ? one : several}`;
}

function errors({ misses, falseAlarms }: { misses: number; falseAlarms: number }): [string, string] {
  return [counted(misses, 'miss', 'misses'), counted(falseAlarms, 'false alarm')];
}

function drawn(scored: Scored): BlockDraft {
  const width = 360;
  const left = 20;
  const across = (score: number) => left + (score / 100) * (width - 2 * left);
  const shapes: ShapeDraft[] = [
    line([left, 130], [width - left, 130]),
    ...Array.from({ length: 11 }, (_, index) => index * 10).flatMap((tick): ShapeDraft[] => [
      line([across(tick), 130], [across(tick), 135]),
      ...(tick % 20 === 0 ? [label([across(tick), 151], String(tick), { size: 13 })] : []),
    ]),
    label([width / 2, 172], 'score', { size: 13 }),
    ...scored.positives.map((score) => disc([across(score), 70])),
    ...scored.negatives.map((score) => square([across(score), 105])),
  ];
  if (scored.threshold !== undefined) {
    shapes.push(
      {
        shape: 'line',
        from: [across(scored.threshold), 34],
        to: [across(scored.threshold), 130],
        tone: 'strong',
        dashed: true,
      },
      label([across(scored.threshold), 24], `threshold ${scored.threshold}`),
    );
  }
  const place = scored.threshold === undefined ? '' : ` The threshold is at ${scored.threshold}.`;
  return {
    kind: 'figure',
    alt: `A line of scores from 0 to 100. Filled circles (${scored.real}) at ${listed(scored.positives.map(String))}; open squares (${scored.harmless}) at ${listed(scored.negatives.map(String))}.${place}`,
    width,
    height: 180,
    shapes,
  };
}
