import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { SessionRow } from './models.ts';

/** What a session, and the codes that lead to it, keep of the service with which it begins. */
export const ProviderSession = z.object({
  /** What the service needs to sign the person out, sealed by ProviderSignOut; absent if it offers no sign-out. */
  signOut: z.string().optional(),
  /** Digests of the person and the session as the service names them. */
  subject: z.string().optional(),
  session: z.string().optional(),
});
export type ProviderSession = z.output<typeof ProviderSession>;

/** A digest of a name of the provider, within its issuer. */
export const providerDigest = (issuer: string, name: string): string =>
  createHash('sha256')
    .update(JSON.stringify([issuer, name]))
    .digest('base64url');

/** The columns of a session. */
export const columnsOf = ({ signOut, subject, session }: ProviderSession) => ({
  providerSignOut: bytesOf(signOut),
  providerSubject: bytesOf(subject),
  providerSession: bytesOf(session),
});

/** What another session of the same person takes over. */
export const providerOf = (row: SessionRow): ProviderSession => ({
  signOut: row.providerSignOut?.toString('base64url'),
  subject: row.providerSubject?.toString('base64url'),
  session: row.providerSession?.toString('base64url'),
});

export const bytesOf = (text: string | undefined) => (text === undefined ? null : Buffer.from(text, 'base64url'));
