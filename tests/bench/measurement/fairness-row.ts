import type { GroupedPattern } from 'psychometrics';
import { mantelHaenszelForItems, normalDraw, respond, sampledShare, sibtestForItems, verdictOn } from 'psychometrics';
import { seededRandom } from '../../../core/random.ts';
import type { Figure } from '../bench.ts';

/** Complete forms of as many items as the IDFS has, answered by as many people, half of them 1 SD lower in ability. */
const design = { samples: 20, items: 48, people: 2000, impact: 1, guessing: 0.2 };
const goal = 7;

/** Fair items that are reported as unfair where groups differ in ability. */
export function fairnessRows(): Figure[] {
  const random = seededRandom('measurement fairness');
  const counts = { tests: 0, haenszel: 0, sibtest: 0, haenszelClass: 0, sibtestClass: 0 };
  for (let sample = 0; sample < design.samples; sample++) {
    const items = Array.from({ length: design.items }, () => ({
      a: 0.8 + 0.8 * random(),
      b: Math.max(-2, Math.min(2, normalDraw(random))),
      c: design.guessing,
    }));
    const patterns = Array.from({ length: design.people }, (_, person): GroupedPattern => {
      const isFocal = person % 2 === 1;
      const theta = normalDraw(random) - (isFocal ? design.impact : 0);
      return {
        group: isFocal ? 'focal' : 'reference',
        count: 1,
        responses: items.map((item) => respond(item, theta, random)),
      };
    });
    const haenszel = mantelHaenszelForItems(patterns, { purify: false }).items;
    const sibtest = sibtestForItems(patterns, { purify: false }).items;
    for (const [at] of items.entries()) {
      const [one, other] = [haenszel[at]?.found, sibtest[at]?.found];
      counts.tests += 1;
      if (one && one.pValue < 0.05) counts.haenszel += 1;
      if (one && one.class !== 'A') counts.haenszelClass += 1;
      if (other && other.pValue < 0.05) counts.sibtest += 1;
      if (other && other.class !== 'A') counts.sibtestClass += 1;
    }
  }
  const row = (what: string, count: number): Figure => {
    const share = sampledShare(count, counts.tests);
    return {
      what,
      value: 100 * share.value,
      unit: '%',
      goal,
      chance: { low: 100 * share.low, high: 100 * share.high, verdict: verdictOn(share, 0, goal / 100) },
    };
  };
  const { samples, items, people } = design;
  const described = `${samples} forms of ${items} items, ${people} people, 1 SD between the groups, c = ${design.guessing}`;
  return [
    {
      ...row('fair items with p < 0.05 by SIBTEST', counts.sibtest),
      notes: [
        described,
        `by Mantel-Haenszel: ${((100 * counts.haenszel) / counts.tests).toFixed(1)} %; in class B or C, which is shown first: ${((100 * counts.sibtestClass) / counts.tests).toFixed(1)} % by SIBTEST, ${((100 * counts.haenszelClass) / counts.tests).toFixed(1)} % by Mantel-Haenszel`,
      ],
    },
  ];
}
