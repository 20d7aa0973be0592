import type { SignedInBy, Who } from './contract/index.ts';
import { conflict, notFound, unauthenticated } from './contract/index.ts';
import type { Manifest } from './contract/platform.ts';
import { platform } from './contract/platform.ts';
import { createDeployment } from './deployment.ts';
import { cacheText } from './http/cached-text.ts';
import type { SignInOutcome } from './identity/entry.ts';
import { replyTo } from './identity/entry.ts';
import { hostActor } from './identity/host-actors.ts';
import type { Identity } from './identity/index.ts';
import { lockUser } from './identity/users.ts';
import type { Platform } from './platform-interface.ts';
import { openAssessmentOf } from './plugins/assessment-lock.ts';
import { definePlugin } from './plugins/define-plugin.ts';
import type { Installed } from './plugins/discover.ts';
import { browserSettings } from './plugins/settings.ts';
import { createStepRegister } from './plugins/sign-in-steps.ts';
import { dataMapOf } from './privacy/data-map.ts';
import { createLeavers, PlatformSettings } from './privacy/leavers.ts';
import { ownDataRoutes } from './privacy/own-data.ts';
import type { SignIn } from './services.ts';
import {
  addresses,
  audit,
  deployment,
  guardians,
  institutions,
  mail,
  people,
  personalData,
  plugins,
  presence,
  relations,
  retention,
  secrets,
  signIn,
} from './services.ts';
import { fileAnswer } from './storage/plugin-storage.ts';

/** The core as a plugin: its routes are mounted and its services provided like those of other plugins. */
export function platformPlugin(opened: () => Platform, folder: string): Installed {
  const plugin = definePlugin({
    contract: platform,
    essential: true,
    settings: PlatformSettings,
    provides: {
      people,
      institutions,
      audit,
      guardians,
      relations,
      secrets,
      signIn,
      mail,
      addresses,
      personalData,
      plugins,
      presence,
      deployment,
      retention,
    },
    async start({ live, jobs }) {
      const core = opened();
      const { identity } = core;
      return {
        routes: {
          ...identity.routes,
          ...withSteps(identity.routes),
          ...ownDataRoutes(core),
          manifest: (_, who) => manifestFor(core, who),
          async askPasswordLink({ body }, who) {
            // The same work for every name. The letter is sent by a job, so that response times do not reveal accounts.
            const userId = await identity.passwordLinks.recipientNamed(who, body.username);
            await jobs.enqueue('sendPasswordLink', who.institution, { userId });
          },
          jobStatus: ({ params: { plugin, job, id } }, who) => core.pluginJobs.status(who, plugin, job, id),
          async linkedFile({ params, query }, { institution }) {
            const link = core.fileLinks.read(params.file, query.signature, institution.id);
            if (!link || !(await core.gate.pluginsOn(institution.id)).has(link.plugin)) throw notFound();
            return fileAnswer(core.storage.under(link.plugin), link.key, link);
          },
          openAssessment: async (_, who) => ({ open: (await openAssessmentOf(core, who)) ?? null }),
        },
        rooms: {
          general: () => true,
          job(key, who) {
            const [plugin = '', job = '', id = ''] = key.split('/');
            return core.pluginJobs.mayFollow(who, plugin, job, id);
          },
        },
        jobs: {
          async sendPasswordLink({ institution, payload: { userId } }) {
            if (userId) await identity.passwordLinks.send(institution, userId);
          },
        },
        services: {
          people: identity.people,
          institutions: identity.institutions,
          audit: identity.audit,
          guardians: identity.guardians,
          relations: identity.relations,
          secrets: secretsOfPlugins(identity.secrets),
          signIn: signInService(core),
          addresses: { of: ({ who }, path) => identity.addressOf(who.institution, path) },
          mail: {
            async send({ who }, { about = [], ...message }) {
              const reader = await identity.people.byLogin({ who }, message.to);
              const people = [...about, ...(reader ? [reader.id] : [])];
              await core.mail.send({ ...message, about: people });
              // A person erased while the mail was being written would otherwise remain in its file.
              const known = await identity.people.named({ who }, people);
              const ids = people.filter((id) => !known.has(id));
              if (ids.length > 0) await core.mail.forget({ ids, addresses: [], names: [] });
            },
          },
          personalData: {
            held: core.personalData.held,
            async map({ who }) {
              const rules = await core.retention.rules({ who });
              return dataMapOf(await core.contracts(), rules);
            },
            archive: core.personalData.archive,
            reauthenticate: identity.accountErasure.reauthenticate,
            askErasure: identity.accountErasure.requestFor,
            keepAccount: identity.accountErasure.cancelFor,
            pendingErasure: identity.accountErasure.of,
          },
          plugins: core.switchboard,
          deployment: createDeployment(core),
          retention: core.retention,
          presence: { here: ({ who }) => live.present(who.institution, 'general', 'general') },
        },
        retention: {
          leavers: createLeavers({ ...core, ...identity }),
        },
        schedules: {
          retention: {
            cron: '50 2 * * *',
            run: async (institution) => void (await core.retention.release(institution)),
          },
        },
      };
    },
  });
  return { id: platform.id, folder, plugin };
}

