import { definePlugin } from '../../core/plugins/define-plugin.ts';
import { addresses, audit, people, plugins, secrets, signIn } from '../../core/services.ts';
import { processors, setUpSteps } from '../administration/services.ts';
import { oauthConfiguration } from './configuration.ts';
import { oauth } from './contract.ts';
import { createFlows } from './flows/flows.ts';
import { createLinked } from './linked/linked.ts';
import { callbackPath, logoutPath, providerOf, signedOutPath } from './providers/contract.ts';
import { createClients } from './providers/create-client.ts';
import { oauthSetup } from './services.ts';
import { oauthSettings } from './settings.ts';
import { createConfigurations } from './setup/configurations.ts';
import { createReadMetadata } from './setup/metadata-source.ts';
import { oauthProcessors } from './setup/processors.ts';
import { oauthSetUp } from './setup/set-up-step.ts';
import type { UrlsOf } from './setup/setup.ts';
import { createSetup } from './setup/setup.ts';
import { setupWarnings } from './setup/warnings.ts';
import { createSignOut } from './sign-out/sign-out.ts';

export default definePlugin({
  contract: oauth,
  config: oauthConfiguration,
  settings: oauthSettings,
  requires: { people, secrets, audit, addresses, plugins, signIn },
  provides: { setup: oauthSetup, steps: setUpSteps, processors },
  commands: [
    { name: 'status', summary: 'Show the sign-in services and what they lack', load: () => import('./cli/status.ts') },
    { name: 'setup', summary: 'Set up a sign-in service and test it', load: () => import('./cli/setup.ts') },
    { name: 'test', summary: 'Test a sign-in service', load: () => import('./cli/test.ts') },
    { name: 'remove', summary: 'Remove a sign-in service', load: () => import('./cli/remove.ts') },
  ],
  async start({ db, config, settings, requires, remembered, clock, log }) {
    const configurations = createConfigurations({
      ...{ db, clock, secrets: requires.secrets, audit: requires.audit },
      remembered: remembered('providers'),
      createClient: createClients(config),
    });
    const urlsOf: UrlsOf = async (institution, provider) => {
      const call = { who: { institution } };
      const [signedOut, logout] = [signedOutPath(provider), logoutPath(provider)];
      return {
        redirectUrl: await requires.addresses.of(call, callbackPath(provider)),
        signedOutUrl: signedOut && (await requires.addresses.of(call, signedOut)),
        logoutUrl: logout && (await requires.addresses.of(call, logout)),
      };
    };
    const setup = createSetup({
      ...requires,
      configurations,
      urlsOf,
      settings,
      readMetadata: createReadMetadata(config),
    });
    const flows = createFlows({ ...requires, configurations, urlsOf, settings, log });
    const signOut = createSignOut({ db, clock, log, configurations, urlsOf, signIn: requires.signIn });
    return {
      routes: {
        setup: (_, who) => setup.setup(who),
        configureGoogle: ({ body }, who) => setup.configure(who, 'google', body),
        configureApple: ({ body }, who) => setup.configure(who, 'apple', body),
        configureOidc: ({ body: { name, ...values } }, who) =>
          setup.configure(who, 'oidc', values, name && providerOf('oidc', name)),
        configureSaml: ({ body: { name, ...values } }, who) =>
          setup.configure(who, 'saml', values, name && providerOf('saml', name)),
        readMetadata: ({ body }) => setup.readMetadata(body.source),
        test: ({ params }, who) => setup.test(who.institution, params.provider),
        removeProvider: ({ params }, who) => setup.remove(who, params.provider),
        async saveRules({ body }, who) {
          await requires.plugins.saveSettings(who, oauth.id, body);
          return setup.setup(who);
        },
        ...flows.routes,
        ...signOut.routes,
        ...createLinked({ ...requires, configurations, flows }),
      },
      signOutAddress: ({ who }, kept) => signOut.address(who.institution, kept),
      services: { setup, steps: oauthSetUp(setup), processors: oauthProcessors(setup) },
      warnings: (institution) => setupWarnings(setup, institution),
    };
  },
});
