import type { InstitutionRef } from '../../../../core/contract/index.ts';
import { threads } from '../../../../core/threads.ts';
import type { ItemSection } from '../../contract.ts';
import type { AnswerTable } from './answer-table.ts';
import type { CalibrationModel, CalibrationProgress, CalibrationResult } from './contract.ts';
import type { CalibrationDependencies } from './dependencies.ts';
import { estimateItems } from './estimate-items.ts';
import { fileAnswers } from './file-answers.ts';
import type * as judgement from './judgement-thread.ts';
import { storedAnswers } from './stored-answers.ts';

export interface CalibrationRequest {
  readonly section: ItemSection;
  readonly model: CalibrationModel;
  readonly minimumAnswers: number;
}

/** Where the answers come from: the institution's sittings, or a CSV file. */
export type AnswerSource = 'bank' | { readonly file: AsyncIterable<Uint8Array>; readonly ignore?: readonly string[] };

/**
 * Estimates a section's items, then judges their fit and fairness. Writes nothing.
 * @throws Failure invalid where the answers cannot be calibrated; the signal's reason
 */
export async function calibrateSection(
  dependencies: Pick<CalibrationDependencies, 'db' | 'people' | 'groups' | 'log'>,
  institution: InstitutionRef,
  request: CalibrationRequest,
  source: AnswerSource,
  { signal, onProgress }: { signal: AbortSignal; onProgress(progress: CalibrationProgress): void },
): Promise<CalibrationResult> {
  const answers =
    source === 'bank'
      ? await storedAnswers(dependencies, institution, request.section, signal)
      : await fileAnswers(dependencies.db, request.section, source.file, source.ignore);
  const { result, used } = await estimateItems(answers, request, { signal, onProgress });
  onProgress(inPhase('fit'));
  const groups = await groupsOf(dependencies, institution, used);
  const { itemFits, ...judged } = await threads.run<typeof judgement>(
    new URL('./judgement-thread.ts', import.meta.url),
    {
      model: request.model,
      items: result.items.map(({ itemId, after }) => ({ itemId, after })),
      population: result.population,
      responses: used.responses,
      counts: used.counts,
      groups,
    },
    { signal },
  );
  const items = result.items.map((item, place) => ({ ...item, fit: itemFits[place] ?? null }));
  return { ...result, items, ...judged };
}

/** Progress in a phase whose share done cannot be estimated. */
export const inPhase = (phase: CalibrationProgress['phase']): CalibrationProgress => ({
  phase,
  iteration: null,
  change: null,
  share: null,
  secondsLeft: null,
});

/** The group of each row: from the answers themselves, else from the plugin that provides groups of learners. */
async function groupsOf(
  { groups, log }: Pick<CalibrationDependencies, 'groups' | 'log'>,
  institution: InstitutionRef,
  { people, groups: given }: AnswerTable,
): Promise<readonly (string | null)[] | undefined> {
  if (given) return given;
  const service = groups({ institution });
  const ids = [...new Set(people.filter((id) => id !== null))];
  if (!service || ids.length === 0) return undefined;
  try {
    const found = await service.groups({ who: { institution } }, ids);
    return people.map((id) => (id === null ? null : (found.get(id)?.ageBand ?? null)));
  } catch (error) {
    // A fault of another plugin must not fail the calibration.
    log.warn({ err: error }, 'groups of learners are unavailable; the calibration compares none');
    return undefined;
  }
}
