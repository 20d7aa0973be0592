import type { Clock } from '../../core/clock.ts';
import type { Actor } from '../../core/contract/index.ts';
import type { Database } from '../../core/db/index.ts';
import type { People, Relations } from '../../core/services.ts';
import type { ClassLists } from '../classes/services.ts';
import type { AnswerHistory } from '../item-bank/services.ts';
import type { LearningLog } from '../learner/activity/services.ts';
import type { LearnerRecord } from '../learner/services.ts';
import type { PracticeHistory } from '../practice/services.ts';

type Institution = Pick<Actor, 'institution'>;

export interface Dependencies {
  readonly db: Database;
  readonly clock: Clock;
  readonly people: People;
  readonly relations: Relations;
  readonly record: LearnerRecord;
  readonly log: LearningLog;
  /** Undefined where practice is off. */
  practice(who: Institution): PracticeHistory | undefined;
  /** Undefined where the item bank is off. */
  answers(who: Institution): AnswerHistory | undefined;
  /** Undefined where classes are off. */
  classes(who: Institution): ClassLists | undefined;
}
