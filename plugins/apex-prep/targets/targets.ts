import { dayIn } from '../../../core/calendar.ts';
import { invalid, notFound } from '../../../core/contract/index.ts';
import type { CallContext } from '../../../core/db/index.ts';
import type { EiqRecord } from '../../learner/contract.ts';
import { levelTitles, probabilityFrom } from '../../learner/contract.ts';
import type { OfferedChoice, WantedTarget } from '../contract.ts';
import { platinumFrom } from '../contract.ts';
import type { Dependencies } from '../dependencies.ts';
import type { PreparationRow } from '../models.ts';

type Choice = Omit<OfferedChoice, 'probability'>;

/** Everything that is offered: the levels' beginnings, the platinum track, and what other plugins require. */
export async function choicesFor(
  dependencies: Dependencies,
  context: CallContext,
  userId: string,
  current: EiqRecord['current'],
): Promise<OfferedChoice[]> {
  const asked = await Promise.all(
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
  return [...fixed(dependencies), ...asked.flat()].map((choice) => ({
    ...choice,
    probability: current && probabilityFrom(current, choice.eiqScore),
  }));
}

/**
 * What is wanted, as it is kept.
 * @throws Failure invalid (a day that is past), not_found (a requirement that nobody has)
 */
export async function targetFrom(
  dependencies: Dependencies,
  context: CallContext,
  userId: string,
  wanted: WantedTarget,
): Promise<Pick<PreparationRow, 'kind' | 'reference' | 'title' | 'score' | 'by'>> {
  await assertAhead(dependencies, context, userId, wanted.by);
  const { by } = wanted;
  if (wanted.kind === 'own') {
    return { kind: 'own', reference: null, title: wanted.name, score: wanted.eiqScore, by };
  }
  const choices = await choicesFor(dependencies, context, userId, null);
  const reference = wanted.kind === 'level' ? wanted.level : wanted.kind === 'requirement' ? wanted.reference : null;
  const choice = choices.find((each) => each.kind === wanted.kind && each.reference === reference);
  if (!choice) throw notFound('There is no such target to choose.');
  return { kind: choice.kind, reference: choice.reference, title: choice.title, score: choice.eiqScore, by };
}

function fixed({ record }: Dependencies): Choice[] {
  const levels = record.cuts
    .filter(({ level }) => level !== 'foundation')
    .map(({ level, from }): Choice => {
      return { kind: 'level', reference: level, title: levelTitles[level], eiqScore: from };
    });
  return [...levels, { kind: 'platinum', reference: null, title: 'Platinum track', eiqScore: platinumFrom }];
}

async function assertAhead(
  dependencies: Dependencies,
  context: CallContext,
  userId: string,
  by: string | null,
): Promise<void> {
  if (by === null) return;
  const today = dayIn(await dependencies.record.timeZone(context, userId), dependencies.clock.now());
  if (by > today) return;
  throw invalid('The day has to lie ahead.', [{ path: 'body.by', message: 'A day after today' }]);
}
