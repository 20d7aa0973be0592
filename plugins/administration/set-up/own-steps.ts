import type { Clock } from '../../../core/clock.ts';
import type { Actor, Visitor } from '../../../core/contract/index.ts';
import type { Addresses, Deployment, Institutions, People, Plugins } from '../../../core/services.ts';
import { dayInWords } from '../../../core/services.ts';
import type { SetUpSteps, StepResult } from './services.ts';

export interface OwnStepDependencies {
  readonly clock: Clock;
  readonly institutions: Pick<Institutions, 'own'>;
  readonly people: Pick<People, 'countByRole'>;
  readonly plugins: Pick<Plugins, 'list'>;
  readonly addresses: Addresses;
  readonly deployment: Deployment;
}

/** The steps that every institution has. */
export function createOwnSteps(dependencies: OwnStepDependencies): SetUpSteps {
  const checks: Readonly<Record<string, (call: { who: Visitor }) => Promise<StepResult>>> = {
    name: (call) => checkName(dependencies, call),
    look: (call) => checkLook(dependencies, call),
    host: (call) => checkHost(dependencies, call),
    preset: (call) => checkPlugins(dependencies, call),
    people: (call) => checkPeople(dependencies, call),
    mail: (call) => checkMail(dependencies, call),
    backup: (call) => checkBackup(dependencies, call),
  };
  return {
    steps: [
      {
        name: 'name',
        order: 10,
        title: 'Check the name',
        description: 'It stands at the top of every page and in every letter.',
        to: '/administration/institution',
        action: 'Institution',
      },
      {
        name: 'look',
        order: 20,
        title: 'Choose a colour',
        description: 'Used for buttons, links and selected items.',
        to: '/administration/institution',
        action: 'Institution',
        without: 'Keep the default colour',
      },
      {
        name: 'host',
        order: 30,
        title: 'Check the address',
        description: 'The address that people type and that links in letters lead to.',
        to: '/administration/institution',
        action: 'Host names',
      },
      {
        name: 'preset',
        order: 40,
        title: 'Choose plugins',
        description:
          'A preset switches on what institutions of your kind usually need. You can change each plugin later.',
        to: '/administration/plugins',
        action: 'All plugins',
        permission: 'platform.plugins',
      },
      {
        name: 'people',
        order: 50,
        title: 'Bring in people',
        description:
          'Learners, instructors and guardians: imported from a file, invited by mail or entered one by one.',
        to: '/administration/people',
        action: 'People',
        permission: 'platform.people',
      },
      {
        name: 'mail',
        order: 60,
        title: 'Test the mail with a letter',
        description: 'Invitations, password links and consents are sent by mail. We send you a letter with a code.',
        to: '/set-up',
        action: 'Set-up',
        without: 'Go without mail: print first passwords instead of sending links',
      },
      {
        name: 'backup',
        order: 90,
        title: 'Make sure that there are backups',
        description: 'Backups are made by the operator of this deployment, for all of its institutions.',
        to: '/set-up',
        action: 'Set-up',
        without: 'Backups are made in another way',
      },
    ],
    async check(call, name) {
      const check = checks[name];
      if (!check) throw new Error(`There is no check of the step ${name}`);
      return check(call);
    },
  };
}

/** Reads the name as the next letter would carry it. */
async function checkName({ institutions }: OwnStepDependencies, { who }: { who: Visitor }): Promise<StepResult> {
  const { name, slug } = await institutions.own({ who });
  if (name.trim().toLowerCase() === slug)
    return failed(`“${name}” is the short name of the institution. Enter its full name.`);
  return passed(`Pages and letters name “${name}”.`);
}

async function checkLook({ institutions }: OwnStepDependencies, { who }: { who: Visitor }): Promise<StepResult> {
  const { accent } = (await institutions.own({ who })).branding;
  return accent === null ? failed('The default colour is in use.') : passed(`Pages use the colour ${accent}.`);
}

/**
 * The check itself travelled by the address that is checked: through the name server, the certificate and the proxy. So it
 * needs no request of the server to an address that an administrator chooses.
 */
