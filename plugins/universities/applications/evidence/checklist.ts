import type { Issue } from '../../../../core/contract/index.ts';
import { invalid } from '../../../../core/contract/index.ts';
import type { CallContext } from '../../../../core/db/index.ts';
import type { ConfirmedDocument } from '../../../documents/services.ts';
import type { RequiredDocument } from '../../catalogue/contract.ts';
import type { IntakeOffer } from '../../catalogue/lookups.ts';
import type { ChecklistItem, TranscriptAnalysis } from '../contract.ts';
import { compatibilityMessages, compatibilityOf, essays, wordCount } from '../contract.ts';
import type { ApplicationDependencies } from '../dependencies.ts';
import type { ApplicationRow } from '../models.ts';
import { RecommendationRow } from '../models.ts';
import type { Evidence } from './evidence.ts';
import { evidenceOf } from './evidence.ts';

type Subject = { readonly application: ApplicationRow; readonly offer: IntakeOffer };

/** What an application needs, and what its applicant is told. */
export async function checklistOf(
  { db }: Pick<ApplicationDependencies, 'db'>,
  context: CallContext,
  { application, offer }: Subject,
  evidence: Evidence,
): Promise<ChecklistItem[]> {
  const { program, scores } = offer;
  const requests = await db
    .rows(RecommendationRow, context)
    .where({ applicationId: application.id })
    .whereIn('status', ['requested', 'submitted']);
  return [
    ...essayItems(application),
    scoreItem(evidence),
    ...program.documents.map((kind) => documentItem(kind, evidence.documents)),
    ...program.tests.map((required) => testItem(required, evidence.documents)),
    ...(program.letters > 0 ? [lettersItem(program.letters, requests)] : []),
    ...(evidence.score ? [minimumItem(evidence.score.eiqScore, scores)] : []),
    ...(program.minGpa === null ? [] : [gpaItem(program.minGpa, evidence.transcriptAnalysis)]),
  ];
}

/** @throws Failure invalid with an issue for every required part that is missing */
export async function assertComplete(
  dependencies: ApplicationDependencies,
  context: CallContext,
  subject: Subject,
): Promise<void> {
  const evidence = await evidenceOf(dependencies, context, subject.application);
  const missing = (await checklistOf(dependencies, context, subject, evidence)).filter(
    ({ isRequired, state }) => isRequired && state === 'missing',
  );
  if (missing.length === 0) return;
  const issues: Issue[] = missing.map(({ part, name, text }) => ({
    path: part === 'essay' ? `body.applicationData.${name}` : `${part}.${name}`,
    message: text,
  }));
  throw invalid(`The application is not complete. ${missing.map(({ text }) => text).join(' ')}`, issues);
}

function essayItems({ applicationData }: ApplicationRow): ChecklistItem[] {
  return essays.flatMap(({ name, title, maxWords, isRequired }): ChecklistItem[] => {
    const words = wordCount(applicationData[name]);
    const isTooLong = words > maxWords;
    const isMissing = isRequired && words === 0;
    if (!isRequired && !isTooLong && words === 0) return [];
    const text = isTooLong
      ? `${title}: shorten it to ${maxWords} words; it has ${words}.`
      : isMissing
        ? `${title}: write it.`
        : `${words} of at most ${maxWords} words.`;
    const state = isTooLong || isMissing ? 'missing' : 'met';
    return [{ part: 'essay', name, title, isRequired: true, state, text }];
  });
}

function scoreItem({ score }: Evidence): ChecklistItem {
  return {
    ...{ part: 'score', name: 'eiqScore', title: 'EiQ score', isRequired: true },
    state: score ? 'met' : 'missing',
    text: score
      ? `${score.eiqScore.toFixed(1)}, standard error ${score.standardError.toFixed(1)}.`
      : 'EiQ score: take an assessment first.',
  };
}

const documentTitles: Record<RequiredDocument, string> = {
  transcript: 'Transcript',
  sat: 'SAT score report',
  act: 'ACT score report',
  ap: 'AP score report',
  other: 'Other document',
};

function documentItem(kind: RequiredDocument, documents: Evidence['documents']): ChecklistItem {
  const title = documentTitles[kind];
  const item = { part: 'document', name: kind, title, isRequired: true } as const;
  if (!documents)
    return { ...item, isRequired: false, state: 'unchecked', text: `${title}: it cannot be checked now.` };
  const found = documents.filter((each) => each.kind === kind);
  if (found.length === 0) return { ...item, state: 'missing', text: `${title}: upload and confirm it.` };
  const isOther = found.every(({ nameMatches }) => !nameMatches);
  const text = `${found.map(({ fileName }) => fileName).join(', ')}.`;
  return {
    ...item,
    state: 'met',
    text: isOther ? `${text} The name on it is not yours; reviewers will see that.` : text,
  };
}

function testItem(
  { test, minimum }: { test: 'SAT' | 'ACT' | 'AP'; minimum: number | null },
  documents: Evidence['documents'],
): ChecklistItem {
  const title = `${test} score`;
  const item = { part: 'test', name: test, title, isRequired: true } as const;
  if (!documents)
    return { ...item, isRequired: false, state: 'unchecked', text: `${title}: it cannot be checked now.` };
  const results = testsOf(documents).filter((each) => each.test === test);
  if (results.length === 0) return { ...item, state: 'missing', text: `${title}: upload and confirm a score report.` };
  const totals = results.flatMap(({ total }) => total ?? []);
  const best = totals.length > 0 ? Math.max(...totals) : undefined;
  if (best === undefined || minimum === null || best >= minimum) {
    return { ...item, state: 'met', text: best === undefined ? 'Confirmed.' : `${best}.` };
  }
  return {
    ...item,
    state: 'below',
    text: `${best}; the program asks for ${minimum}. You can apply; the university decides.`,
  };
}

export const testsOf = (documents: readonly ConfirmedDocument[]) => documents.flatMap(({ values }) => values.tests);

function lettersItem(needed: number, requests: readonly RecommendationRow[]): ChecklistItem {
  const title = 'Letters of recommendation';
  const received = requests.filter(({ status }) => status === 'submitted').length;
  const item = { part: 'letters', name: 'letters', title, isRequired: true } as const;
  if (requests.length < needed) {
    const text = `${title}: ask ${needed - requests.length} more ${needed - requests.length === 1 ? 'person' : 'people'} for one.`;
    return { ...item, state: 'missing', text };
  }
  return { ...item, state: 'met', text: `${received} of ${needed} received. Letters can arrive after you submit.` };
}

function minimumItem(score: number, scores: IntakeOffer['scores']): ChecklistItem {
  const compatibility = compatibilityOf(score, scores);
  return {
    ...{ part: 'minimum', name: 'minEiqScore', title: 'Minimum EiQ score', isRequired: false },
    state: score >= scores.minEiqScore ? 'met' : 'below',
    text: compatibilityMessages[compatibility],
  };
}

function gpaItem(minimum: number, { overallGPA }: TranscriptAnalysis): ChecklistItem {
  const item = { part: 'gpa', name: 'minGpa', title: 'Minimum GPA', isRequired: false } as const;
  if (overallGPA === null) {
    return {
      ...item,
      state: 'unchecked',
      text: `The program asks for a GPA of ${minimum.toFixed(2)}. Confirm a transcript to compare yours.`,
    };
  }
  const text = `${overallGPA.toFixed(2)} of 4.0; the program asks for ${minimum.toFixed(2)}.`;
  return { ...item, state: overallGPA >= minimum ? 'met' : 'below', text };
}