/** Without what concerns the secrets of all institutions. */
const secretsOfPlugins = ({ get, set, delete: remove, seal, open }: Identity['secrets']) => ({
  get,
  set,
  delete: remove,
  seal,
  open,
});

/** Sign-in routes whose response may be a further step, with its cookie. */
function withSteps({ login, register, demo, exchange, setPassword }: Identity['routes']) {
  const stepped =
    <Input, Who>(handle: (input: Input, who: Who) => unknown) =>
    async (input: Input, who: Who) =>
      replyTo((await handle(input, who)) as SignInOutcome);
  return {
    login: stepped(login),
    register: stepped(register),
    demo: stepped(demo),
    exchange: stepped(exchange),
    setPassword: stepped(setPassword),
  };
}

function signInService(core: Platform): SignIn {
  const { database, clock, identity } = core;
  const { entry, signingIn, reauthenticate } = identity;
  const { askForOtherWays: _, ...externalSignIn } = identity.externalSignIn;
  return {
    ...externalSignIn,
    issueExchangeCode: signingIn.issueExchangeCode,
    ...createStepRegister({ database, now: () => clock.now() }),
    reauthenticate: async ({ who }, password) => void (await reauthenticate(who, password)),
    signInAs: {
      ...identity.signInAs,
      async open(call, given) {
        const opened = await identity.signInAs.open(call, given);
        const { institution, client } = call.who;
        const { user } = opened.signedIn;
        const person: Who = hostActor({ institution, client, user, session: opened.session, may: () => false });
        if (await openAssessmentOf(core, person)) {
          throw conflict('This person has a question of a scored assessment open. Sign in as them afterwards.');
        }
        return opened;
      },
    },
    lock: async (call, userId) => void (await lockUser(database, call, userId)),
    stepOf: entry.stepOf,
    passStep: async (call, proof) => replyTo(await entry.passStep(call, proof), true),
    async enter(call, { userId, way, passed }) {
      const row = await entry.lockActive(call, userId);
      if (!row) throw unauthenticated('This account cannot sign in. Please ask an administrator.');
      return replyTo((await entry.enter(call, row, way, passed)).outcome, true);
    },
  };
}

type Caller = Parameters<Identity['routes']['login']>[1];

async function signedInByOf({ people }: Identity, who: Caller, { userId, until }: SignedInBy) {
  const { firstName = '', lastName = '' } = (await people.named({ who }, [userId])).get(userId) ?? {};
  return { firstName, lastName, until: until.toISOString() };
}

/** Manifests for visitors, with the values they were built from. */
const forVisitors = new WeakMap<object, { readonly parts: readonly unknown[]; readonly manifest: Manifest }>();

/**
 * Everything a browser needs to render the shell for this person. Visitors share one cached object and its serialised
 * text. The values it is built from are cached objects themselves, so a change in any process yields new ones.
 */
async function manifestFor(
  { identity, gate, host, settings, configuration, version }: Platform,
  who: Caller,
): Promise<Manifest> {
  const institution = await identity.institutions.byId(who.institution.id);
  if (!institution) throw new Error('The institution was deleted during the request');
  const on = await gate.pluginsOn(institution.id);
  const plugins = host.plugins.filter(({ id }) => on.has(id) && id !== platform.id);
  const saved = await Promise.all(plugins.map(({ id, plugin }) => settings.read(institution.id, id, plugin.settings)));
  const parts = [on, ...saved];
  const known = who.user ? undefined : forVisitors.get(institution);
  if (known && known.parts.length === parts.length && known.parts.every((part, n) => part === parts[n])) {
    return known.manifest;
  }
  const manifest: Manifest = {
    institution: {
      id: institution.id,
      slug: institution.slug,
      name: institution.name,
      branding: institution.branding,
    },
    user: who.user ? await identity.people.one({ who }, who.user.id) : null,
    signedInBy: who.signedInBy ? await signedInByOf(identity, who, who.signedInBy) : null,
    permissions: who.user ? gate.permissionsOf(institution.id, who.user.role) : [],
    plugins: plugins.map(({ id, plugin }, place) => ({
      id,
      title: plugin.contract.title,
      settings: browserSettings(plugin.settings, saved[place] ?? {}),
    })),
    registration: institution.registration,
    demo: configuration.isDemo && institution.isDemo,
    version,
  };
  if (!who.user) forVisitors.set(institution, { parts, manifest: cacheText(manifest) });
  return manifest;
}
