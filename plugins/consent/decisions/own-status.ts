import type { InstitutionRef, Who } from '../../../core/contract/index.ts';
import { allows, Purpose } from '../../learner/contract.ts';
import type { Own } from '../contract.ts';
import { masked, reachable } from '../letters/mailboxes.ts';
import type { Asking } from '../letters/request-consent.ts';
import type { Standings } from './status.ts';

interface Dependencies {
  readonly asking: Asking;
  readonly standings: Standings;
  contact(institution: InstitutionRef): Promise<string>;
}

/** What somebody sees of their guardian's consent. */
export async function ownOf(who: Who, { asking, standings, contact }: Dependencies) {
  const context = { who };
  const row = await standings.read(context, who.user.id);
  const address = reachable(row?.address);
  const { minority, letter, standing } = await asking.stateOf(context, who.user, row);
  return {
    standing,
    address: address && masked(address),
    askedAt: row?.askedAt ?? null,
    decidedAt: row?.decidedAt ?? null,
    isSent: letter?.sentAt != null,
    ...(await asking.openTo(context, who.user, row, standing)),
    ageBand: minority.ageBand,
    given: [...minority.given],
    closed: Purpose.options.filter((purpose) => !allows(minority, purpose)),
    contact: await contact(who.institution),
  } satisfies Record<keyof Own, unknown>;
}
