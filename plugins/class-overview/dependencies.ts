import type { Clock } from '../../core/clock.ts';
import type { Actor, Provided } from '../../core/contract/index.ts';
import type { Database } from '../../core/db/index.ts';
import type { People, Relations } from '../../core/services.ts';
import type { ClassLists } from '../classes/services.ts';
import type { ClassMisconceptions } from '../item-bank/services.ts';
import type { LearnerRecord } from '../learner/services.ts';
import type { LessonLibrary } from '../lessons/services.ts';
import type { PracticeStanding } from '../practice/services.ts';
import type { LearnerNews } from './services.ts';

type Who = Pick<Actor, 'institution'>;

export interface Dependencies {
  readonly db: Database;
  readonly clock: Clock;
  readonly people: Pick<People, 'one'>;
  readonly relations: Pick<Relations, 'assertMayFor'>;
  readonly classes: ClassLists;
  readonly record: Pick<LearnerRecord, 'cuts' | 'eiqs' | 'institutionTimeZone' | 'lastActive'>;
  /** Of the plugins that are on for the institution. */
  news(who: Who): readonly Provided<LearnerNews>[];
  /** The following are undefined where their plugins are off. */
  misconceptions(who: Who): ClassMisconceptions | undefined;
  lessons(who: Who): LessonLibrary | undefined;
  practice(who: Who): PracticeStanding | undefined;
}
