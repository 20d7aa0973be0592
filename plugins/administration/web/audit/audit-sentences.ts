import type { Role } from '../../../../core/contract/index.ts';
import { roles } from '../../../../core/contract/index.ts';
import type { AuditEntry, PluginCard } from '../../contract.ts';
import { roleTitles, withArticle } from '../parts/roles.ts';
import { joinWithAnd, readableName } from '../parts/text.ts';

// Turns entries of the audit log, which hold an action and details, into sentences.

/**
 * The sentence for an entry, with placeholders that the caller replaces by names or links: `{who}` for the actor,
 * `{whom}` for the person affected, `{plugin}` for the plugin.
 * @param ofPlugins sentences from the contracts of plugins, by action
 */
export function sentenceFor(entry: AuditEntry, ofPlugins: Readonly<Record<string, string>> = {}): string {
  return sentences[entry.action]?.(entry) ?? ofPlugins[entry.action] ?? ofUnknown(entry);
}

/** Kinds to filter entries by; the value is the first part of an action. The platform's kinds come first, then those of plugins. */
export function kindsFrom(
  plugins: readonly Pick<PluginCard, 'title' | 'offers'>[],
): { value: string; label: string }[] {
  const own = Object.entries(kinds).map(([value, label]) => ({ value, label }));
  const ofPlugins = plugins.flatMap(({ title, offers }) => {
    const groups = new Set(Object.keys(offers.audit).map((action) => action.split('.')[0] ?? ''));
    const further = [...groups].filter((value) => !(value in kinds));
    return further.map((value) => ({
      value,
      label: further.length > 1 ? `${title}: ${readableName(value).toLowerCase()}` : title,
    }));
  });
  return [...own, ...ofPlugins.toSorted((one, other) => one.label.localeCompare(other.label))];
}

const kinds = {
  session: 'Sign-ins and sign-outs',
  retention: 'Deletion of old data',
  password: 'Passwords',
  person: 'People and invitations',
  account: 'Changes to one’s own account',
  identity: 'Sign-in methods',
  guardian: 'Guardians and consent',
  plugin: 'Plugins',
  institution: 'Institution',
  key: 'API keys',
  system: 'Automatic actions of plugins',
} as const;

type Entry = Pick<AuditEntry, 'action' | 'actor' | 'subject' | 'subjectPerson' | 'details'>;

const sentences: Record<string, (entry: Entry) => string> = {
  'session.started': ({ details }) =>
    `{who} signed in${waysIn[String(details.by)] ?? ''}${details.steps && details.by !== 'passkey' ? ' and a second step' : ''}`,
  'session.refused': ({ subject }) =>
    subject === null ? 'Failed sign-in with an unknown user name' : 'Failed sign-in as {whom} with a wrong password',
  'session.ended': ({ details }) =>
    details.signedInAs
      ? '{who} stopped being signed in as {whom}'
      : `{who} signed out${signedOutOf[String(details.where)] ?? ''}`,
  'password.changed': () => '{who} changed their password',
  'password.set': (entry) => (isOwn(entry) ? '{who} chose a new password' : '{who} set a password for {whom}'),
  'password.reset-requested': () => '{who} sent {whom} a password link',
  'password.first-issued': () => '{who} issued a password on paper for {whom}',
  'password.link-ordered': () => '{who} had a password link sent to {whom}',
  'password.link-asked': () => 'A password link was sent to {whom}, requested on the sign-in page',
  'person.created': ({ details }) => `{who} created an account for {whom} as ${role(details.role, withArticle)}`,
  'person.registered': ({ details }) => `{who} registered as ${role(details.role, withArticle)}`,
  'person.invited': ({ details }) => `{who} invited a new member as ${role(details.role, withArticle)}`,
  'person.invitation-withdrawn': () => '{who} withdrew an invitation',
  'person.role-changed': ({ details }) =>
    `{who} changed the role of {whom} from ${role(details.from)} to ${role(details.to)}`,
  'person.updated': ({ details }) => `{who} changed ${changed(details, 'the details')} of {whom}`,
  'person.signed-in-as': () => '{who} signed in as {whom}',
  'person.signed-out': () => '{who} signed {whom} out on all devices',
  'person.deactivated': () => '{who} deactivated {whom}',
  'person.list-exported': ({ details }) => `{who} exported a list of ${String(details.people)} people`,
  'person.exported': () => '{who} exported the data of {whom}',
  'person.erased': () => 'An account and its data were erased',
  'person.erasure-asked': ({ details }) =>
    details.askedBy === 'self'
      ? '{who} requested deletion of their account'
      : '{who} requested deletion of {whom}’s account',
  'person.erasure-taken-back': (entry) =>
    isOwn(entry) ? '{who} cancelled the deletion of their account' : '{who} cancelled the deletion of {whom}’s account',
  'person.reactivated': () => '{who} reactivated {whom}',
  'account.updated': ({ details }) => `{who} changed their own ${changed(details, 'details')}`,
  'identity.linked': ({ details }) => `{who} added ${String(details.provider)} as a sign-in method`,
  'identity.unlinked': (entry) =>
    `{who} removed ${String(entry.details.provider)} as a sign-in method${isOwn(entry) ? '' : ' of {whom}'}`,
  'guardian.linked': () => '{who} added a guardian for {whom}',
  'guardian.unlinked': () => '{who} removed a guardian of {whom}',
  'guardian.consented': () => '{who} gave consent for {whom}',
  'guardian.consent-withdrawn': () => '{who} withdrew consent for {whom}',
  'relation.made': ({ details }) => `{who} assigned {whom} to ${staffRole(details.kind)}${source(details)}`,
  'relation.ended': ({ details }) => `{who} unassigned {whom} from ${staffRole(details.kind)}${source(details)}`,
  'plugin.enabled': () => '{who} switched on {plugin}',
  'plugin.disabled': () => '{who} switched off {plugin}',
  'plugin.settings': ({ details }) => `{who} changed settings of {plugin}${settings(details)}`,
  'retention.changed': ({ details }) =>
    details.days === null
      ? `{who} switched off the deletion of ${String(details.rule)}`
      : `{who} set the deletion of ${String(details.rule)} to ${String(details.days)} days`,
  'retention.released': ({ details }) =>
    `${String(details.count)} of ${String(details.rule)} older than ${String(details.days)} days were deleted`,
  'plugin.purged': () => '{who} deleted the data of {plugin}, after a backup',
  'plugin.restored': () => '{who} restored the data of {plugin} from a backup',
  'key.created': ({ details }) => `{who} created the API key ${String(details.name)}`,
  'key.revoked': ({ details }) => `{who} revoked the API key ${String(details.name)}`,
  'system.acted': ({ details }) =>
    `${readableName(String(details.plugin))} acted as the system: ${String(details.reason)}`,
  'institution.created': () => '{who} created the institution',
  'institution.updated': ({ details }) => `{who} changed ${changed(details, 'the settings')} of the institution`,
};

