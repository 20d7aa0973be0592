import { percentText } from '../../../../../core/contract/probability.ts';
import type { DeskEvidence, RequiredDocument, RequiredTest } from '../../../contract.ts';
import { essays } from '../../../contract.ts';
import { documentTitles } from '../../catalogue/university/requirement-texts.ts';

export interface Requirement {
  readonly title: string;
  /** `unconfirmed`: nothing that the application holds shows it. */
  readonly state: 'met' | 'below' | 'missing' | 'unconfirmed';
  readonly text: string;
  /** The section of the page with the evidence. */
  readonly part: 'score' | 'transcript' | 'essays' | 'documents' | 'letters';
}

/** What the program asks for and what the application has. */
export function requirementsOf(evidence: DeskEvidence): Requirement[] {
  const { documents, tests, letters } = evidence.required;
  return [
    scoreOf(evidence),
    ...gpaOf(evidence),
    ...essaysOf(evidence),
    ...documents.map((kind) => documentOf(evidence, kind)),
    ...tests.map((test) => testOf(evidence, test)),
    ...(letters > 0 ? [lettersOf(evidence, letters)] : []),
  ];
}

/** A minimum counts as missed where the true score is more likely below it than not. */
function scoreOf({ score, minEiqScore }: DeskEvidence): Requirement {
  const [title, part] = ['EiQ score', 'score'] as const;
  const minimum = minEiqScore.toFixed(1);
  if (!score) return { title, part, state: 'missing', text: `No score. The minimum is ${minimum}.` };
  const { eiqScore, standardError, probabilityOfMinimum } = score;
  const text = `${eiqScore.toFixed(1)} ± ${Math.round(1.96 * standardError)}; reaches the minimum of ${minimum} with a probability of ${percentText(probabilityOfMinimum)}.`;
  return { title, part, state: probabilityOfMinimum < 0.5 ? 'below' : 'met', text };
}

function gpaOf({ transcriptAnalysis: { overallGPA }, minGpa }: DeskEvidence): Requirement[] {
  if (minGpa === null) return [];
  const [title, part] = ['GPA', 'transcript'] as const;
  const minimum = `The minimum is ${minGpa.toFixed(2)}.`;
  if (overallGPA === null)
    return [{ title, part, state: 'unconfirmed', text: `No confirmed transcript converts to a GPA. ${minimum}` }];
  const state = overallGPA >= minGpa ? 'met' : 'below';
  return [{ title, part, state, text: `${overallGPA.toFixed(2)} of 4.0. ${minimum}` }];
}

function essaysOf({ essays: written }: DeskEvidence): Requirement[] {
  return essays
    .filter(({ isRequired }) => isRequired)
    .map(({ name, title }) => {
      const found = written.find((each) => each.name === name);
      const words = found?.words ?? 0;
      const text = words > 0 ? `${words} words.` : 'Not written.';
      return { title, part: 'essays', state: words > 0 ? 'met' : 'missing', text };
    });
}

function documentOf({ documents }: DeskEvidence, kind: RequiredDocument): Requirement {
  const [title, part] = [documentTitles[kind], 'documents'] as const;
  const found = documents.filter((each) => each.kind === kind);
  if (found.length === 0) return { title, part, state: 'missing', text: 'None was submitted.' };
  const own = found.filter(({ nameMatches }) => nameMatches);
  const names = (own.length > 0 ? own : found).map(({ fileName }) => fileName).join(', ');
  if (own.length === 0) return { title, part, state: 'unconfirmed', text: `${names} carries another name.` };
  return { title, part, state: 'met', text: `${names}, confirmed by the applicant.` };
}

/** Results in documents with another name confirm nothing. */
function testOf({ documents }: DeskEvidence, { test, minimum }: RequiredTest): Requirement {
  const [title, part] = [`${test} score`, 'documents'] as const;
  const asked = minimum === null ? '' : ` The minimum is ${minimum}.`;
  const resultsOf = (from: DeskEvidence['documents']) =>
    from.flatMap(({ tests }) => tests).filter((each) => each.test === test);
  const own = resultsOf(documents.filter(({ nameMatches }) => nameMatches));
  if (own.length === 0) {
    if (resultsOf(documents).length === 0)
      return { title, part, state: 'missing', text: `None was submitted.${asked}` };
    return { title, part, state: 'unconfirmed', text: `Only on a document with another name.${asked}` };
  }
  const totals = own.flatMap(({ total }) => total ?? []);
  if (totals.length === 0) {
    const state = minimum === null ? 'met' : 'unconfirmed';
    return { title, part, state, text: `The report states no total.${asked}` };
  }
  const best = Math.max(...totals);
  return { title, part, state: minimum !== null && best < minimum ? 'below' : 'met', text: `${best}.${asked}` };
}

/** Letters can arrive after the submission. */
function lettersOf({ letters }: DeskEvidence, needed: number): Requirement {
  const [title, part] = ['Letters of recommendation', 'letters'] as const;
  const received = letters.filter(({ status }) => status === 'submitted').length;
  const awaited = letters.filter(({ status }) => status === 'requested').length;
  const text = `${received} of ${needed} received${received < needed && awaited > 0 ? `, ${awaited} requested` : ''}.`;
  if (received >= needed) return { title, part, state: 'met', text };
  return { title, part, state: received + awaited >= needed ? 'unconfirmed' : 'missing', text };
}
