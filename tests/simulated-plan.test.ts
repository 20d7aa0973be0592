import { expect, it } from 'vitest';
import { z } from 'zod';
import { Configuration, cutsOf, planOf } from '../plugins/immersion/rules.ts';
import { placementPlan } from '../plugins/item-bank/analysis/simulation/placement-plan.ts';
import { levelsOf } from '../plugins/learner/eiq/eiq-record.ts';
import learner from '../plugins/learner/plugin.ts';

it('simulated placements have the plan of placements with the default configuration', () => {
  const { cuts } = z.object({ cuts: z.record(z.string(), z.number()) }).parse(learner.config?.parse({}));
  const { immersion = 0, mastery = 0, excellence = 0 } = cuts;
  const levels = levelsOf({ immersion, mastery, excellence });
  const plan = planOf(Configuration.parse({}), cutsOf(levels), false);
  const simulated = placementPlan();
  expect(simulated.sections).toEqual(plan.sections);
  expect(simulated.cuts).toEqual(plan.cuts);
});
