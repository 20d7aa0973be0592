import { definePlugin } from '../../core/plugins/define-plugin.ts';
import { audit, people, relations } from '../../core/services.ts';
import { notifications } from '../activity/services.ts';
import { peopleGroups, relationSources } from '../administration/services.ts';
import { classes } from './contract.ts';
import type { Dependencies } from './dependencies.ts';
import { archiveEnded } from './lists/archive-ended.ts';
import { createClasses } from './lists/classes.ts';
import { titlesOf } from './lists/pairs.ts';
import { activeRosters, classesOf, rosterOf } from './lists/rosters.ts';
import { createCodes } from './members/codes.ts';
import { createMembers } from './members/members.ts';
import { createGroups } from './rosters/people-groups.ts';
import { createRosters } from './rosters/store-rosters.ts';
import { seedClasses } from './seeds.ts';
import { classLists, classRosters } from './services.ts';
import { ClassesSettings } from './settings.ts';
import { createTerms } from './terms/terms.ts';

export default definePlugin({
  contract: classes,
  settings: ClassesSettings,
  requires: { people, relations, audit },
  uses: { notifications },
  provides: { sources: relationSources, groups: peopleGroups, lists: classLists, rosters: classRosters },
  async start({ db, clock, random, settings, requires, uses, live }) {
    const dependencies: Dependencies = {
      ...{ db, clock, random, settings, ...requires, ...uses },
      announce: (institution, userId) => live.toUser(institution, userId, 'classes_changed', {}),
    };
    return {
      routes: {
        ...createTerms(dependencies),
        ...createClasses(dependencies),
        ...createMembers(dependencies),
        ...createCodes(dependencies),
      },
      services: {
        sources: { titles: ({ who }, sources) => titlesOf({ db }, { who }, sources) },
        groups: createGroups(dependencies),
        rosters: createRosters(dependencies),
        lists: {
          learnersOf: async (call, classId) =>
            (await rosterOf(dependencies, call, classId)).learners.map(({ id }) => id),
          rosterOf: (call, classId) => rosterOf(dependencies, call, classId),
          rosters: (call, classIds) => activeRosters(dependencies, call, classIds),
          attendedBy: (call, userId) => classesOf(dependencies, call, userId, 'learner'),
          taughtBy: (call, userId) => classesOf(dependencies, call, userId, 'teacher'),
        },
      },
      seeds: (institution) => seedClasses(dependencies, institution),
      schedules: {
        archive: { cron: '23 2 * * *', run: (institution) => archiveEnded(dependencies, institution) },
      },
    };
  },
});
