import { z } from 'zod';

const Address = z.url({ protocol: /^https?$/ });

/** The deployment's configuration of sign-in services. */
export const oauthConfiguration = z.object({
  /** Lets institutions use issuers at private addresses and, on loopback, without https. For a provider in one's own network. */
  allowPrivateAddresses: z.union([z.boolean(), z.stringbool()]).default(false),
  googleIssuer: Address.default('https://accounts.google.com'),
  appleIssuer: Address.default('https://appleid.apple.com'),
  /** How long a provider may take to answer one request. */
  timeoutSeconds: z.coerce.number().min(0.1).max(20).default(6),
});
export type OauthConfiguration = z.output<typeof oauthConfiguration>;
