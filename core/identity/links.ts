import type { InstitutionRef } from '../contract/index.ts';
import type { Institutions } from './institutions.ts';

/** The address of the page on which a one-time code is used, at the institution it is good for. */
export type LinkTo = (institution: InstitutionRef, code: string) => Promise<string>;

/** `publicUrl` is the address people use; it may be known only once the server listens. */
export function createLinks(institutions: Institutions, publicUrl: () => string): LinkTo {
  return async ({ id }, code) => {
    const address = new URL('/accept', publicUrl());
    address.searchParams.set('code', code);
    const reached = await institutions.byHost(address.host);
    const own = (await institutions.byId(id))?.hostNames[0];
    // The public address leads to another institution, or to none: this one's own name does not.
    if (reached?.id !== id && own) address.hostname = own;
    return address.href;
  };
}
