import type { TestPerson } from '../../core/testing.ts';
import type { AccessTestData, Owner } from '../../tests/access/access-test-data.ts';
import type { Input } from '../../tests/access/routes.ts';

/** A learner of the owner's institution, with the body of the request. */
const person =
  (body?: unknown) =>
  async ({ at, institution }: Owner): Promise<Input> => ({
    params: { id: (await at.person('learner', institution)).user.id },
    ...(body === undefined ? {} : { body }),
  });

/** An instructor and a learner of the owner's institution. */
const assignment = async ({ at, institution }: Owner): Promise<Input> => ({
  params: {
    id: (await at.person('instructor', institution)).user.id,
    learnerId: (await at.person('learner', institution)).user.id,
  },
});

/** A learner of the owner's institution among the selected people. */
const selected =
  (body: object) =>
  async ({ at, institution }: Owner): Promise<Input> => ({
    body: { selection: { ids: [(await at.person('learner', institution)).user.id] }, ...body },
  });

let invitations = 0;

/** A learner of an institution in which administrators may ask to sign in as somebody else. */
async function toBeAsked({ at, institution }: Owner) {
  const administrator = await at.person('administrator', institution);
  const settings = { signInAs: 'consent' };
  await administrator.patch('/api/admin/plugins/administration/settings', { settings });
  return at.person('learner', institution);
}

/** A request of the administrator `by` to sign in as a learner. */
async function askedSignIn(by: TestPerson, learner: TestPerson): Promise<string> {
  const { body } = await by.post(`/api/admin/people/${learner.user.id}/sign-ins-as`, { reason: 'To see an error' });
  return body.id;
}

/** A request to the owner. */
const askedMe =
  (body?: object) =>
  async (owner: Owner): Promise<Input> => {
    await toBeAsked(owner);
    const administrator = await owner.at.person('administrator', owner.institution);
    return { params: { id: await askedSignIn(administrator, owner.person) }, ...(body && { body }) };
  };

export const named: AccessTestData['named'] = {
  previewSwitch: { belongsTo: 'everyone', make: () => ({ params: { id: 'birds' }, query: { on: 'true' } }) },
  switchPlugin: { belongsTo: 'everyone', make: () => ({ params: { id: 'birds' }, body: { on: true } }) },
  savePluginSettings: {
    belongsTo: 'everyone',
    make: () => ({ params: { id: 'gardens' }, body: { settings: { motto: 'Dig' } } }),
  },
  people: {
    belongsTo: 'institution',
    make: async ({ at, institution }) => ({ query: { after: (await at.person('learner', institution)).user.id } }),
    othersGet: 400,
  },
  person: { belongsTo: 'institution', make: person() },
  history: { belongsTo: 'institution', make: person() },
  // People of another institution are not found among the selected: there is no one to change.
  checkBulk: { belongsTo: 'institution', make: selected({ action: { kind: 'deactivate' } }), othersGet: 200 },
  applyBulk: {
    belongsTo: 'institution',
    make: selected({ action: { kind: 'deactivate' }, changing: 1 }),
    othersGet: 409,
  },
  exportSelected: { belongsTo: 'institution', make: selected({}), othersGet: 200 },
  updatePerson: { belongsTo: 'institution', make: person({ firstName: 'Changed' }) },
  setRole: { belongsTo: 'institution', make: person({ role: 'instructor' }) },
  resetPassword: { belongsTo: 'institution', make: person() },
  endSessions: { belongsTo: 'institution', make: person() },
  setActive: { belongsTo: 'institution', make: person({ active: false }) },
  assigned: { belongsTo: 'institution', make: person() },
  assign: { belongsTo: 'institution', make: assignment },
  unassign: { belongsTo: 'institution', make: assignment },
  previewRetention: {
    belongsTo: 'everyone',
    make: () => ({ params: { plugin: 'platform', name: 'leavers' }, query: { days: '365' } }),
  },
  setRetention: {
    belongsTo: 'everyone',
    make: () => ({ params: { plugin: 'platform', name: 'leavers' }, body: { days: 3650, seen: 1_000_000 } }),
  },
  checkStep: { belongsTo: 'everyone', make: () => ({ params: { step: 'administration.name' } }) },
  leaveOutStep: {
    belongsTo: 'everyone',
    make: () => ({ params: { step: 'administration.look' }, body: { leftOut: true } }),
  },
  signInAs: { belongsTo: 'institution', make: person() },
  askSignInAs: {
    belongsTo: 'institution',
    make: async (owner) => ({
      params: { id: (await toBeAsked(owner)).user.id },
      body: { reason: 'To see an error' },
    }),
  },
  beginSignInAs: {
    belongsTo: 'person',
    async make(owner) {
      const learner = await toBeAsked(owner);
      const id = await askedSignIn(owner.person, learner);
      await learner.put(`/api/account/sign-ins-as/${id}/answer`, { isAllowed: true });
      return { params: { id } };
    },
  },
  answerSignInAs: { belongsTo: 'person', make: askedMe({ isAllowed: true }) },
  endSignInAs: { belongsTo: 'person', make: askedMe() },
  withdrawInvitation: {
    belongsTo: 'institution',
    async make({ person: { post } }) {
      const email = `invited${++invitations}@example.org`;
      const invitee = { email, firstName: 'Ada', lastName: 'Example', role: 'learner' };
      return { params: { id: (await post('/api/admin/invitations', invitee)).body.id } };
    },
  },
  audit: {
    belongsTo: 'institution',
    make: async ({ at, institution }) => ({ query: { userId: (await at.person('learner', institution)).user.id } }),
    othersGet: 200,
  },
};
