import { counted } from '../../../../../web/ui/index.ts';
import type { Program } from '../../../contract.ts';

/** Titles of documents on screens. */
export const documentTitles: Record<Program['documents'][number], string> = {
  transcript: 'Transcript',
  sat: 'SAT score report',
  act: 'ACT score report',
  ap: 'AP score report',
  other: 'Another document',
};

/** What a program asks for besides the EiQ score, one requirement each. */
export function requirementTexts({
  minGpa,
  documents,
  tests,
  letters,
}: Pick<Program, 'minGpa' | 'documents' | 'tests' | 'letters'>): string[] {
  const texts = [
    ...(minGpa === null ? [] : [`GPA of ${minGpa.toFixed(1)} out of 4.0`]),
    ...documents.map((document) => documentTitles[document]),
    ...tests.map(({ test, minimum }) => (minimum === null ? `${test} result` : `${test} of at least ${minimum}`)),
    ...(letters > 0 ? [counted(letters, 'recommendation letter')] : []),
  ];
  return texts.length > 0 ? texts : ['None besides the score'];
}

/** `EUR 14,900 a year`: a code, because `$` is ambiguous and not every font has every sign. */
export function tuitionText({ amount, currency }: NonNullable<Program['tuition']>): string {
  const money = new Intl.NumberFormat('en-GB', {
    style: 'currency',
    currencyDisplay: 'code',
    currency,
    maximumFractionDigits: 0,
  });
  return `${money.format(amount)} a year`;
}
