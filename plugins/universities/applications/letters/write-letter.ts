import { createHash } from 'node:crypto';
import type { z } from 'zod';
import type { Actor, UploadedFile } from '../../../../core/contract/index.ts';
import { conflict, Failure, invalid, nameText } from '../../../../core/contract/index.ts';
import type { CallContext, TransactionContext } from '../../../../core/db/index.ts';
import { newId } from '../../../../core/db/index.ts';
import { wordCount } from '../contract.ts';
import type { ApplicationDependencies } from '../dependencies.ts';
import { ApplicationRow, RecommendationLinkRow, RecommendationRow, SealedLetterRow } from '../models.ts';
import { notifyApplicant } from '../notices.ts';
import type { OfferedApplication } from '../queries.ts';
import { lockApplication, scopeOf } from '../queries.ts';
import { takesLetters } from '../states/contract.ts';
import type { LetterRequest } from './contract.ts';
import { linkDays, maxLetterWords } from './contract.ts';
import { discardUnnamedFile } from './files.ts';
import { fileKeyOf, isPaused } from './queries.ts';

type View = z.input<typeof LetterRequest>;

const dayMs = 24 * 60 * 60 * 1000;

export const hashOf = (code: string): Buffer => createHash('sha256').update(code).digest();

interface FoundLink {
  readonly request: RecommendationRow;
  readonly linkEndsAt: Date;
}

interface Found extends OfferedApplication, FoundLink {}

/** The last moment at which a link works. */
export const linkEndOf = ({ createdAt }: Pick<RecommendationLinkRow, 'createdAt'>): Date =>
  new Date(createdAt.getTime() + linkDays * dayMs);

