/** The tutor's words where it does not understand a message or knows nothing about it; `lost.test.ts` compares them. */
export const isLost = /did not understand|still do not follow|no reliable explanation|did not quite follow/i;
/** Its words where an institution has no practice questions. */
export const isWithoutItems = /the item bank is switched off/i;
/** Its words where it answers neither yes nor no. */
export const isUndecided = /cannot say for certain/i;
/** Its words where it asks a word problem back. */
export const isAskedBack = /cannot read word problems reliably/i;
/** Its words where it takes a message for an answer in the learner's own words, which it does not judge. */
export const isNotJudged = /cannot judge an answer in free text/i;
