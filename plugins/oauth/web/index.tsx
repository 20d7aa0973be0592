import { defineScreens, fill, menuGroups } from '../../../web/screens.ts';
import { profileSection, signInProviders } from '../../../web/slots.ts';
import { administration } from '../../administration/contract.ts';
import type { oauth } from '../contract.ts';

export default defineScreens<typeof oauth>({
  plugin: 'oauth',
  screens: [
    {
      path: '/dashboard/oauth-admin',
      title: 'OAuth Configuration',
      access: 'oauth.manage',
      load: () => import('./setup/OauthScreen.tsx'),
      menu: { title: 'OAuth Configuration', icon: 'lock', group: menuGroups.system, order: 50 },
    },
  ],
  fills: [
    fill(signInProviders, () => import('./SignInButtons.tsx'), { order: 10 }),
    fill(profileSection, () => import('./linked/LinkedAccounts.tsx'), {
      order: 5,
      title: 'Linked accounts',
      height: [160, 140, 140],
    }),
    fill(administration.slots.personSection, () => import('./linked/PersonLinks.tsx'), {
      order: 60,
      title: 'Linked accounts',
      access: 'platform.people',
    }),
  ],
});
