import type { TrackName } from '../../contract.ts';

/** Explains a track that differs from the one the learner's answers suggested before anything was measured. */
export const trackChangeText = (trackFromAnswers: TrackName): string =>
  `It follows your measured score; your answers alone suggested ${trackFromAnswers}.`;
