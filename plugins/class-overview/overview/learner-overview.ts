import type { z } from 'zod';
import type { Who } from '../../../core/contract/index.ts';
import { notFound } from '../../../core/contract/index.ts';
import { contentAreaTitle } from '../../item-bank/contract.ts';
import type { Dependencies } from '../dependencies.ts';
import { amountsOf, readNews, signsOf } from '../news/read-news.ts';
import { noteVisit } from '../news/visits.ts';
import type { LearnerOverview } from './contract.ts';

/** One learner for staff who may see them. @throws Failure not_found otherwise, and for people who are not learners */
export async function learnerOverviewOf(
  dependencies: Dependencies,
  who: Who,
  userId: string,
): Promise<z.input<typeof LearnerOverview>> {
  const { people, relations, classes, record, practice } = dependencies;
  await relations.assertMayFor({ who }, 'class-overview.read', userId);
  const { id, firstName, lastName, username, role, deactivatedAt } = await people.one({ who }, userId);
  // The same message as for an unknown id.
  if (role !== 'learner' || deactivatedAt) throw notFound('Person not found.');
  const since = await noteVisit(dependencies, who);
  const [lastActive, attended, taught, topics] = await Promise.all([
    record.lastActive({ who }, [id]),
    classes.attendedBy({ who }, id),
    who.may('classes.manage') ? undefined : classes.taughtBy({ who }, who.user.id),
    practice(who)?.ofLearners({ who }, [id]),
  ]);
  const own = taught && new Set(taught.map((each) => each.id));
  const shared = attended.filter((each) => !own || own.has(each.id));
  const rosters = await classes.rosters(
    { who },
    shared.map((each) => each.id),
  );
  const news = await readNews(dependencies, who, [id], rosters, since);
  return {
    ...{ id, firstName, lastName, username, since },
    classes: shared.toSorted((one, other) => one.name.localeCompare(other.name)),
    done: amountsOf(news.done),
    lastAt: lastActive.get(id) ?? null,
    signs: signsOf(news.signs, id),
    topics:
      topics
        ?.map(({ section, contentArea, mastery, graded, correct }) => ({
          ...{ section, contentArea, mastery, graded, correct },
          title: contentAreaTitle(contentArea),
        }))
        .sort((one, other) => one.section.localeCompare(other.section) || one.title.localeCompare(other.title)) ?? null,
  };
}
