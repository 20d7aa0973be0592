import { z } from 'zod';
import { disclosures, Purpose } from '../../learner/minority/contract.ts';

// The purposes of consent, in the words of the letter and of the pages.

/** Version of the texts below, stored with every decision. A change of their meaning requires a new version. */
export const wording = '2';

interface Term {
  readonly title: string;
  /** What the child may do; follows the word “may”. */
  readonly may: string;
  /** What stops when consent is withdrawn. */
  readonly ends: string;
}

export const terms: Readonly<Record<Purpose, Term>> = {
  'taking-part': {
    title: 'Taking part',
    may: 'learn with EiQ beyond what the school decides for its lessons. EiQ keeps answers, results and progress and shows them to teachers and to you',
    ends: 'You no longer see the record by this consent. Lessons that the school gives go on.',
  },
  talking: {
    title: 'Talking with others',
    may: 'take part in study groups and chats with learners of about the same age; staff can read them',
    ends: 'Memberships of study groups end, and chats close.',
  },
  uploads: {
    title: 'Uploads',
    may: 'upload files and pictures; EiQ keeps them on this platform',
    ends: 'Nothing more can be uploaded.',
  },
  voice: {
    title: 'Voice',
    may: 'record their voice for spoken exercises; EiQ keeps the recordings on this platform',
    ends: 'Nothing more is recorded.',
  },
  boards: {
    title: 'Being seen on boards',
    may: 'be shown by first name and initial to learners of about the same age, on leaderboards and in feeds, and share a credential, if they choose to',
    ends: 'The name leaves leaderboards and feeds, and shared credentials are not shown.',
  },
  'outside-ai': {
    title: 'AI services outside EiQ',
    may: 'be answered by AI services of other companies that the school has chosen. These companies receive what the learner writes to the tutor',
    ends: 'The tutor that is built into EiQ answers, and nothing more goes to other companies.',
  },
  recruiters: {
    title: 'Recruiters',
    may: 'be seen before they are 18 by recruiters of companies that the school works with. These companies receive the name and the results that the learner shares',
    ends: 'Recruiters no longer see the learner.',
  },
};

/** Purposes within the platform and the school, listed together. */
export const withinSchool: readonly Purpose[] = Purpose.options.filter((purpose) => !disclosures.includes(purpose));

/** Features that need no consent. */
export const worksWithout =
  'Lessons, practice, assessments and their results, and the tutor that is built into EiQ work without consent.';

/** Titles of purposes: `Uploads, Voice`. */
export const purposesText = (purposes: readonly Purpose[]): string =>
  purposes.map((purpose) => terms[purpose].title).join(', ');

/** A list of chosen purposes, without duplicates. */
export const Purposes = z
  .array(Purpose)
  .max(Purpose.options.length)
  .transform((each) => Purpose.options.filter((purpose) => each.includes(purpose)));