/** Letters of recommendation by people without an account, with the link of their mail. */
export function createLetterWriting(dependencies: ApplicationDependencies) {
  const { db, clock, people, storage, fileChecks, emit, enqueue } = dependencies;

  return {
    /** The content of a link. Changes nothing. @throws Failure gone */
    async look(who: Actor, code: string): Promise<View> {
      const { request, linkEndsAt } = await find({ who }, code);
      const { lookups } = dependencies;
      const application = await db.rows(ApplicationRow, { who }).findById(request.applicationId);
      const offer = application && (await lookups.intakes({ who }, [application.intakeId])).get(application.intakeId);
      if (!offer) throw unknownLink();
      return viewOf({ who }, { request, linkEndsAt, application, offer });
    },

    /**
     * Stores a letter; the link then ends. The same letter again changes nothing.
     * @throws Failure gone, conflict while a guardian's consent is missing, invalid without a letter or with one that is too
     *   long
     */
    async send(
      who: Actor,
      { code, letter }: { code: string; letter: string },
      [file]: readonly UploadedFile[],
    ): Promise<View> {
      const words = wordCount(letter);
      if (words === 0 && !file) throw invalid('Write the letter, or add it as a PDF.');
      if (words > maxLetterWords) throw invalid(`Shorten the letter to ${maxLetterWords} words; it has ${words}.`);
      const { request: first } = await find({ who }, code);
      if (await isPaused(dependencies, { who }, first)) throw paused();
      const bytes = file && (await bytesOf(file.content()));
      // Nothing has been stored and the link still works where this throws.
      if (bytes) await fileChecks(who)?.assertSafe({ who }, { bytes, type: file.type });
      const fileHash = bytes ? createHash('sha256').update(bytes).digest('hex') : null;
      const given = { letter, fileHash, bytes, fileName: file ? file.name || 'letter.pdf' : null };
      if (!bytes || first.isWaived || first.status !== 'requested') return store(who, code, { ...given, fileId: null });
      // A file that the applicant may see is one of the applicant's files. It is written before the row that names it, under
      // an id of this call: the file of another letter stays as it is.
      const fileId = newId();
      await storage.put(fileKeyOf(who.institution.id, first.userId, fileId), contentOf(bytes));
      try {
        return await store(who, code, { ...given, fileId });
      } finally {
        await discardUnnamedFile(dependencies, who.institution, first, fileId);
      }
    },

    /** Declines to write a letter. Idempotent. @throws Failure gone */
    decline: (who: Actor, code: string): Promise<View> =>
      db.transaction(async (tx) => {
        const context = { who, tx };
        const found = await lock(context, code);
        const { request } = found;
        if (request.status === 'declined') return viewOf(context, found);
        if (request.status !== 'requested') throw used(request);
        const changes = { status: 'declined', answeredAt: clock.now() } as const;
        const answered = await db.rows(RecommendationRow, context).patchAndFetchById(request.id, changes);
        await noteAnswer(context, { ...found, request: answered });
        return viewOf(context, { ...found, request: answered });
      }),
  };

  function store(who: Actor, code: string, given: Given): Promise<View> {
    return db.transaction(async (tx) => {
      const context = { who, tx };
      const found = await lock(context, code);
      const { request, application } = found;
      if (request.status === 'submitted' && (await isSameLetter(context, request, given)))
        return viewOf(context, found);
      if (request.status !== 'requested') throw used(request);
      if (!takesLetters.includes(application.status)) throw closed();
      if (await isPaused(dependencies, context, request)) throw paused();
      const { letter, bytes, fileId, fileName, fileHash } = given;
      if (request.isWaived) {
        const sealed = { recommendationId: request.id, letter, file: bytes ? Buffer.from(bytes) : null };
        await db.rows(SealedLetterRow, context).insert(sealed);
      }
      const shown = request.isWaived ? {} : { letter, fileId };
      const changes = { status: 'submitted', answeredAt: clock.now(), fileName, fileHash, ...shown } as const;
      const answered = await db.rows(RecommendationRow, context).patchAndFetchById(request.id, changes);
      await enqueue(tx, who.institution, 'recommenderMail', {
        ...{ userId: request.userId, recommendationId: request.id, kind: 'received' },
      });
      await noteAnswer(context, { ...found, request: answered });
      return viewOf(context, { ...found, request: answered });
    });
  }

  async function find(context: CallContext<Actor>, code: string): Promise<FoundLink> {
    const link = await db.rows(RecommendationLinkRow, scopeOf(context)).findOne({ hash: hashOf(code) });
    const request = link && (await db.rows(RecommendationRow, scopeOf(context)).findById(link.recommendationId));
    if (!request || request.status === 'withdrawn') throw unknownLink();
    const linkEndsAt = linkEndOf(link);
    if (request.status === 'requested' && clock.now() > linkEndsAt) throw expired();
    return { request, linkEndsAt };
  }

  async function lock(context: TransactionContext<Actor>, code: string): Promise<Found> {
    const { request: seen, linkEndsAt } = await find(context, code);
    const found = await lockApplication(dependencies, context, seen.applicationId);
    const request = await db.rows(RecommendationRow, context).findById(seen.id).forUpdate();
    if (!request || request.status === 'withdrawn') throw unknownLink();
    return { ...found, request, linkEndsAt };
  }

  async function isSameLetter(context: TransactionContext, request: RecommendationRow, { letter, fileHash }: Given) {
    if (request.fileHash !== fileHash) return false;
    if (!request.isWaived) return request.letter === letter;
    return (await db.rows(SealedLetterRow, context).findById(request.id))?.letter === letter;
  }

  /** Tells the applicant, without naming the recommender, and other plugins. */
  async function noteAnswer(context: TransactionContext<Actor>, { request, application, offer }: Found) {
    const { institution } = context.who;
    const { userId } = application;
    const status = request.status === 'declined' ? 'declined' : 'submitted';
    const { id: applicationId, universityId } = application;
    await emit(context.tx, institution, 'recommendation.answered', { userId, applicationId, universityId, status });
    const notice = status === 'submitted' ? 'letter_received' : 'letter_declined';
    await notifyApplicant(dependencies, context, { application, offer, notice, key: request.id });
  }

  async function stateOf(context: CallContext<Actor>, { request, application }: Found): Promise<View['state']> {
    const { status } = request;
    if (status === 'submitted' || status === 'declined') return status;
    if (!takesLetters.includes(application.status)) return 'closed';
    return (await isPaused(dependencies, context, request)) ? 'paused' : 'open';
  }

  async function viewOf(context: CallContext<Actor>, found: Found): Promise<View> {
    const { request, linkEndsAt, offer } = found;
    const applicant = (await people.named(context, [request.userId])).get(request.userId);
    const { recommenderName, isWaived } = request;
    return {
      state: await stateOf(context, found),
      ...{ recommenderName, isWaived },
      applicantName: nameText(`${applicant?.firstName ?? ''} ${applicant?.lastName ?? ''}`.trim()),
      university: offer.university.name,
      program: offer.program.name,
      deadline: offer.intake.deadline,
      timeZone: offer.intake.timeZone,
      linkEndsAt,
    };
  }
}

interface Given {
  readonly letter: string;
  readonly bytes: Uint8Array | undefined;
  readonly fileName: string | null;
  readonly fileHash: string | null;
  /** Where the applicant may see the letter. */
  readonly fileId: string | null;
}

async function bytesOf(content: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  for await (const part of content) parts.push(part);
  return Buffer.concat(parts);
}

async function* contentOf(bytes: Uint8Array): AsyncIterable<Uint8Array> {
  yield bytes;
}

const unknownLink = () => new Failure('gone', 'This link is not valid. The request may have been withdrawn.');
const expired = () =>
  new Failure('gone', 'This link has expired. Ask the applicant to send you a reminder, which has a new link.');
const paused = () => conflict('No letter can be taken for this application at present. Try again later.');
const closed = () => new Failure('gone', 'This application takes no more letters of recommendation.');
const used = ({ status }: RecommendationRow) =>
  new Failure(
    'gone',
    status === 'declined'
      ? 'You have declined this request.'
      : 'This link has been used. The letter has been received.',
  );
