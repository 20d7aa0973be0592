import type { InstitutionRef, Who } from '../../../core/contract/index.ts';
import { allows, Purpose } from '../../learner/contract.ts';
import type { Own } from '../contract.ts';
import { addressOrNull, maskAddress } from '../letters/mailboxes.ts';
import type { ConsentRequests } from '../letters/request-consent.ts';
import type { Standings } from './status.ts';

interface Dependencies {
  readonly requests: ConsentRequests;
  readonly standings: Standings;
  contact(institution: InstitutionRef): Promise<string>;
}

/** The caller's view of their guardian's consent. */
export async function ownStatusOf(who: Who, { requests, standings, contact }: Dependencies) {
  const context = { who };
  const row = await standings.read(context, who.user.id);
  const address = addressOrNull(row?.address);
  const { minority, letter, standing } = await requests.stateOf(context, who.user, row);
  return {
    standing,
    address: address && maskAddress(address),
    askedAt: row?.askedAt ?? null,
    decidedAt: row?.decidedAt ?? null,
    isSent: letter?.sentAt != null,
    ...(await requests.permissionsOf(context, who.user, row, standing)),
    ageBand: minority.ageBand,
    given: [...minority.given],
    closed: Purpose.options.filter((purpose) => !allows(minority, purpose)),
    contact: await contact(who.institution),
  } satisfies Record<keyof Own, unknown>;
}
