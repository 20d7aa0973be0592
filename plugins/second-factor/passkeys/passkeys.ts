import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { decodeAttestationObject } from '@simplewebauthn/server/helpers';
import { UniqueViolationError } from 'objection';
import type { Clock } from '../../../core/clock.ts';
import type { Actor } from '../../../core/contract/index.ts';
import { conflict, invalid, notFound } from '../../../core/contract/index.ts';
import type { CallContext, Database, TransactionContext } from '../../../core/db/index.ts';
import { PasskeyRow } from '../models.ts';
import type { Ceremony, Challenges } from './challenges.ts';
import { challengeSeconds } from './challenges.ts';
import type { AddedCredential, CreationOptions, RequestOptions, UsedCredential } from './contract.ts';
import type { Site } from './site.ts';

/** Passkeys: credentials of WebAuthn, whose private keys stay in a phone, a computer or a security key. */
export interface Passkeys {
  creationOptions(call: CallContext<Actor>, person: PersonOfPasskey, ceremony: Ceremony): Promise<CreationOptions>;
  /** Stores a new passkey. @throws Failure invalid, conflict */
  add(call: TransactionContext<Actor>, added: AddedPasskey, ceremony: Ceremony): Promise<PasskeyRow>;
  /** Options to sign with a passkey of the ceremony's person, or with any passkey of the site. */
  requestOptions(call: CallContext<Actor>, ceremony: Ceremony): Promise<RequestOptions>;
  /** Verifies a signature by a passkey; its row, or undefined for anything that does not verify. */
  verify(call: TransactionContext<Actor>, used: UsedCredential, ceremony: Ceremony): Promise<PasskeyRow | undefined>;
  list(call: CallContext<Actor>, userId: string): Promise<PasskeyRow[]>;
  /** @throws Failure not_found */
  rename(call: CallContext<Actor>, which: OwnPasskey, name: string): Promise<PasskeyRow>;
  /** @throws Failure not_found */
  remove(call: TransactionContext<Actor>, which: OwnPasskey): Promise<PasskeyRow>;
  removeAll(call: TransactionContext<Actor>, userId: string): Promise<number>;
}

export interface PersonOfPasskey {
  readonly id: string;
  readonly username: string;
  readonly firstName: string;
  readonly lastName: string;
}

interface OwnPasskey {
  readonly userId: string;
  readonly id: string;
}

interface AddedPasskey {
  readonly userId: string;
  readonly name: string;
  readonly response: AddedCredential;
}

/** Enough for every device of a person, and a bound on what one account stores. */
const maxPasskeys = 20;

/** EdDSA, ES256 and RS256, which all authenticators between them support (IANA COSE algorithms). */
const algorithms = [-8, -7, -257];

const notVerified = () => invalid('This passkey could not be verified. Please try again.');

