/** Points that a careful rater gives, and the answer. */
export type RatedAnswer = readonly [points: number, answer: string];

/**
 * By the item's id. Rubrics may be improved by what they make of `tuning`; `heldOut` says how well they grade answers
 * that nobody looked at while writing them.
 */
export type RatedAnswers = Record<string, { readonly tuning: RatedAnswer[]; readonly heldOut: RatedAnswer[] }>;
