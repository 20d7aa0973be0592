import { percentText } from '../../../../../core/contract/probability.ts';
import type { DeskEvidence } from '../../../contract.ts';
import { essays } from '../../../contract.ts';

export interface Requirement {
  readonly title: string;
  /** `note`: nothing is asked for or it cannot be told, but it is worth knowing. */
  readonly state: 'met' | 'missed' | 'note';
  readonly text: string;
}

/** What the program asks for and what the application has. */
export function requirementsOf(evidence: DeskEvidence): Requirement[] {
  return [
    scoreOf(evidence),
    ...gpaOf(evidence),
    ...essaysOf(evidence),
    ...documentsOf(evidence),
    ...lettersOf(evidence),
  ];
}

/** A minimum counts as missed where the true score is more likely below it than not. */
function scoreOf({ score, minEiqScore }: DeskEvidence): Requirement {
  const title = 'EiQ score';
  const minimum = minEiqScore.toFixed(1);
  if (!score) return { title, state: 'missed', text: `No score. The minimum is ${minimum}.` };
  const { eiqScore, standardError, probabilityOfMinimum } = score;
  const text = `${eiqScore.toFixed(1)} ± ${Math.round(1.96 * standardError)}; reaches the minimum of ${minimum} with a probability of ${percentText(probabilityOfMinimum)}.`;
  return { title, state: probabilityOfMinimum < 0.5 ? 'missed' : 'met', text };
}

function gpaOf({ transcriptAnalysis: { overallGPA }, minGpa }: DeskEvidence): Requirement[] {
  if (minGpa === null) return [];
  const title = 'GPA';
  if (overallGPA === null)
    return [
      { title, state: 'note', text: `Unknown: no confirmed transcript converts. The minimum is ${minGpa.toFixed(2)}.` },
    ];
  const state = overallGPA >= minGpa ? 'met' : 'missed';
  return [{ title, state, text: `${overallGPA.toFixed(2)} of 4.0. The minimum is ${minGpa.toFixed(2)}.` }];
}

function essaysOf({ essays: written }: DeskEvidence): Requirement[] {
  return essays
    .filter(({ isRequired }) => isRequired)
    .map(({ name, title }) => {
      const found = written.find((each) => each.name === name);
      const words = found?.words ?? 0;
      return { title, state: words > 0 ? 'met' : 'missed', text: words > 0 ? `${words} words.` : 'Missing.' };
    });
}

function documentsOf({ documents }: DeskEvidence): Requirement[] {
  const strange = documents.filter(({ nameMatches }) => !nameMatches).length;
  const text =
    strange > 0
      ? `${documents.length} confirmed, ${strange} of them with another name than the applicant’s.`
      : `${documents.length} confirmed.`;
  if (documents.length === 0) return [{ title: 'Documents', state: 'note', text: 'None confirmed.' }];
  return [{ title: 'Documents', state: strange > 0 ? 'missed' : 'met', text }];
}

function lettersOf({ letters }: DeskEvidence): Requirement[] {
  if (letters.length === 0) return [];
  const received = letters.filter(({ status }) => status === 'submitted').length;
  const state = received === letters.length ? 'met' : 'note';
  return [{ title: 'Letters', state, text: `${received} of ${letters.length} requested letters received.` }];
}
