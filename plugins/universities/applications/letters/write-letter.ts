import { createHash } from 'node:crypto';
import type { z } from 'zod';
import type { Actor, UploadedFile } from '../../../../core/contract/index.ts';
import { Failure, invalid, nameText } from '../../../../core/contract/index.ts';
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
import { fileKeyOf } from './queries.ts';

type View = z.input<typeof LetterRequest>;

const dayMs = 24 * 60 * 60 * 1000;

export const hashOf = (code: string): Buffer => createHash('sha256').update(code).digest();

interface Found extends OfferedApplication {
  readonly request: RecommendationRow;
}

/** Letters of recommendation by people without an account, with the link of their mail. */
export function createLetterWriting(dependencies: ApplicationDependencies) {
  const { db, clock, people, storage, fileChecks, emit, enqueue } = dependencies;

  return {
    /** The content of a link. Changes nothing. @throws Failure gone */
    async look(who: Actor, code: string): Promise<View> {
      const request = await find({ who }, code);
      const { lookups } = dependencies;
      const application = await db.rows(ApplicationRow, { who }).findById(request.applicationId);
      const offer = application && (await lookups.intakes({ who }, [application.intakeId])).get(application.intakeId);
      if (!offer) throw unknownLink();
      return viewOf({ who }, { request, application, offer });
    },

    /**
     * Stores a letter; the link then ends. The same letter again changes nothing.
     * @throws Failure gone, invalid without a letter or with one that is too long
     */
    async send(
      who: Actor,
      { code, letter }: { code: string; letter: string },
      [file]: readonly UploadedFile[],
    ): Promise<View> {
      const words = wordCount(letter);
      if (words === 0 && !file) throw invalid('Write the letter, or add it as a PDF.');
      if (words > maxLetterWords) throw invalid(`Shorten the letter to ${maxLetterWords} words; it has ${words}.`);
      const first = await find({ who }, code);
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

  async function find(context: CallContext<Actor>, code: string): Promise<RecommendationRow> {
    const link = await db.rows(RecommendationLinkRow, scopeOf(context)).findOne({ hash: hashOf(code) });
    const request = link && (await db.rows(RecommendationRow, scopeOf(context)).findById(link.recommendationId));
    if (!request || request.status === 'withdrawn') throw unknownLink();
    const endsAt = link.createdAt.getTime() + linkDays * dayMs;
    if (request.status === 'requested' && clock.now().getTime() > endsAt) throw expired();
    return request;
  }

  async function lock(context: TransactionContext<Actor>, code: string): Promise<Found> {
    const { id, applicationId } = await find(context, code);
    const found = await lockApplication(dependencies, context, applicationId);
    const request = await db.rows(RecommendationRow, context).findById(id).forUpdate();
    if (!request || request.status === 'withdrawn') throw unknownLink();
    return { ...found, request };
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

  async function viewOf(context: CallContext<Actor>, { request, application, offer }: Found): Promise<View> {
    const applicant = (await people.named(context, [request.userId])).get(request.userId);
    const { status, recommenderName, isWaived } = request;
    const isOpen = status === 'requested' && takesLetters.includes(application.status);
    return {
      state: status === 'submitted' || status === 'declined' ? status : isOpen ? 'open' : 'closed',
      ...{ recommenderName, isWaived },
      applicantName: nameText(`${applicant?.firstName ?? ''} ${applicant?.lastName ?? ''}`.trim()),
      university: offer.university.name,
      program: offer.program.name,
      deadline: offer.intake.deadline,
      timeZone: offer.intake.timeZone,
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
const closed = () => new Failure('gone', 'This application takes no more letters of recommendation.');
const used = ({ status }: RecommendationRow) =>
  new Failure(
    'gone',
    status === 'declined'
      ? 'You have declined this request.'
      : 'This link has been used. The letter has been received.',
  );
