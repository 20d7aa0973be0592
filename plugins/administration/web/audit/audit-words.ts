import type { Role } from '../../../../core/contract/index.ts';
import { roles } from '../../../../core/contract/index.ts';
import type { AuditEntry, PluginCard } from '../../contract.ts';
import { listInWords, spelledOut } from '../parts/in-words.ts';
import { asA, roleTitles } from '../parts/roles.ts';

// What the audit log keeps as names and details, told as sentences.

/**
 * An entry as a sentence. `{who}` stands for who did it, `{whom}` for the person it was done to, `{plugin}` for the
 * plugin: whoever shows it puts names there, or links.
 * @param ofPlugins what plugins say themselves of their actions
 */
export function toldOf(entry: AuditEntry, ofPlugins: Readonly<Record<string, string>> = {}): string {
  return sentences[entry.action]?.(entry) ?? ofPlugins[entry.action] ?? ofUnknown(entry);
}

/** What entries can be picked out by: the beginning of their action. The platform's own first, then each plugin's. */
export function kindsFrom(
  plugins: readonly Pick<PluginCard, 'title' | 'offers'>[],
): { value: string; label: string }[] {
  const own = Object.entries(kinds).map(([value, label]) => ({ value, label }));
  const ofPlugins = plugins.flatMap(({ title, offers }) => {
    const groups = new Set(Object.keys(offers.audit).map((action) => action.split('.')[0] ?? ''));
    const further = [...groups].filter((value) => !(value in kinds));
    return further.map((value) => ({
      value,
      label: further.length > 1 ? `${title}: ${spelledOut(value).toLowerCase()}` : title,
    }));
  });
  return [...own, ...ofPlugins.toSorted((one, other) => one.label.localeCompare(other.label))];
}

const kinds = {
  session: 'Signing in and out',
  password: 'Passwords',
  person: 'People and invitations',
  account: 'Own account',
  identity: 'Ways to sign in',
  guardian: 'Guardians and consent',
  plugin: 'Plugins',
  institution: 'Institution',
  key: 'API keys',
  system: 'Plugins acting by themselves',
} as const;

type Entry = Pick<AuditEntry, 'action' | 'actor' | 'subject' | 'subjectPerson' | 'details'>;

