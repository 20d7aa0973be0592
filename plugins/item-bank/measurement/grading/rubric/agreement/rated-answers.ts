/** An answer with a careful rater's points. */
export type RatedAnswer = readonly [points: number, answer: string];

/**
 * By item id. Rubrics may be improved with `tuning`. `heldOut` measures how well they grade answers that were not used to
 * write them.
 */
export type RatedAnswers = Record<string, { readonly tuning: RatedAnswer[]; readonly heldOut: RatedAnswer[] }>;
