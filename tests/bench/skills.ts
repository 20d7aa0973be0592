import { fitTracing, inferPrerequisites, packSequences, recommendedOrder } from 'knowledge-tracing';
import { seededRandom } from '../../core/random.ts';
import type { Figure } from './bench.ts';
import { simulatedCatalogue } from './skills/catalogue.ts';
import { measureEscoImport } from './skills/esco-import.ts';
import { measureOrders } from './skills/orders.ts';

/** Fitting knowledge tracing, recommending over a large catalogue, what the recommended order saves, and imports. */
export async function measureSkills(): Promise<Figure[]> {
  return [measureFit(), measureRecommendation(), ...measureOrders(), ...(await measureEscoImport())];
}

const skills = 120;
const learnersPerSkill = 125;
const answersPerLearner = 20;

/** Sequences of 20 answers hardly ever repeat, so that counting equal ones saves nothing here. */
function measureFit(): Figure {
  const random = seededRandom('skills');
  const truths = Array.from({ length: skills }, () => ({
    ...{ initial: 0.1 + 0.4 * random(), learn: 0.05 + 0.2 * random() },
    ...{ guess: 0.1 + 0.2 * random(), slip: 0.05 + 0.1 * random() },
  }));
  const answers = truths.map(({ initial, learn, guess, slip }) =>
    Array.from({ length: learnersPerSkill }, () => {
      let isKnown = random() < initial;
      return Array.from({ length: answersPerLearner }, () => {
        const isRight = random() < (isKnown ? 1 - slip : guess);
        if (!isKnown) isKnown = random() < learn;
        return isRight;
      });
    }),
  );
  const before = process.cpuUsage();
  const fits = answers.map((learners) => fitTracing(packSequences(learners)));
  const { user, system } = process.cpuUsage(before);
  const errorOf = (name: 'initial' | 'learn' | 'guess' | 'slip') =>
    Math.sqrt(
      fits.reduce((sum, fit, skill) => sum + (fit.parameters[name] - (truths[skill]?.[name] ?? 0)) ** 2, 0) / skills,
    );
  return {
    what: 'fitting 300,000 answers over 120 skills, with standard errors',
    value: (user + system) / 1e6,
    unit: 's',
    goal: 20,
    notes: [
      `processor time of all threads; ${fits.filter(({ converged }) => converged).length} of ${skills} converged`,
      `RMSE with ${learnersPerSkill} learners a skill: L0 ${errorOf('initial').toFixed(3)}, T ${errorOf('learn').toFixed(3)}, G ${errorOf('guess').toFixed(3)}, S ${errorOf('slip').toFixed(3)}`,
    ],
  };
}

/** Ten targets in the highest levels of 10,000 skills, nothing of which is known. */
function measureRecommendation(): Figure {
  const random = seededRandom('large catalogue');
  const { graph, hours } = simulatedCatalogue(20, 500, random);
  const masteries = new Map(graph.skills.map((skill) => [skill, 0.9 * random()]));
  const state = {
    targets: graph.skills.slice(-2000),
    hoursOf: (skill: string) => hours.get(skill) ?? 1,
  };
  const few = { ...state, targets: graph.skills.slice(-10) };
  const times = [few, state].map((each) => {
    const runs = Array.from({ length: 21 }, () => {
      const before = process.cpuUsage();
      const inferred = inferPrerequisites(graph, (skill) => {
        const probability = masteries.get(skill) ?? 0;
        return { prior: 0.3, probability, learned: 0, interval: [probability / 2, (1 + probability) / 2] };
      });
      const masteryOf = (skill: string) => inferred.get(skill)?.probability ?? masteries.get(skill) ?? 0;
      const length = recommendedOrder(graph, { ...each, masteryOf }).length;
      const { user, system } = process.cpuUsage(before);
      return { milliseconds: (user + system) / 1000, length };
    });
    return (
      runs.sort((one, other) => one.milliseconds - other.milliseconds)[10] ?? { milliseconds: Number.NaN, length: 0 }
    );
  });
  const [ofFew, ofMany] = times;
  return {
    what: 'inference and recommended order of one learner, 10,000 skills',
    value: ofFew?.milliseconds ?? Number.NaN,
    unit: 'ms',
    goal: 50,
    notes: [
      `processor time, median of 21 runs: 10 targets of the highest level, ${ofFew?.length} skills on the way`,
      `2,000 targets, ${ofMany?.length} skills on the way: ${ofMany?.milliseconds.toFixed(0)} ms`,
    ],
  };
}
