import type { CallContext, TransactionContext } from '../../../../core/db/index.ts';
import type { ConfirmedDocument } from '../../../documents/services.ts';
import type { TranscriptAnalysis } from '../contract.ts';
import type { ApplicationDependencies } from '../dependencies.ts';
import type { ApplicationRow, RecordedResult } from '../models.ts';
import { ApplicationDocumentRow } from '../models.ts';
import { analyseTranscripts } from './transcript-analysis.ts';

/** What a draft rests on at the moment. */
export interface Evidence {
  /** The chosen confirmed documents; undefined where the documents plugin is off. */
  readonly documents: readonly ConfirmedDocument[] | undefined;
  /** Null without a record. */
  readonly score: { readonly eiqScore: number; readonly standardError: number } | null;
  readonly record: RecordedResult | null;
  readonly transcriptAnalysis: TranscriptAnalysis;
}

type Reading = Pick<ApplicationDependencies, 'documents' | 'record'>;
type OfLearner = Pick<ApplicationRow, 'userId' | 'documentIds'>;

/** The learner's confirmed documents and record, as far as a draft chose them. */
export async function evidenceOf(
  dependencies: Reading,
  context: CallContext,
  { userId, documentIds }: OfLearner,
): Promise<Evidence> {
  return chosen(await learnerEvidence(dependencies, context, userId), documentIds);
}

/** All evidence of a learner, for several drafts. */
export async function learnerEvidence(
  { documents, record }: Reading,
  context: CallContext,
  userId: string,
): Promise<Evidence> {
  const [confirmed, eiq] = await Promise.all([
    documents(context.who)?.ofLearner(context, userId),
    record.eiq(context, userId),
  ]);
  const { current, domains, history } = eiq;
  return {
    documents: confirmed,
    score: current && { eiqScore: current.eiqScore, standardError: current.standardError },
    record: current && {
      level: current.level,
      interval: current.interval,
      domains: domains.map(({ title, eiqScore, standardError }) => ({ title, eiqScore, standardError })),
      results: history.length,
    },
    transcriptAnalysis: analyseTranscripts(confirmed ?? []),
  };
}

/** @param documentIds null: all documents */
export function chosen(evidence: Evidence, documentIds: readonly string[] | null): Evidence {
  if (documentIds === null || !evidence.documents) return evidence;
  const documents = evidence.documents.filter(({ id }) => documentIds.includes(id));
  return { ...evidence, documents, transcriptAnalysis: analyseTranscripts(documents) };
}

/** Keeps the documents of an application as they are now. */
export async function keepDocuments(
  { db }: Pick<ApplicationDependencies, 'db'>,
  context: TransactionContext,
  { id: applicationId, userId }: ApplicationRow,
  { documents = [] }: Evidence,
): Promise<void> {
  if (documents.length === 0) return;
  await db.rows(ApplicationDocumentRow, context).insert(
    documents.map(({ id: documentId, fileName, kind, confirmedAt, values, nameMatches, corrected }) => {
      const kept = { fileName, kind, confirmedAt, values, nameMatches, corrected };
      return { applicationId, userId, documentId, ...kept };
    }),
  );
}
