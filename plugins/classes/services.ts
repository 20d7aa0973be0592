import type { Who } from '../../core/contract/index.ts';
import { defineService } from '../../core/contract/index.ts';
import type { CallContext } from '../../core/db/index.ts';

/** The classes of members of staff, for other plugins. */
export interface ClassLists {
  /**
   * Ids of the active learners of a class that the caller teaches, or may manage.
   * @throws Failure not_found, also for an archived class
   */
  learnersOf(call: CallContext<Who>, classId: string): Promise<string[]>;
}
export const classLists = defineService<ClassLists>('classes.lists');
