import type { Who } from '../../../core/contract/index.ts';
import { forbidden } from '../../../core/contract/index.ts';
import type { CallContext } from '../../../core/db/index.ts';
import type { Dependencies } from '../dependencies.ts';
import { PartnerRow, RecruiterRow } from '../models.ts';

/** Ids of all recruiters of the institution's companies. */
export async function recruitersOfInstitution(
  { db }: Pick<Dependencies, 'db'>,
  context: CallContext,
): Promise<string[]> {
  const rows = await db.rows(RecruiterRow, context).select('userId');
  return rows.map(({ userId }) => userId);
}

/** Ids of the recruiters of one company, without those who are deactivated or have another role by now. */
export async function recruitersOf(
  { db, people }: Pick<Dependencies, 'db' | 'people'>,
  context: CallContext,
  partnerId: string,
): Promise<string[]> {
  const rows = await db.rows(RecruiterRow, context).where({ partnerId }).select('userId');
  const ids = rows.map(({ userId }) => userId);
  const active = await people.activeAmong(context, ids, 'recruiter');
  return ids.filter((id) => active.has(id));
}

/** The company that the caller recruits for, in whatever state; undefined for none. */
export async function partnerOf(
  { db }: Pick<Dependencies, 'db'>,
  { who, tx }: CallContext<Who>,
): Promise<PartnerRow | undefined> {
  const context = { who, ...(tx && { tx }) };
  const recruiter = await db.rows(RecruiterRow, context).findOne({ userId: who.user.id });
  return recruiter && (await db.rows(PartnerRow, context).findById(recruiter.partnerId));
}

/**
 * The caller's company, which must be approved. Within a transaction it is locked against a suspension until its end.
 * @throws Failure forbidden
 */
export async function approvedPartnerOf(
  dependencies: Pick<Dependencies, 'db'>,
  { who, tx }: CallContext<Who>,
): Promise<PartnerRow> {
  const context = { who, ...(tx && { tx }) };
  return approved(dependencies, context, await partnerOf(dependencies, context));
}

/** The same for the caller's company where it is known already. @throws Failure forbidden */
export async function approved(
  { db }: Pick<Dependencies, 'db'>,
  { who, tx }: CallContext<Who>,
  partner: PartnerRow | undefined,
): Promise<PartnerRow> {
  if (!partner)
    throw forbidden('You are not assigned to a company yet. An administrator of the institution does that.');
  const locked = tx ? await db.rows(PartnerRow, { who, tx }).findById(partner.id).forShare() : partner;
  if (locked?.status === 'approved') return locked;
  throw forbidden(
    locked?.status === 'suspended'
      ? `${partner.name} is suspended, so it sees no learners.`
      : `${partner.name} waits for the approval of the institution.`,
  );
}
