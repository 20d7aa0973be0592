import { z } from 'zod';
import type { Tx } from '../db/index.ts';
import { knexOf } from '../db/index.ts';
import { comparable } from '../identity/index.ts';

/** What a person is recognised by in what has no column of theirs: jobs, JSON, files, mail. */
export const Marks = z.object({
  /** Of the account, and of links that were sent to them. */
  ids: z.array(z.string()),
  /** Present and earlier ones that are known still. */
  addresses: z.array(z.string()),
  /** First and last name together. */
  names: z.array(z.string()),
  /** What they sign in with, in the compared form. */
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

/** Read before anything is erased: links that were sent know addresses that the account has no longer. */
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
