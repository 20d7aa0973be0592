import type { Section } from '../item-bank/contract.ts';
import type { SectionState } from '../item-bank/services.ts';
import type { Stage, StageState } from './contract.ts';
import { stages } from './contract.ts';
import type { PlacementRow } from './models.ts';
import type { Parts, Within } from './parts.ts';
import { openQuestionOf } from './pauses.ts';

export type SectionProgress = Record<Section, number>;

/**
 * Where a section stands, with the question to answer now; `progress` saves asking for it again where it is known.
 * @throws Failure conflict while an earlier section is not done
 */
export async function stageState(
  parts: Pick<Parts, 'measurement' | 'clock'>,
  within: Within,
  placement: PlacementRow,
  stage: Stage,
  progress?: SectionProgress,
): Promise<StageState> {
  const { measurement, clock } = parts;
  await openQuestionOf(parts, within, placement);
  const current = await measurement.current(within, placement.sittingId, stage);
  const since = (moment: Date) => Math.max(0, clock.now().getTime() - moment.getTime());
  return {
    sessionId: placement.id,
    stage,
    questions: current.question ? [current.question] : [],
    index: current.answered,
    total: current.maximum,
    answered: current.answered,
    difficulty: current.difficulty,
    recentPerformance: current.recentPerformance,
    sectionProgress: progress ?? sectionProgress(await measurement.progress(within, placement.sittingId)),
    elapsed: since(placement.startedAt),
    questionElapsed: current.askedAt ? since(current.askedAt) : 0,
    isPaused: current.isPaused,
    pausesLeft: current.pausesLeft,
  };
}

/** How far each section is, 0 to 100; 100 only when it is done. */
export function sectionProgress(progress: readonly SectionState[]): SectionProgress {
  return allSections((section) => {
    const state = progress.find((each) => each.section === section);
    if (!state) return 0;
    return state.isDone ? 100 : Math.min(99, Math.round((100 * state.answered) / state.maximum));
  });
}

export const allSections = (progressOf: (section: Section) => number): SectionProgress =>
  Object.fromEntries(stages.map((section) => [section, progressOf(section)])) as SectionProgress;
