import { dayIn } from '../../../core/calendar.ts';
import { invalid, notFound } from '../../../core/contract/index.ts';
import type { CallContext } from '../../../core/db/index.ts';
import type { EiqRecord } from '../../learner/contract.ts';
import { levelTitles, probabilityFrom } from '../../learner/contract.ts';
import type { LearnerRecord } from '../../learner/services.ts';
import type { OfferedChoice, WantedTarget } from '../contract.ts';
import { platinumFrom } from '../contract.ts';
import type { Dependencies } from '../dependencies.ts';
import type { PreparationRow } from '../models.ts';

type Choice = Omit<OfferedChoice, 'probability'>;

/** The targets on offer: levels, the platinum track, and requirements of other plugins. */
export async function choicesFor(
  dependencies: Dependencies,
  context: CallContext,
  userId: string,
  current: EiqRecord['current'],
): Promise<OfferedChoice[]> {
  const requirements = await Promise.all(
    dependencies.requirements(context.who).map(async ([source, provider]) =>
      (await provider.requirements(context, userId)).map(
        ({ id, name, eiqScore }): Choice => ({
          kind: 'requirement',
          reference: `${source}:${id}`,
          title: name,
          eiqScore,
        }),
      ),
    ),
  );
  return [...fixed(await dependencies.record.cuts(context)), ...requirements.flat()].map((choice) => ({
    ...choice,
    probability: current && probabilityFrom(current, choice.eiqScore),
  }));
}

/**
 * The columns of a chosen target.
 * @throws Failure invalid for a date in the past, not_found for an unknown requirement
 */
export async function targetFrom(
  dependencies: Dependencies,
  context: CallContext,
  userId: string,
  choice: WantedTarget,
): Promise<Pick<PreparationRow, 'kind' | 'reference' | 'title' | 'score' | 'by'>> {
  await assertInFuture(dependencies, context, userId, choice.by);
  const { by } = choice;
  if (choice.kind === 'own') {
    return { kind: 'own', reference: null, title: choice.name, score: choice.eiqScore, by };
  }
  const choices = await choicesFor(dependencies, context, userId, null);
  const reference = choice.kind === 'level' ? choice.level : choice.kind === 'requirement' ? choice.reference : null;
  const offered = choices.find((each) => each.kind === choice.kind && each.reference === reference);
  if (!offered) throw notFound('This target is not available.');
  return { kind: offered.kind, reference: offered.reference, title: offered.title, score: offered.eiqScore, by };
}

function fixed(cuts: Awaited<ReturnType<LearnerRecord['cuts']>>): Choice[] {
  const levels = cuts
    .filter(({ level }) => level !== 'foundation')
    .map(({ level, from }): Choice => {
      return { kind: 'level', reference: level, title: levelTitles[level], eiqScore: from };
    });
  return [...levels, { kind: 'platinum', reference: null, title: 'Platinum track', eiqScore: platinumFrom }];
}

async function assertInFuture(
  dependencies: Dependencies,
  context: CallContext,
  userId: string,
  by: string | null,
): Promise<void> {
  if (by === null) return;
  const today = dayIn(await dependencies.record.timeZone(context, userId), dependencies.clock.now());
  if (by > today) return;
  throw invalid('The date must be in the future.', [{ path: 'body.by', message: 'A date after today' }]);
}
