import type { Who } from '../../../core/contract/index.ts';
import { notFound } from '../../../core/contract/index.ts';
import type { Circle, Minority } from '../../learner/contract.ts';
import { allows } from '../../learner/contract.ts';
import type { Dependencies } from '../cohorts/dependencies.ts';

type LearnerCircle = Exclude<Circle, 'staff'>;

/** Learners listed at most. */
const maxListed = 500;

/** Learners whom the caller may see, of known age and open to talking with others, by name. */
export async function learnersOf({ people, record, relations }: Dependencies, who: Who, among?: readonly string[]) {
  const visible = await relations.visible({ who }, 'cohorts.moderate');
  const ids = among && visible ? among.filter((id) => visible.includes(id)) : (among ?? visible);
  const { items } = await people.list({ who }, { role: 'learner', ids, limit: maxListed, offset: 0 });
  const asked = items.map(({ id }) => ({ id, role: 'learner' as const }));
  const minorities = await record.minorities({ who }, asked);
  return items.flatMap(({ id, firstName, lastName }) => {
    const circle = circleOf(minorities.get(id));
    return circle ? [{ userId: id, name: `${firstName} ${lastName}`.trim(), circle }] : [];
  });
}

/** The same for people who must all be among them. @throws Failure not_found */
export async function theseLearners(dependencies: Dependencies, who: Who, userIds: readonly string[]) {
  const learners = await learnersOf(dependencies, who, userIds);
  if (learners.length < new Set(userIds).size) {
    throw notFound('One of the learners was not found or may not meet others.');
  }
  return learners;
}

/** Undefined for learners of unknown age and those to whom talking is not open. */
function circleOf(minority: Minority | undefined): LearnerCircle | undefined {
  if (!minority || !allows(minority, 'talking')) return undefined;
  return minority.circle === null || minority.circle === 'staff' ? undefined : minority.circle;
}
