import { defineContract } from '../../core/contract/index.ts';
import { flowRoutes } from './flows/contract.ts';
import { linkedRoutes } from './linked/contract.ts';
import { setupRoutes } from './setup/contract.ts';
import { signOutRoutes } from './sign-out/contract.ts';

export * from './linked/contract.ts';
export * from './providers/contract.ts';
export * from './setup/contract.ts';

export const oauth = defineContract({
  id: 'oauth',
  title: 'Sign-in with other services',
  summary: 'Sign in with Google, Apple or a school’s own accounts (OpenID Connect, SAML)',
  permissions: {
    'oauth.manage': {
      description: 'Set up and test the services that people sign in with',
      grantedTo: ['administrator'],
    },
  },
  routes: { ...setupRoutes, ...flowRoutes, ...signOutRoutes, ...linkedRoutes },
  audit: {
    'oauth.configured': '{who} set up sign-in with another service',
    'oauth.removed': '{who} removed sign-in with another service',
  },
  personalData: [
    {
      table: 'providers',
      userColumn: 'set_by',
      onErase: 'anonymise',
      anonymise: ['set_by'],
      description: 'Sign-in services that you set up: which and when',
    },
  ],
});
