// What a guardian's consent is about: the letter and the page say it in the same words.

/** What a child may do only with consent. */
export const consentAllows: readonly string[] = [
  'record their voice for spoken exercises',
  'upload files and pictures',
  'take part in live chats and study rooms with other learners',
  'be answered by AI services outside this platform that the school has chosen, which then receive what they write',
];

/** What consent also makes possible, for which the learner or the school decides the rest. */
export const consentOpens: readonly string[] = [
  'be seen before they are 18 by recruiters of companies the school works with, where the school offers that',
  'be shown to fellow learners by first name and initial, for example on a leaderboard, if they choose to be',
];

/** What needs no consent. */
export const worksWithout =
  'Lessons, practice, assessments and their results, and the tutor that is built into EiQ work without consent.';
