import { z } from 'zod';
import { disclosures, Purpose } from '../../learner/minority/contract.ts';

// What a guardian's consent is about: the letter and the pages say it in the same words.

/** Version of the words below. A change of their meaning gets a new one: every decision keeps the version it was made on. */
export const wording = '2';

interface Term {
  readonly title: string;
  /** What the child may do, after “may”. */
  readonly may: string;
  /** What stops when it is taken back. */
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

/** What stays on this platform and in the school; asked together, decided one by one. */
export const withinSchool: readonly Purpose[] = Purpose.options.filter((purpose) => !disclosures.includes(purpose));

/** What needs no consent. */
export const worksWithout =
  'Lessons, practice, assessments and their results, and the tutor that is built into EiQ work without consent.';

/** Purposes as a person reads them: `Uploads, Voice`. */
export const purposesText = (purposes: readonly Purpose[]): string =>
  purposes.map((purpose) => terms[purpose].title).join(', ');

/** Purposes that somebody chose: each once. */
export const Purposes = z
  .array(Purpose)
  .max(Purpose.options.length)
  .transform((each) => Purpose.options.filter((purpose) => each.includes(purpose)));
