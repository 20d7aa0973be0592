import type { OpenItem } from '../../items/item.ts';
import type { TextGrading, TextToGrade } from '../../services.ts';
import { grade } from './grade-answer.ts';
import { gradeByRubric } from './rubric/grade-by-rubric.ts';

/** Grades texts that answer no item of the bank, in the way of practice: a doubtful grading goes to nobody. */
export function createTextGrading(ai: Parameters<typeof grade>[4], log: Parameters<typeof grade>[5]): TextGrading {
  return {
    async gradeText(context, { userId, textId, ...given }) {
      const item = itemOf(given);
      const asked = { id: textId, userId };
      const { grader, points, maximumPoints, details } = await grade(context, asked, item, given.text, ai, log);
      const refused = gradeByRubric(item, given.text).refused ?? null;
      return { met: details?.met ?? [], points, maximumPoints, grader, reason: details?.reason ?? null, refused };
    },
  };
}

/** The task as an item, of which grading reads the question and the rubric. */
function itemOf({ question, text, criteria, modelAnswer }: Omit<TextToGrade, 'userId' | 'textId'>): OpenItem {
  return {
    id: 'text.graded',
    format: 'open_ended',
    section: 'ai_conceptual',
    contentArea: 'text',
    pool: 'practice',
    rung: 3,
    concepts: ['text'],
    reasoning: ['analytical'],
    stem: question,
    stimulus: [],
    // Grading asks whether an answer has the vocabulary of its item. A free task has no vocabulary of its own, so that every
    // word belongs to it; lists of the rubric's words, copies and fragments are still refused.
    explanation: text,
    steps: [],
    hints: { conceptual: '', procedural: '', strategic: '', encouragement: '' },
    source: { kind: 'provisional', itemModel: 'text' },
    rubric: {
      criteria: criteria.map((each) => ({ ...each, evidence: each.evidence.map((group) => [...group]) })),
      modelAnswer,
      weakAnswer: '',
    },
    parameters: { a: 1, b: [0, 1] },
  };
}
