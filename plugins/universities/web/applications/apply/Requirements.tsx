import { counted } from '../../../../../web/ui/index.ts';
import type { Program, RequiredDocument } from '../../../contract.ts';

const documentWords: Record<RequiredDocument, string> = {
  transcript: 'a confirmed transcript',
  sat: 'an SAT score report',
  act: 'an ACT score report',
  ap: 'an AP score report',
  other: 'another document',
};

/** What a program asks for besides what the dialog holds. */
export function Requirements({ program }: { program: Program | undefined }) {
  if (!program) return null;
  const { documents, tests, letters } = program;
  const needs = [
    ...documents.map((kind) => documentWords[kind]),
    ...tests.map(({ test, minimum }) => `an ${test} score${minimum === null ? '' : ` of at least ${minimum}`}`),
    ...(letters > 0 ? [counted(letters, 'letter of recommendation', 'letters of recommendation')] : []),
  ];
  if (needs.length === 0) return null;
  return (
    <p className="soft">
      This program also asks for {new Intl.ListFormat('en-GB').format(needs)}. Your confirmed documents are included.
      {letters > 0 && ' Save a draft to ask for letters.'}
    </p>
  );
}
