import type { InstitutionRef } from '../contract/index.ts';
import type { Institutions } from './institutions.ts';

/** The address of one of an institution's pages, as people reach it: for links in mail. */
export type AddressOf = (institution: Pick<InstitutionRef, 'id'>, path: `/${string}`) => Promise<string>;

/** The address of the page on which a one-time code is used, at the institution it is good for. */
export type LinkTo = (institution: InstitutionRef, code: string) => Promise<string>;

/** `publicUrl` is the address people use; it may be known only once the server listens. */
export function createAddresses(institutions: Institutions, publicUrl: () => string): AddressOf {
  return async ({ id }, path) => {
    const address = new URL(path, publicUrl());
    const reached = await institutions.byHost(address.host);
    const own = (await institutions.byId(id))?.hostNames[0];
    // The public address leads to another institution, or to none: this one's own name does not.
    if (reached?.id !== id && own) address.hostname = own;
    return address.href;
  };
}

export function createLinks(addressOf: AddressOf): LinkTo {
  return (institution, code) => addressOf(institution, `/accept?code=${encodeURIComponent(code)}`);
}
