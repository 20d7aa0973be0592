import { invalid } from '../../../../core/contract/index.ts';
import type { Database } from '../../../../core/db/index.ts';
import type { ItemSection } from '../../contract.ts';
import type { Gathered } from './gathered.ts';
import { itemsOf } from './stored-answers.ts';

/** Answers of an uploaded file. */
export async function fileAnswers(
  db: Database,
  section: ItemSection,
  _content: AsyncIterable<Uint8Array>,
): Promise<Gathered> {
  await itemsOf(db, section);
  throw invalid('Files cannot be read yet');
}