export function createPasskeys(options: { db: Database; clock: Clock; challenges: Challenges }): Passkeys {
  const { db, clock, challenges } = options;

  const list: Passkeys['list'] = async (call, userId) =>
    db.rows(PasskeyRow, call).where({ userId }).orderBy('createdAt').orderBy('id');
  const named = ({ credentialId, transports }: PasskeyRow) => ({
    id: credentialId,
    transports,
  });
  const atSite = (rows: readonly PasskeyRow[], { rpId }: Site) => rows.filter((row) => row.rpId === rpId);

  return {
    async creationOptions(call, { id, username, firstName, lastName }, ceremony) {
      const own = await list(call, id);
      if (own.length >= maxPasskeys) throw conflict(`You have ${maxPasskeys} passkeys. Remove one first.`);
      return (await generateRegistrationOptions({
        rpName: call.who.institution.name,
        rpID: ceremony.site.rpId,
        userID: new TextEncoder().encode(id),
        userName: username,
        userDisplayName: `${firstName} ${lastName}`.trim(),
        challenge: Uint8Array.from(Buffer.from(await challenges.issue(call, ceremony), 'base64url')),
        timeout: challengeSeconds * 1000,
        attestationType: 'none',
        supportedAlgorithmIDs: algorithms,
        excludeCredentials: atSite(own, ceremony.site).map(named),
        // Discoverable, and confirmed by PIN, finger or face, so that it suffices to sign in.
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      })) as CreationOptions;
    },

    async add(call, { userId, name, response }, ceremony) {
      if (!isWithoutCertificates(response.response.attestationObject)) throw notVerified();
      const challenge = await challenges.take(call, response.response.clientDataJSON, ceremony);
      if (challenge === undefined) throw notVerified();
      const verified = await verifyRegistrationResponse({
        response: response as Parameters<typeof verifyRegistrationResponse>[0]['response'],
        expectedChallenge: challenge,
        expectedOrigin: ceremony.site.origin,
        expectedRPID: ceremony.site.rpId,
        requireUserVerification: true,
        supportedAlgorithmIDs: algorithms,
      }).catch(() => undefined);
      if (!verified?.verified || !verified.registrationInfo) throw notVerified();
      const { credential, credentialBackedUp } = verified.registrationInfo;
      if ((await list(call, userId)).length >= maxPasskeys) throw conflict(`You have ${maxPasskeys} passkeys already.`);
      try {
        return await db.rows(PasskeyRow, call).insert({
          userId,
          credentialId: credential.id,
          publicKey: Buffer.from(credential.publicKey),
          counter: credential.counter,
          transports: credential.transports ?? [],
          isSynced: credentialBackedUp,
          rpId: ceremony.site.rpId,
          name,
          createdAt: clock.now(),
          lastUsedAt: null,
        });
      } catch (error) {
        throw error instanceof UniqueViolationError ? conflict('This passkey has been added already.') : error;
      }
    },

    async requestOptions(call, ceremony) {
      const { userId, site } = ceremony;
      const own = userId === null ? [] : atSite(await list(call, userId), site);
      return (await generateAuthenticationOptions({
        rpID: site.rpId,
        challenge: Uint8Array.from(Buffer.from(await challenges.issue(call, ceremony), 'base64url')),
        timeout: challengeSeconds * 1000,
        userVerification: 'required',
        ...(own.length > 0 && { allowCredentials: own.map(named) }),
      })) as RequestOptions;
    },

    async verify(call, response, ceremony) {
      const challenge = await challenges.take(call, response.response.clientDataJSON, ceremony);
      if (challenge === undefined) return undefined;
      const { userId, site } = ceremony;
      const found = await db.rows(PasskeyRow, call).findOne({ credentialId: response.id, rpId: site.rpId }).forUpdate();
      if (!found || (userId !== null && found.userId !== userId)) return undefined;
      if (!isHandleOf(response.response.userHandle, found.userId, userId !== null)) return undefined;
      const verified = await verifyAuthenticationResponse({
        response: response as Parameters<typeof verifyAuthenticationResponse>[0]['response'],
        expectedChallenge: challenge,
        expectedOrigin: site.origin,
        expectedRPID: site.rpId,
        credential: {
          id: found.credentialId,
          publicKey: Uint8Array.from(found.publicKey),
          counter: Number(found.counter),
          transports: found.transports,
        },
        requireUserVerification: true,
      }).catch(() => undefined);
      if (!verified?.verified) return undefined;
      const { newCounter, credentialBackedUp } = verified.authenticationInfo;
      const used = { counter: newCounter, isSynced: credentialBackedUp, lastUsedAt: clock.now() };
      return db.rows(PasskeyRow, call).patchAndFetchById(found.id, used);
    },

    list,
    async rename(call, { userId, id }, name) {
      const [renamed] = await db.rows(PasskeyRow, call).where({ userId, id }).patch({ name }).returning('*');
      if (!renamed) throw notFound('Passkey not found.');
      return renamed;
    },
    async remove(call, { userId, id }) {
      const [removed] = await db.rows(PasskeyRow, call).where({ userId, id }).delete().returning('*');
      if (!removed) throw notFound('Passkey not found.');
      return removed;
    },
    removeAll: async (call, userId) => db.rows(PasskeyRow, call).where({ userId }).delete(),
  };
}

/**
 * Whether an attestation carries no certificates. None are asked for, and checking a certificate's revocation would make this
 * server call the address that the certificate names.
 */
function isWithoutCertificates(attestationObject: string): boolean {
  try {
    const decoded = decodeAttestationObject(Uint8Array.from(Buffer.from(attestationObject, 'base64url')));
    const format = decoded.get('fmt');
    return format === 'none' || (format === 'packed' && decoded.get('attStmt').get('x5c') === undefined);
  } catch {
    return false;
  }
}

/** The person that the passkey itself names. Optional where it is known who signs in. */
function isHandleOf(handle: string | undefined, userId: string, isOptional: boolean): boolean {
  if (handle === undefined || handle === '') return isOptional;
  return Buffer.from(handle, 'base64url').toString('utf8') === userId;
}
