import type { InstitutionRef } from '../../../../core/contract/index.ts';
import { ApplicationRow } from '../../applications/models.ts';
import type { DeskDependencies } from '../dependencies.ts';
import { CaseRow } from '../models.ts';
import { checkedWording, Wording } from './check-wording.ts';

const instructions = [
  'You word a short summary of an admission recommendation for its applicant, in plain and friendly English.',
  'The status and the facts are fixed. You decide nothing, judge nothing and add nothing.',
  'Begin with one sentence that names the status in the given words, as `opening`.',
  'Then write exactly one sentence for each fact, in their order, as `sentences`, each with the `part` of its fact.',
  'Keep all figures of a fact as they are, and use no other figures.',
  'Never mention whether the applicant was accepted, rejected or put on a waiting list.',
].join('\n');

/**
 * Lets a language model word the summary of a released decision. It receives the status and the figures of the rule, no
 * essays, letters, comments or names, and its wording is used only where it says the same. Called after the release, so
 * that nothing of a decision is in the records of AI calls before it.
 */
export async function wordSummary(
  { db, completions, log }: DeskDependencies,
  institution: InstitutionRef,
  { applicationId, sequence }: { applicationId: string; sequence: number },
  signal: AbortSignal,
): Promise<void> {
  const who = { institution };
  const service = completions(who);
  const application = await db.rows(ApplicationRow, { who }).findById(applicationId);
  const found = await db.rows(CaseRow, { who }).findById(applicationId);
  const analysis = found?.analysis;
  if (!service || !application || !analysis || application.releasedSequence !== sequence) return;
  if (analysis.wordedBy === 'model' || application.analysisSummary !== analysis.summary) return;
  const { recommendationStatus, basis } = analysis;
  const facts = basis.map(({ part, text, isMet }) => ({ part, fact: text, speaksForApplicant: isMet }));
  const answer = await service.structured(
    { who, userId: application.userId },
    {
      plugin: 'universities',
      purpose: 'summary',
      instructions,
      turns: [{ role: 'user', text: JSON.stringify({ status: recommendationStatus, facts }) }],
      isPersonal: true,
      maxTokens: 600,
    },
    Wording,
    signal,
  );
  if (!answer) return;
  const checked = checkedWording(analysis, answer.value);
  if ('fault' in checked) {
    log.warn({ applicationId, fault: checked.fault }, 'the wording of a summary was discarded');
    return;
  }
  await db.transaction(async (tx) => {
    const context = { who, tx };
    const locked = await db.rows(ApplicationRow, context).findById(applicationId).forUpdate();
    if (locked?.releasedSequence !== sequence || locked.analysisSummary !== analysis.summary) return;
    await db.rows(ApplicationRow, context).findById(applicationId).patch({ analysisSummary: checked.text });
    const worded = { ...analysis, summary: checked.text, wordedBy: 'model' } as const;
    await db.rows(CaseRow, context).findById(applicationId).patch({ analysis: worded });
  });
}
