import type { DocumentSummary } from '../contract.ts';
import { failureOf } from '../failures.ts';
import type { DocumentRow } from '../models.ts';

/** A document as lists show it. */
export function summaryOf(row: DocumentRow): DocumentSummary {
  const { id, fileName, fileSize, fileType, uploadedAt, status, category, kind, confirmedAt, nameMatches } = row;
  return {
    id,
    fileName,
    fileSize,
    fileType,
    uploadedAt,
    status,
    waitingFor: status === 'pending' ? waitingFor(row) : null,
    category,
    kind,
    isConfirmed: confirmedAt !== null,
    confirmedAt,
    nameMatches,
    failure: row.failure ? failureOf(row.failure) : null,
  };
}

const waitingFor = ({ waitsForScan }: DocumentRow): string =>
  waitsForScan
    ? 'Waiting for the virus scan. Nothing to do: it is tried again every minute.'
    : 'Waiting to be read. This usually takes less than a minute.';
