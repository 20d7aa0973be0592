// The identity module's exports for the core. Plugins use core/services.ts.

export type { ApiKey, ApiKeys } from './api-keys.ts';
export { isApiKey, isForKeys } from './api-keys.ts';
export { bearerToken } from './bearer-token.ts';
export { deployment, operating } from './call.ts';
export { hostActor, isHostActor } from './host-actors.ts';
export type { Identity, IdentityOptions, IdentitySettings, People } from './identity.ts';
export { createIdentity } from './identity.ts';
export type { Institution, Institutions } from './institutions.ts';
export type { Keys } from './keys.ts';
export { loadKeys, ownFile } from './keys.ts';
export type { KnownAddresses } from './known-addresses.ts';
export { comparable } from './names.ts';
export { demoMailDomain } from './people.ts';
export { sealedColumnsOf } from './sealed-columns.ts';
export type { Session, Sessions, SessionsEnded } from './sessions.ts';
export type { Authenticated } from './tokens.ts';
