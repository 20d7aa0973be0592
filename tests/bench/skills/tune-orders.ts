import type { OrderOptions } from 'knowledge-tracing';
import { baselines, recommended, withInference } from './choosers.ts';
import { mean, simulate, speeds } from './simulate-orders.ts';

// `node tests/bench/skills/tune-orders.ts` compares options of the recommended order with the learners for tuning, whom the
// figures of `npm run bench -- skills` do not use: mean hours until all skills of a goal are reached / until one is.

const learners = 200;
const candidates: Record<string, OrderOptions> = {
  'all prerequisites': {},
  ...Object.fromEntries([0.5, 0.6, 0.7].map((passOver) => [`pass over ${passOver}`, { passOver }])),
  ...Object.fromEntries(
    [0, 0.1, 0.21, 0.25, 0.3, 0.4].map((passOverUnworthy) => [
      `unworthy from ${passOverUnworthy}`,
      { passOver: 0.6, passOverUnworthy },
    ]),
  ),
};

const choosers = {
  'random on the way': baselines.randomOnWay,
  'popular on the way': baselines.popularOnWay,
  ...Object.fromEntries(
    Object.entries(candidates).flatMap(([name, options]) => [
      [name, recommended(options)],
      [`${name}, inferred`, withInference(recommended(options))],
    ]),
  ),
};
for (const [name, chooser] of Object.entries(choosers)) {
  const cells = speeds.map((speed) => {
    const { courses } = simulate(chooser, { purpose: 'tuning', speed, learners });
    const [all, each] = [mean(courses.map(({ hours }) => hours)), mean(courses.map((course) => course.hoursToTarget))];
    return `${speed}: ${all.toFixed(1)} / ${each.toFixed(1)}`;
  });
  console.log(`${name.padEnd(34)} ${cells.join('   ')}`);
}