const staffRole = (kind: unknown) => role(kind, withArticle);

/** The source of an assignment that an administrator made, as the core stores it. */
const byAdministration = 'administration';

/** By what a learner belongs, unless an administrator assigned them: `, through class 7b`. */
const source = ({ source }: Record<string, unknown>) =>
  source === byAdministration || source === undefined ? '' : `, through ${String(source)}`;

const waysIn: Record<string, string> = {
  code: ' through another service',
  link: ' with a link from an email',
  passkey: ' with a passkey',
};

const signedOutOf: Record<string, string> = {
  'another-device': ' on another device',
  'other-devices': ' on all other devices',
  provider: ' at the service they had signed in with',
};

const fields: Record<string, string> = {
  username: 'user name',
  email: 'email address',
  firstName: 'first name',
  lastName: 'last name',
  name: 'name',
  branding: 'colour',
  registration: 'registration',
  hostNames: 'host names',
  instructorsSee: 'which learners instructors see',
  frameOrigins: 'learning platforms',
};

/** For an action of a plugin that is no longer installed, or that the reader may not see: its name as words. */
function ofUnknown({ action, subjectPerson }: Entry): string {
  const act = action.slice(action.indexOf('.') + 1);
  return `{plugin}: ${readableName(act).toLowerCase()}, by {who}${subjectPerson ? ' for {whom}' : ''}`;
}

/** The id of the plugin that an entry concerns: its subject, or the owner of the action. */
export function pluginOf({ action, subject }: Pick<AuditEntry, 'action' | 'subject'>): string {
  const [group = ''] = action.split('.');
  return group === 'plugin' ? (subject ?? '') : group;
}

const isOwn = ({ actor, subject }: Entry) => actor !== null && actor.id === subject;

const role = (name: unknown, textOf = (role: Role) => roleTitles[role].toLowerCase()) =>
  roles.includes(name as Role) ? textOf(name as Role) : String(name);

function changed({ changed }: Record<string, unknown>, fallback: string): string {
  const names = Array.isArray(changed) ? changed.map((name) => fields[String(name)] ?? String(name)) : [];
  return names.length > 0 ? (fallback.startsWith('the ') ? 'the ' : '') + joinWithAnd(names) : fallback;
}

function settings({ changed }: Record<string, unknown>): string {
  const names = Array.isArray(changed) ? changed.map((name) => readableName(String(name)).toLowerCase()) : [];
  return names.length > 0 ? `: ${joinWithAnd(names)}` : '';
}
