import { createHash } from 'node:crypto';
import { invalid } from '../../../core/contract/index.ts';
import { ParentAddress } from '../contract.ts';

/** Providers that ignore dots in the name of a mailbox. */
const dotless = new Set(['gmail.com', 'googlemail.com']);

/**
 * A hash of the mailbox behind an address, for comparison only: without case, without a tag (`name+tag@`, RFC 5233), and
 * without dots where the provider ignores them. Letters go to the address as entered.
 */
export function mailboxOf(address: string): string {
  return createHash('sha256').update(canonicalMailbox(address)).digest('base64url');
}

/** The canonical address of a mailbox: lower case, without tags. */
export function canonicalMailbox(address: string): string {
  const folded = address.trim().normalize('NFKC').toLowerCase();
  const at = folded.lastIndexOf('@');
  const domain = folded.slice(at + 1).replace(/\.$/, '');
  const [untagged = ''] = folded.slice(0, Math.max(at, 0)).split('+');
  const name = dotless.has(domain) ? untagged.replaceAll('.', '') : untagged;
  return `${name}@${domain === 'googlemail.com' ? 'gmail.com' : domain}`;
}

/** The stored address; null when it is missing or was anonymised because its owner was erased. */
export const addressOrNull = (address: string | null | undefined): string | null =>
  address?.includes('@') ? address : null;

/** Hides most of an address: `r•••@example.org`. */
export function maskAddress(address: string): string {
  const at = address.lastIndexOf('@');
  return `${[...address][0] ?? ''}•••${address.slice(at)}`;
}

/**
 * Validates a parent's address, which must not be the learner's own.
 * @throws Failure invalid with an issue for `field`
 */
export function parentAddress(given: string, own: { email: string; username: string }, field: string): string {
  const { data: address, error } = ParentAddress.safeParse(given);
  if (address === undefined) throw wrongAddress(field, error?.issues[0]?.message ?? 'Not a valid email address');
  const mailbox = mailboxOf(address);
  if ([own.email, own.username].some((one) => mailboxOf(one) === mailbox)) {
    throw wrongAddress(field, 'This is your own address. Enter the address of a parent or guardian.');
  }
  return address;
}

export const wrongAddress = (field: string, message: string) => invalid(message, [{ path: `body.${field}`, message }]);
