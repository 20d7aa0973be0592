import type { z } from 'zod';
import type { Who } from '../../../core/contract/index.ts';
import { conflict } from '../../../core/contract/index.ts';
import type { CallContext, TransactionContext } from '../../../core/db/index.ts';
import { afterCommit } from '../../../core/db/index.ts';
import type { Dependencies } from '../dependencies.ts';
import type { CandidacyRow, JobRow } from '../models.ts';
import { MessageRow } from '../models.ts';
import { recruitersOf } from '../partners/recruiters.ts';
import type { Message, NewMessage } from './contract.ts';
import { assertMayWrite } from './limits.ts';
import type { Party } from './stages/contract.ts';
import { inTouch } from './stages/contract.ts';

const maxListed = 500;

/** Messages about a job, in the order in which they were accepted. */
export async function messagesOf(
  { db }: Pick<Dependencies, 'db'>,
  context: CallContext,
  candidacyId: string,
): Promise<z.input<typeof Message>[]> {
  const rows = await db.rows(MessageRow, context).where({ candidacyId }).orderBy('sequence').limit(maxListed);
  return rows.map(({ id, party, text, at }) => ({ id, party, text, at }));
}

/**
 * Stores a text, also one that came with an interest. Texts to and from a child need the consent to talk with others besides
 * that to be seen by recruiters. The match is locked, so that texts of both sides get their places one after another.
 * @throws Failure conflict
 */
export async function storeMessage(
  { db, clock, record }: Pick<Dependencies, 'db' | 'clock' | 'record'>,
  context: TransactionContext<Who>,
  { id: candidacyId, userId }: Pick<CandidacyRow, 'id' | 'userId'>,
  { party, text, id }: { party: Party; text: string; id?: string },
): Promise<MessageRow> {
  const minority = (await record.minorities(context, [{ id: userId, role: 'learner' }])).get(userId);
  if (!minority?.allowed.includes('talking')) {
    throw conflict(
      party === 'learner'
        ? 'A parent or guardian must agree to “Talking with others” before you and companies can write to each other.'
        : 'This candidate cannot receive messages at the moment.',
    );
  }
  const last = await db.rows(MessageRow, context).where({ candidacyId }).orderBy('sequence', 'desc').first();
  const place = { candidacyId, sequence: (last?.sequence ?? 0) + 1 };
  const row = { ...(id && { id }), ...place, userId, authorId: context.who.user.id, party, text, at: clock.now() };
  return db.rows(MessageRow, context).insertAndFetch(row);
}

/**
 * Writes a message once both sides are interested; the same id again changes nothing.
 * @throws Failure conflict before that, rate_limited
 */
export async function writeMessage(
  dependencies: Dependencies,
  context: TransactionContext<Who>,
  {
    candidacy,
    job,
    party,
    message,
  }: { candidacy: CandidacyRow | undefined; job: JobRow; party: Party; message: NewMessage },
): Promise<z.input<typeof Message>> {
  const { db, audit, notifications, announce } = dependencies;
  const { who, tx } = context;
  const sent = await db.rows(MessageRow, context).findById(message.id);
  if (sent) {
    if (sent.candidacyId !== candidacy?.id || sent.authorId !== who.user.id || sent.text !== message.text)
      throw conflict('There is a message with this id already.');
    return { id: sent.id, party: sent.party, text: sent.text, at: sent.at };
  }
  if (!candidacy || !inTouch.includes(candidacy.stage)) {
    throw conflict('You can write to each other once both sides are interested.');
  }
  await assertMayWrite(dependencies, context);
  const row = await storeMessage(dependencies, context, candidacy, { party, ...message });
  const recruiters = await recruitersOf(dependencies, context, candidacy.partnerId);
  const readers = party === 'company' ? [candidacy.userId] : recruiters;
  for (const userId of readers) {
    const to = party === 'company' ? `/talent/matches/${candidacy.id}` : `/talent/desk/candidates/${candidacy.id}`;
    const text = `There is a new message about “${job.title}”.`;
    await notifications(who)?.notify(context, { userId, id: row.id, kind: 'message', title: 'New message', text, to });
  }
  if (party === 'company') {
    const details = { jobId: candidacy.jobId, partnerId: candidacy.partnerId };
    await audit.record(context, { action: 'talent.message-written', subject: candidacy.userId, details });
  }
  afterCommit(tx, () => {
    for (const userId of [candidacy.userId, ...recruiters]) announce(who.institution, userId, 'messages');
  });
  return { id: row.id, party: row.party, text: row.text, at: row.at };
}