const sentences: Record<string, (entry: Entry) => string> = {
  'session.started': ({ details }) => `{who} signed in${waysIn[String(details.by)] ?? ''}`,
  'session.refused': ({ subject }) =>
    subject === null
      ? 'Somebody tried to sign in with a name that nobody here has'
      : 'Somebody tried to sign in as {whom} with a wrong password',
  'session.ended': () => '{who} signed out',
  'password.changed': () => '{who} changed their password',
  'password.set': (entry) => (isOwn(entry) ? '{who} chose a new password' : '{who} set a password for {whom}'),
  'password.reset-requested': () => '{who} sent {whom} a link to choose a new password',
  'password.link-asked': () => 'A link to choose a new password was sent to {whom}, as asked for at the sign-in page',
  'person.created': ({ details }) => `{who} made an account for {whom} as ${role(details.role, asA)}`,
  'person.registered': ({ details }) => `{who} joined as ${role(details.role, asA)}`,
  'person.invited': ({ details }) => `{who} invited somebody as ${role(details.role, asA)}`,
  'person.invitation-withdrawn': () => '{who} withdrew an invitation',
  'person.role-changed': ({ details }) =>
    `{who} changed the role of {whom} from ${role(details.from)} to ${role(details.to)}`,
  'person.updated': ({ details }) => `{who} changed ${changed(details, 'the details')} of {whom}`,
  'person.deactivated': () => '{who} deactivated {whom}',
  'person.exported': () => '{who} exported what is held about {whom}',
  'person.erased': () => 'A person and what was held about them was erased',
  'person.erasure-asked': ({ details }) =>
    details.askedBy === 'self' ? '{who} asked to be erased' : '{who} asked for the erasure of {whom}',
  'person.erasure-taken-back': (entry) =>
    isOwn(entry) ? '{who} stays, and took back the wish to be erased' : '{who} took back the erasure of {whom}',
  'person.reactivated': () => '{who} let {whom} in again',
  'account.updated': ({ details }) => `{who} changed their own ${changed(details, 'details')}`,
  'identity.linked': ({ details }) => `{who} added ${String(details.provider)} as a way to sign in`,
  'identity.unlinked': (entry) =>
    `{who} removed ${String(entry.details.provider)} as a way to sign in${isOwn(entry) ? '' : ' of {whom}'}`,
  'guardian.linked': () => '{who} named a guardian for {whom}',
  'guardian.unlinked': () => '{who} removed a guardian of {whom}',
  'guardian.consented': () => '{who} gave consent for {whom}',
  'guardian.consent-withdrawn': () => '{who} took back consent for {whom}',
  'relation.made': ({ details }) => `{who} related {whom} to ${aStaff(details.kind)} (${String(details.source)})`,
  'relation.ended': ({ details }) =>
    `{who} ended that {whom} belongs to ${aStaff(details.kind)} (${String(details.source)})`,
  'plugin.enabled': () => '{who} switched on {plugin}',
  'plugin.disabled': () => '{who} switched off {plugin}',
  'plugin.settings': ({ details }) => `{who} changed settings of {plugin}${settings(details)}`,
  'plugin.purged': () => '{who} destroyed what {plugin} had stored, after a backup',
  'plugin.restored': () => '{who} put back what {plugin} had stored',
  'key.created': ({ details }) => `{who} created the API key ${String(details.name)}`,
  'key.revoked': ({ details }) => `{who} revoked the API key ${String(details.name)}`,
  'system.acted': ({ details }) => `${String(details.plugin)} acted as the system: ${String(details.reason)}`,
  'institution.created': () => '{who} made the institution',
  'institution.updated': ({ details }) => `{who} changed ${changed(details, 'the settings')} of the institution`,
};

const aStaff = (kind: unknown) => role(kind, asA);

const waysIn: Record<string, string> = { code: ' through another service', link: ' with a link from a mail' };

const fields: Record<string, string> = {
  username: 'user name',
  email: 'e-mail address',
  firstName: 'first name',
  lastName: 'last name',
  name: 'name',
  branding: 'colour',
  registration: 'registration',
  hostNames: 'host names',
  instructorsSee: 'whom instructors see',
  frameOrigins: 'framing platforms',
};

/** Of a plugin that is not installed any more, or that one may not know: its name says what happened. */
function ofUnknown({ action, subjectPerson }: Entry): string {
  const act = action.slice(action.indexOf('.') + 1);
  return `{who} did “${spelledOut(act).toLowerCase()}” in {plugin}${subjectPerson ? ', for {whom}' : ''}`;
}

/** The plugin an entry tells of: the one it was done to, or the one whose action it is. */
export function pluginOf({ action, subject }: Pick<AuditEntry, 'action' | 'subject'>): string {
  const [group = ''] = action.split('.');
  return group === 'plugin' ? (subject ?? '') : group;
}

const isOwn = ({ actor, subject }: Entry) => actor !== null && actor.id === subject;

const role = (name: unknown, say = (role: Role) => roleTitles[role].toLowerCase()) =>
  roles.includes(name as Role) ? say(name as Role) : String(name);

function changed({ changed }: Record<string, unknown>, otherwise: string): string {
  const names = Array.isArray(changed) ? changed.map((name) => fields[String(name)] ?? String(name)) : [];
  return names.length > 0 ? (otherwise.startsWith('the ') ? 'the ' : '') + listInWords(names) : otherwise;
}

function settings({ changed }: Record<string, unknown>): string {
  const names = Array.isArray(changed) ? changed.map((name) => spelledOut(String(name)).toLowerCase()) : [];
  return names.length > 0 ? `: ${listInWords(names)}` : '';
}
