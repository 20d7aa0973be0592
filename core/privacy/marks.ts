import { z } from 'zod';
import type { Tx } from '../db/index.ts';
import { knexOf } from '../db/index.ts';
import { comparable } from '../identity/index.ts';

/** Values that identify a person in data without a user column: jobs, JSON, files and mail. */
export const Marks = z.object({
  /** Ids of the account and of codes sent to the person. */
  ids: z.array(z.string()),
  /** Current and known former addresses. */
  addresses: z.array(z.string()),
  /** Full names. */
  names: z.array(z.string()),
  /** Sign-in names in comparable form. */
  logins: z.array(z.string()),
});
export type Marks = z.output<typeof Marks>;

export interface Account {
  readonly id: string;
  readonly username: string;
  readonly email: string | null;
  readonly firstName: string;
  readonly lastName: string;
}

/** Collects the marks of a person. Call it before anything is erased: codes contain former addresses. */
export async function marksOf(tx: Tx, institutionId: string, account: Account): Promise<Marks> {
  const { id, username, email, firstName, lastName } = account;
  const subjects = [id, ...(email ? [comparable(email)] : [])];
  const codes: { id: string; payload: { email?: unknown } | null }[] = await knexOf(tx)('platform.codes')
    .where({ institutionId })
    .whereIn('subject', subjects)
    .select('id', 'payload');
  const sentTo = codes.flatMap(({ payload }) => (typeof payload?.email === 'string' ? [payload.email] : []));
  const addresses = [...new Set([...(email ? [email] : []), ...sentTo].flatMap((each) => [each, comparable(each)]))];
  return {
    ids: [id, ...codes.map((code) => code.id)],
    addresses,
    names: [[firstName, lastName].filter(Boolean).join(' ')].filter((name) => name.includes(' ')),
    logins: [...new Set([comparable(username), ...addresses.map(comparable)])],
  };
}
