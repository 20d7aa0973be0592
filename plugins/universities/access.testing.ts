import type { AccessTestData, Owner } from '../../tests/access/access-test-data.ts';
import { ApplicationRow, RecommendationRow } from './applications/models.ts';
import {
  applicationsPath,
  applying,
  beginDraft,
  essaysOf,
  letterForm,
  makeApplicant,
  newSubmission,
  recommenderCode,
} from './applications/testing.ts';
import { deskNamed } from './desk/access.testing.ts';
import { addUniversity } from './testing.ts';

const universityOf = async ({ at, institution }: Owner) => (await addUniversity(at, {}, institution)).universityId;
const params = async (owner: Owner) => ({ params: { id: await universityOf(owner) } });

const entry = {
  name: 'Changed',
  country: 'NL',
  partnershipTier: 'basic',
  minEiqScore: 500,
  preferredEiqScore: 600,
} as const;

const draftOf = async ({ at, person, institution }: Owner) => {
  await makeApplicant(at, person, institution);
  return (await beginDraft(person, await addUniversity(at, {}, institution))).id;
};
const submissionOf = async ({ at, person, institution }: Owner) => {
  await makeApplicant(at, person, institution);
  return (await newSubmission(at, person, institution)).application.id;
};
const draft = async (owner: Owner) => ({ params: { id: await draftOf(owner) } });
const submission = async (owner: Owner) => ({ params: { id: await submissionOf(owner) } });

const recommender = (id: string) => ({
  recommenderName: 'Ada Writer',
  recommenderEmail: `writer-${id}@school.example`,
  isWaived: false,
});

/** A request for a letter, sent to the recommender. */
const recommendation = async (owner: Owner) => {
  const { at, person } = owner;
  const id = await draftOf(owner);
  const { body } = await person.post(`${applicationsPath}/${id}/recommendations`, recommender(id));
  await at.platform.queueing.waitUntilIdle();
  return { params: { id, recommendationId: body.id as string } };
};

export const named: AccessTestData['named'] = {
  ...deskNamed,
  apply: {
    belongsTo: 'institution',
    make: async (owner) => {
      await makeApplicant(owner.at, owner.person, owner.institution);
      return { body: applying(await addUniversity(owner.at, {}, owner.institution)) };
    },
  },
  beginApplication: {
    belongsTo: 'institution',
    make: async (owner) => {
      await makeApplicant(owner.at, owner.person, owner.institution);
      return { body: { universityId: await universityOf(owner), program: 'Computer Science' } };
    },
  },
  childApplications: { belongsTo: 'person', make: ({ person }) => ({ params: { userId: person.user.id } }) },
  application: { belongsTo: 'person', make: draft },
  saveDraft: {
    belongsTo: 'person',
    make: async (owner) => ({ ...(await draft(owner)), body: { version: 1, applicationData: essaysOf() } }),
  },
  deleteDraft: { belongsTo: 'person', make: draft },
  submitApplication: {
    belongsTo: 'person',
    make: async (owner) => {
      const id = await draftOf(owner);
      const body = { version: 1, applicationData: essaysOf() };
      await owner.person.put(`${applicationsPath}/${id}/draft`, body);
      return { params: { id }, body: {} };
    },
  },
  withdrawApplication: { belongsTo: 'person', make: submission },
  answerOffer: {
    belongsTo: 'person',
    make: async (owner) => {
      const { params } = await submission(owner);
      const rows = owner.at.platform.database.rows(ApplicationRow, { institution: owner.institution });
      await rows.findById(params.id).patch({ status: 'accepted' });
      return { params, body: { answer: 'accept' } };
    },
  },
  requestRecommendation: {
    belongsTo: 'person',
    make: async (owner) => {
      const { params } = await draft(owner);
      return { params, body: recommender(params.id) };
    },
  },
  remindRecommender: {
    belongsTo: 'person',
    make: async (owner) => {
      const { params } = await recommendation(owner);
      const rows = owner.at.platform.database.rows(RecommendationRow, { institution: owner.institution });
      const sentAt = new Date(owner.at.clock.now().getTime() - 7 * 24 * 60 * 60 * 1000);
      await rows.findById(params.recommendationId).patch({ sentAt });
      return { params };
    },
  },
  withdrawRecommendation: { belongsTo: 'person', make: recommendation },
  recommendationFile: {
    belongsTo: 'person',
    make: async (owner) => {
      const { params } = await recommendation(owner);
      const code = await recommenderCode(owner.at, recommender(params.id).recommenderEmail);
      const form = letterForm(code, 'A letter.', new TextEncoder().encode('%PDF-1.4\n%%EOF\n'));
      const host = owner.institution.host;
      await owner.at.call('POST', '/api/recommendation-letters', { body: form, ...(host ? { host } : {}) });
      return { params };
    },
  },
  university: { belongsTo: 'institution', make: params },
  save: { belongsTo: 'institution', make: params },
  unsave: { belongsTo: 'institution', make: params },
  entry: { belongsTo: 'institution', make: params },
  entries: {
    belongsTo: 'institution',
    make: async (owner) => ({ query: { after: await universityOf(owner) } }),
    othersGet: 400,
  },
  replaceEntry: {
    belongsTo: 'institution',
    make: async (owner) => ({ ...(await params(owner)), body: { ...entry, version: 1 } }),
  },
  switchEntry: {
    belongsTo: 'institution',
    make: async (owner) => ({ ...(await params(owner)), body: { isActive: false } }),
  },
  removeEntry: { belongsTo: 'institution', make: params },
  compare: { belongsTo: 'institution', make: async (owner) => ({ query: { ids: await universityOf(owner) } }) },
};
