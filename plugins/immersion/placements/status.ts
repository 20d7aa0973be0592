import type { Who } from '../../../core/contract/index.ts';
import type { CallContext } from '../../../core/db/index.ts';
import type { Section } from '../../item-bank/contract.ts';
import type { CurrentQuestion, SectionState } from '../../item-bank/services.ts';
import type { StageState } from '../contract.ts';
import { Stage, stages } from '../contract.ts';
import type { Dependencies } from '../dependencies.ts';
import type { PlacementRow } from '../models.ts';
import { questionsIn } from '../rules.ts';
import { isForgotten } from './pauses.ts';

type SectionProgress = Record<Section, number>;

/** The state of a section with its current question. @throws Failure conflict while an earlier section is not done */
export async function stageState(
  dependencies: Pick<Dependencies, 'measurement' | 'clock' | 'configuration'>,
  context: CallContext<Who>,
  placement: PlacementRow,
  stage: Stage,
): Promise<StageState> {
  return stageView(
    dependencies,
    context,
    placement,
    await dependencies.measurement.current(context, placement.sittingId, stage),
  );
}

/** The same from a known question. A question without an answer for a day is withdrawn first, while pauses are left. */
export async function stageView(
  dependencies: Pick<Dependencies, 'measurement' | 'clock' | 'configuration'>,
  context: CallContext<Who>,
  placement: PlacementRow,
  known: CurrentQuestion,
): Promise<StageState> {
  const { measurement, clock } = dependencies;
  const { sittingId } = placement;
  let current = known;
  if (known.question && known.askedAt && isForgotten(dependencies, { ...known, askedAt: known.askedAt })) {
    await measurement.pause(context, sittingId, known.question.id);
    current = await measurement.current(context, sittingId, known.section);
  }
  const since = (moment: Date) => Math.max(0, clock.now().getTime() - moment.getTime());
  return {
    sessionId: placement.id,
    stage: current.section,
    questions: current.question ? [current.question] : [],
    index: current.answered,
    total: current.maximum,
    usual: questionsIn(Stage.parse(current.section), dependencies.configuration, placement.form),
    answered: current.answered,
    difficulty: current.difficulty,
    recentPerformance: current.recentPerformance,
    sectionProgress: sectionProgress(current.progress),
    elapsed: since(placement.startedAt),
    questionElapsed: current.askedAt ? since(current.askedAt) : 0,
    isPaused: current.isPaused,
    pausesLeft: current.pausesLeft,
  };
}

/** The progress of each section, 0 to 100; 100 only when it is done. */
export function sectionProgress(progress: readonly SectionState[]): SectionProgress {
  return allSections((section) => {
    const state = progress.find((each) => each.section === section);
    if (!state) return 0;
    return state.isDone ? 100 : Math.min(99, Math.round((100 * state.answered) / state.maximum));
  });
}

export const allSections = (progressOf: (section: Section) => number): SectionProgress =>
  Object.fromEntries(stages.map((section) => [section, progressOf(section)])) as SectionProgress;
