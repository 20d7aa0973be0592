import { defineService } from '../../core/contract/index.ts';
import type { OauthSetup } from './setup/setup.ts';

export type { OauthSetup, SetupValues } from './setup/setup.ts';

/** The setup of sign-in services, for the command line. */
export const oauthSetup = defineService<OauthSetup>('oauth.setup');
