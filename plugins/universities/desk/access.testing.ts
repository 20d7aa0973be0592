import type { AccessTestData, Owner } from '../../../tests/access/access-test-data.ts';
import { ApplicationRow, ApplicationStepRow, RecommendationRow, SealedLetterRow } from '../applications/models.ts';
import { makeApplicant, newApplicant, newSubmission } from '../applications/testing.ts';
import { addUniversity } from '../testing.ts';
import { defaultCriteria } from './contract.ts';
import { AppealRow } from './models.ts';
import { makeReviewer, scored } from './testing.ts';

type Named = AccessTestData['named'];

/** Another learner's application to a university that the owner reviews for. */
async function reviewed({ at, person, institution }: Owner) {
  const applicant = await newApplicant(at, institution);
  const { application, university } = await newSubmission(at, applicant, institution);
  await makeReviewer(at, person, university.universityId, institution);
  return { id: application.id, applicantId: applicant.user.id, ...university };
}

const application = async (owner: Owner) => ({ params: { id: (await reviewed(owner)).id } });

/** A rejected application of the person's own or of another, with an appeal of it. */
async function rejected({ at, institution }: Owner, id: string) {
  const scope = { institution };
  const rows = at.platform.database.rows(ApplicationRow, scope);
  const { userId } = await rows.patchAndFetchById(id, { status: 'rejected', releasedSequence: 1 });
  const step = { step: 'release', from: 'under_review', to: 'rejected', party: 'system', actorId: null } as const;
  await at.platform.database
    .rows(ApplicationStepRow, scope)
    .insert({ applicationId: id, userId, ...step, at: at.clock.now() });
  return userId;
}

const reviewerOf = async (owner: Owner) => {
  const { at, institution } = owner;
  const id = (await addUniversity(at, {}, institution)).universityId;
  return { params: { id, userId: (await at.person('reviewer', institution)).user.id } };
};
const university = async ({ at, institution }: Owner) => ({
  params: { id: (await addUniversity(at, {}, institution)).universityId },
});
const program = async ({ at, institution }: Owner) => ({
  params: { id: (await addUniversity(at, {}, institution)).programId },
});

/** The objects that routes of the desk name. */
export const deskNamed: Named = {
  reviewers: { belongsTo: 'institution', make: university },
  reviewerCandidates: { belongsTo: 'institution', make: university },
  addReviewer: { belongsTo: 'institution', make: reviewerOf },
  removeReviewer: { belongsTo: 'institution', make: reviewerOf },
  rubric: { belongsTo: 'institution', make: program },
  setRubric: {
    belongsTo: 'institution',
    make: async (owner) => ({ ...(await program(owner)), body: { criteria: [...defaultCriteria] } }),
  },
  resetRubric: { belongsTo: 'institution', make: program },
  // A filter: what it names of others is not found in the list.
  deskApplications: {
    belongsTo: 'person',
    make: async (owner) => ({ query: { universityId: (await reviewed(owner)).universityId } }),
    othersGet: 200,
  },
  deskApplication: { belongsTo: 'person', make: application },
  deskLetterFile: {
    belongsTo: 'person',
    make: async (owner) => {
      const { id, applicantId } = await reviewed(owner);
      const scope = { institution: owner.institution };
      const { database } = owner.at.platform;
      const { id: letterId } = await database.rows(RecommendationRow, scope).insertAndFetch({
        ...{ applicationId: id, userId: applicantId, recommenderName: 'Ada', recommenderEmail: `${id}@school.example` },
        ...{ isWaived: true, status: 'submitted', requestedAt: owner.at.clock.now(), reminders: 0, fileName: 'a.pdf' },
      });
      const sealed = { recommendationId: letterId, letter: 'A letter.', file: Buffer.from('%PDF-1.4\n%%EOF\n') };
      await database.rows(SealedLetterRow, scope).insert(sealed);
      return { params: { id, letterId } };
    },
  },
  saveReview: {
    belongsTo: 'person',
    make: async (owner) => ({ ...(await application(owner)), body: { version: 0, scores: scored(3) } }),
  },
  recuse: {
    belongsTo: 'person',
    make: async (owner) => ({ ...(await application(owner)), body: { reason: 'A relative.' } }),
  },
  addNote: {
    belongsTo: 'person',
    make: async (owner) => {
      const found = await application(owner);
      return { ...found, body: { noteId: crypto.randomUUID(), text: 'A note.' } };
    },
  },
  removeNote: {
    belongsTo: 'person',
    make: async (owner) => {
      const { id } = await reviewed(owner);
      return { params: { id, noteId: crypto.randomUUID() } };
    },
  },
  // Each application has an answer of its own: those of others are refused like unknown ones.
  decide: {
    belongsTo: 'person',
    make: async (owner) => {
      const { id } = await reviewed(owner);
      return { body: { decisions: [{ applicationId: id, decision: 'rejected', reason: 'Incomplete.' }] } };
    },
    othersGet: 200,
  },
  release: {
    belongsTo: 'person',
    make: async (owner) => ({ body: { applicationIds: [(await reviewed(owner)).id] } }),
    othersGet: 200,
  },
  appeals: {
    belongsTo: 'person',
    make: async (owner) => {
      await makeApplicant(owner.at, owner.person, owner.institution);
      return { params: { id: (await newSubmission(owner.at, owner.person, owner.institution)).application.id } };
    },
  },
  appeal: {
    belongsTo: 'person',
    make: async (owner) => {
      await makeApplicant(owner.at, owner.person, owner.institution);
      const { application: own } = await newSubmission(owner.at, owner.person, owner.institution);
      await rejected(owner, own.id);
      return { params: { id: own.id }, body: { reason: 'A grade was read wrongly.' } };
    },
  },
  answerAppeal: {
    belongsTo: 'person',
    make: async (owner) => {
      const { id } = await reviewed(owner);
      const userId = await rejected(owner, id);
      const rows = owner.at.platform.database.rows(AppealRow, { institution: owner.institution });
      const appeal = await rows.insertAndFetch({
        ...{ applicationId: id, userId, sequence: 1, decision: 'rejected', reason: 'A grade was read wrongly.' },
        ...{ at: owner.at.clock.now(), state: 'open' },
      });
      return { params: { id: appeal.id }, body: { answer: 'refuse', reason: 'It was read correctly.' } };
    },
  },
  intakeStatistics: {
    belongsTo: 'person',
    make: async (owner) => ({ params: { id: (await reviewed(owner)).intakeId } }),
  },
};
