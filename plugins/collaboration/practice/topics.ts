import { forbidden } from '../../../core/contract/index.ts';
import type { CallContext } from '../../../core/db/index.ts';
import { isEarlyArea } from '../../item-bank/contract.ts';
import { isEarlyGrade } from '../../learner/contract.ts';
import { ParticipantRow } from '../models.ts';
import type { Dependencies } from '../rooms/dependencies.ts';

interface Area {
  readonly contentArea: string;
}

export const poolOf = (topic: Area) => (isEarlyArea(topic) ? 'early_practice' : 'practice');

/**
 * The topics of a room. All are asked the same question, so in a room with a pupil up to grade 5 they are the early ones, where
 * their pack is on.
 */
export async function topicsIn({ db, record, measurement }: Dependencies, context: CallContext, roomId: string) {
  const people = await db.rows(ParticipantRow, context).where({ roomId, admission: 'admitted' }).select('userId');
  const educations = await record.educations(
    context,
    people.map(({ userId }) => userId),
  );
  const early = [...educations.values()].some(isEarlyGrade) ? await measurement.topics(context, 'early_practice') : [];
  return early.length > 0 ? early : measurement.topics(context);
}

/** Whether a topic is for a person: general ones are not for pupils up to grade 5, where the early pack is on. */
export async function isFor({ record, measurement }: Dependencies, context: CallContext, userId: string, topic: Area) {
  if (isEarlyArea(topic) || !isEarlyGrade(await record.education(context, userId))) return true;
  return (await measurement.topics(context, 'early_practice')).length === 0;
}

/** @throws Failure forbidden */
export async function assertFor(dependencies: Dependencies, context: CallContext, userId: string, topic: Area) {
  if (!(await isFor(dependencies, context, userId, topic)))
    throw forbidden('These questions are for grade 6 and above. Start a practice run when this one is over.');
}
