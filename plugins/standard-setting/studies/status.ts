import type { z } from 'zod';
import type { Actor } from '../../../core/contract/index.ts';
import type { CallContext } from '../../../core/db/index.ts';
import { itemSectionTitles, Section } from '../../item-bank/contract.ts';
import type { BookletItem } from '../booklet/choose-items.ts';
import type { Study, Study as StudySchema } from '../contract.ts';
import { proposalOf } from '../cuts/proposal.ts';
import { closedRounds, openRound, roundResults, scoreOf } from '../cuts/round-results.ts';
import type { Dependencies } from '../dependencies.ts';
import type { PanelistRow, StudyRow } from '../models.ts';
import { marksOf, namesOf, notesOf, panelOf, placedIn, studyOf } from './queries.ts';

/** A study as its administrators see it: without bookmarks of an open round, and never whose bookmark is whose. */
export async function statusOf(
  dependencies: Dependencies,
  context: CallContext<Actor>,
  studyId: string,
): Promise<z.input<typeof StudySchema>> {
  const study = await studyOf(dependencies, context, studyId);
  const [panel, marks, notes, inForce, adoptions] = await Promise.all([
    panelOf(dependencies, context, studyId),
    marksOf(dependencies, context, studyId),
    closedRounds(study.phase).length > 0 ? notesOf(dependencies, context, studyId) : [],
    dependencies.cuts.inForce(context),
    dependencies.cuts.adoptions(context),
  ]);
  const placed = placedIn(marks, openRound(study.phase));
  const results = roundResults(study, marks);
  const adoption = adoptions.find(({ id }) => id === study.adoptionId);
  const names = await namesOf(dependencies, context, adoption?.adoptedBy ? [adoption.adoptedBy] : []);
  return {
    ...lineOf(study),
    ...{ responseProbability: study.responseProbability, endedAt: study.endedAt, results, notes },
    impact: study.impact,
    booklet: bookletFigures(study.booklet, panel),
    panel: (await peopleOf(dependencies, context, panel)).map(({ id, firstName, lastName, agreedAt }) => ({
      ...{ userId: id, firstName, lastName },
      hasAgreed: agreedAt !== null,
      hasPlaced: placed.has(id),
    })),
    proposal: adoption?.cuts ? { cuts: adoption.cuts, obstacle: null } : proposalOf(study, results, inForce),
    adoption: adoption
      ? {
          at: adoption.adoptedAt,
          by: (adoption.adoptedBy && names.get(adoption.adoptedBy)) || null,
          reason: adoption.reason,
          isInForce: adoptions[0]?.id === adoption.id,
        }
      : null,
  };
}

export const lineOf = ({ id, title, scope, levels, phase, createdAt, adoptionId }: StudyRow) => ({
  ...{ id, title, scope, phase, createdAt },
  levels: [...levels],
  isAdopted: adoptionId !== null,
});

/** The panelists by name, so that their order tells nothing. */
async function peopleOf({ people }: Dependencies, context: CallContext<Actor>, panel: readonly PanelistRow[]) {
  if (panel.length === 0) return [];
  const ids = panel.map(({ userId }) => userId);
  const { items } = await people.list(context, { ids, active: 'any', demo: true, limit: ids.length, offset: 0 });
  const agreed = new Map(panel.map(({ userId, agreedAt }) => [userId, agreedAt]));
  return items.map((person) => ({ ...person, agreedAt: agreed.get(person.id) ?? null }));
}

function bookletFigures(booklet: readonly BookletItem[], panel: readonly PanelistRow[]): Study['booklet'] {
  const scores = booklet.map(({ location }) => scoreOf(location));
  const gaps = scores.slice(1).map((score, index) => score - (scores[index] ?? score));
  return {
    pages: booklet.length,
    from: scores[0] ?? 0,
    to: scores.at(-1) ?? 0,
    widestGap: Math.round(10 * Math.max(0, ...gaps)) / 10,
    areas: Section.options.flatMap((section) => {
      const pages = booklet.filter((each) => each.section === section).length;
      return pages > 0 ? [{ title: itemSectionTitles[section], pages }] : [];
    }),
    shownTo: panel.filter(({ shownAt }) => shownAt !== null).length,
  };
}
