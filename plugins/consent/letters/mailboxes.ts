import { createHash } from 'node:crypto';
import { invalid } from '../../../core/contract/index.ts';
import { ParentAddress } from '../contract.ts';

/** Providers that deliver to the same mailbox whatever dots its name has. */
const dotless = new Set(['gmail.com', 'googlemail.com']);

/**
 * The mailbox behind an address, as a hash, for comparing alone: without case, without a tag (`name+tag@`, RFC 5233), and
 * without dots where the provider ignores them. Letters go to the address as it was given.
 */
export function mailboxOf(address: string): string {
  return createHash('sha256').update(plainMailbox(address)).digest('base64url');
}

/** The address of a mailbox as its owner has it: without what may be written into it for sorting. */
export function plainMailbox(address: string): string {
  const folded = address.trim().normalize('NFKC').toLowerCase();
  const at = folded.lastIndexOf('@');
  const domain = folded.slice(at + 1).replace(/\.$/, '');
  const [untagged = ''] = folded.slice(0, Math.max(at, 0)).split('+');
  const name = dotless.has(domain) ? untagged.replaceAll('.', '') : untagged;
  return `${name}@${domain === 'googlemail.com' ? 'gmail.com' : domain}`;
}

/** An address that is kept, unless its owner was erased since. */
export const reachable = (address: string | null | undefined): string | null =>
  address?.includes('@') ? address : null;

/** Enough of an address to be known again by who knows it: `r•••@example.org`. */
export function masked(address: string): string {
  const at = address.lastIndexOf('@');
  return `${[...address][0] ?? ''}•••${address.slice(at)}`;
}

/**
 * An address that a letter can go to and that is not the learner's own.
 * @throws Failure invalid with an issue for `field`
 */
export function parentAddress(given: string, own: { email: string; username: string }, field: string): string {
  const { data: address, error } = ParentAddress.safeParse(given);
  if (address === undefined) throw wrongAddress(field, error?.issues[0]?.message ?? 'Not an address');
  const mailbox = mailboxOf(address);
  if ([own.email, own.username].some((one) => mailboxOf(one) === mailbox)) {
    throw wrongAddress(field, 'This is your own address. Give the address of a parent or guardian.');
  }
  return address;
}

export const wrongAddress = (field: string, message: string) => invalid(message, [{ path: `body.${field}`, message }]);