async function checkHost({ addresses }: OwnStepDependencies, { who }: { who: Visitor }): Promise<StepResult> {
  const link = new URL(await addresses.of({ who }, '/'));
  const used = (who.client.host ?? '').toLowerCase();
  if (isLocal(link.hostname)) {
    return failed(
      `Links in letters lead to ${link.origin}, which is this server itself and nobody else can open. ${operatorSets(who, `PUBLIC_URL to the public address, such as https://${used || 'eiq.school.example'}`)}`,
    );
  }
  if (link.host !== used) {
    return failed(
      `Links in letters lead to ${link.host}, but you are using ${used}. Open ${link.origin}/set-up, sign in there and check again.`,
    );
  }
  if (link.protocol !== 'https:') {
    return failed(
      `Links in letters lead to ${link.origin}, which is not encrypted. ${operatorSets(who, `up https and PUBLIC_URL to https://${link.host}`)}`,
    );
  }
  return passed(`This check reached the server at ${link.origin}, where links in letters lead.`);
}

const isLocal = (name: string) => name === 'localhost' || name === '[::1]' || /^127\./.test(name) || name === '0.0.0.0';

/** What to do in the deployment's configuration: by the caller, if they run it. */
const operatorSets = (who: Actor, what: string) =>
  who.may('platform.operate') ? `Set ${what}.` : `Ask the operator of this deployment to set ${what}.`;

/** Asks every plugin that is on how it is. */
async function checkPlugins({ plugins }: OwnStepDependencies, { who }: { who: Visitor }): Promise<StepResult> {
  const all = await plugins.list(who);
  const on = all.filter(({ isOn, essential }) => isOn && !essential);
  const failing = all.filter(({ state, isOn, health }) => state === 'quarantined' || (isOn && health === 'unwell'));
  if (failing.length > 0)
    return failed(`Not working: ${failing.map(({ title }) => title).join(', ')}. Open All plugins for the reasons.`);
  if (on.length === 0) return failed('No plugin is switched on yet. Choose a preset.');
  return passed(`${on.length} plugins are on, and all of them work.`);
}

async function checkPeople({ people }: OwnStepDependencies, { who }: { who: Visitor }): Promise<StepResult> {
  const { learner = 0, instructor = 0 } = await people.countByRole({ who });
  const missing = [...(learner === 0 ? ['learners'] : []), ...(instructor === 0 ? ['instructors'] : [])];
  if (missing.length > 0) return failed(`There are no ${missing.join(' and no ')} yet.`);
  return passed(`${counted(learner, 'learner')} and ${counted(instructor, 'instructor')} have accounts.`);
}

const counted = (count: number, noun: string) => `${count.toLocaleString('en-GB')} ${noun}${count === 1 ? '' : 's'}`;

/** The code of the letter passes this step; without it, only a missing mail server is certain. */
async function checkMail({ deployment }: OwnStepDependencies, { who }: { who: Visitor }): Promise<StepResult> {
  const { mail } = await deployment.state({ who });
  if (mail === 'folder') return failed(withoutMailServer(who));
  return failed('Send the test letter, and enter its code once it has arrived.');
}

export const withoutMailServer = (who: Actor) =>
  `There is no mail server: letters are written to files on the server, where their recipients do not see them. ${operatorSets(who, 'SMTP_URL and MAIL_FROM')}`;

/** A backup may be a day old, and may have taken some hours. */
const freshBackupHours = 36;

/** Looks for the file, as a schedule alone makes none. */
async function checkBackup({ deployment, clock }: OwnStepDependencies, { who }: { who: Visitor }): Promise<StepResult> {
  const { lastBackupAt, isBackupScheduled } = await deployment.state({ who });
  const schedule = operatorSets(who, 'EIQ_BACKUP_SCHEDULE, for example to 30 2 * * *');
  if (!lastBackupAt) return failed(`There is no backup. ${schedule}`);
  const last = `The last backup is of ${dayInWords(lastBackupAt)}`;
  const hours = (clock.now().getTime() - lastBackupAt.getTime()) / 3_600_000;
  if (!isBackupScheduled) return failed(`${last}, and no further one is scheduled. ${schedule}`);
  if (hours > freshBackupHours) return failed(`${last}, although backups are scheduled. The server’s log says why.`);
  return passed(`${last}, and further ones are scheduled.`);
}

const passed = (text: string): StepResult => ({ isPassed: true, text });
const failed = (text: string): StepResult => ({ isPassed: false, text });
