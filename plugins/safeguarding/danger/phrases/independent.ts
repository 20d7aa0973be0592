import type { Phrase } from './phrase.ts';

/** Messages of danger by somebody who has seen neither the other phrases nor the patterns. Never learnt from. */
export const independentDanger: readonly Phrase[] = [];

/** Harmless messages by the same person. */
export const independentHarmless: readonly string[] = [];
