import type { InstitutionRef } from '../contract/index.ts';
import type { Institutions } from './institutions.ts';

/** Returns the public address of an institution's page, for links in mail. */
export type AddressOf = (institution: Pick<InstitutionRef, 'id'>, path: `/${string}`) => Promise<string>;

/** Returns the address of the institution's page on which a one-time code is used. */
export type LinkTo = (institution: InstitutionRef, code: string) => Promise<string>;

/** @param publicUrl the public address, which may be known only once the server listens */
export function createAddresses(institutions: Institutions, publicUrl: () => string): AddressOf {
  return async ({ id }, path) => {
    const address = new URL(path, publicUrl());
    const reached = await institutions.byHost(address.host);
    const own = (await institutions.byId(id))?.hostNames[0];
    // The public address belongs to another institution or to none, so the institution's own host name is used.
    if (reached?.id !== id && own) address.hostname = own;
    return address.href;
  };
}

export function createLinks(addressOf: AddressOf): LinkTo {
  return (institution, code) => addressOf(institution, `/accept?code=${encodeURIComponent(code)}`);
}
