import { expect, test } from 'vitest';
import { answerOf } from '../../evaluations/answer.ts';
import type { Asker, Turn } from '../../services.ts';
import { createBuiltIn } from '../index.ts';
import type { AskedQuestion } from './questions.testing.ts';
import { askedQuestions, openTasks, statedResults } from './questions.testing.ts';

// A question is answered, never judged: a question about the right result and the same question about a wrong one get
// the same reply. This covers every wording of a verdict, including ones that no pattern here knows.

const tutor = createBuiltIn({ knowledge: undefined, record: undefined });
const institution = { id: 'none', slug: 'none' } as Asker['who']['institution'];
const asker: Asker = { who: { institution }, userId: 'nobody' };

const reply = async (turns: Turn[]) => (await answerOf(tutor, asker, { turns, purpose: 'chat' })).reply;

const began = new Map<string, string>();
async function replyWithin(task: string, text: string): Promise<string> {
  const opening = began.get(task) ?? (await reply([{ role: 'user', text: task }]));
  began.set(task, opening);
  return reply([
    { role: 'user', text: task },
    { role: 'assistant', text: opening },
    { role: 'user', text: text },
  ]);
}

const withNumber = (wording: string, number: string) => wording.replaceAll(/\bN\b/g, number);
const isOf = (number: string) => new RegExp(`(?<![\\d.,])${number.replace('.', '\\.')}(?![\\d]|[.,]\\d)`, 'g');

const isIn = (number: string, text: string) => isOf(number).test(text);

const verdict =
  /^(?:Yes|No|Right|Correct|Exactly)\b|^[“$\d].*\b(?:is (?:not )?(?:right|correct)|holds|does not hold|fits|does not fit|solves)\b|\bdoes not fit\b/;

async function judgedOf({ open, wording }: AskedQuestion, replyTo: typeof replyWithin): Promise<string | undefined> {
  const [right, wrong] = [
    await replyTo(open.task, withNumber(wording, open.right)),
    await replyTo(open.task, withNumber(wording, open.wrong)),
  ];
  const alike = (text: string) => text.replaceAll(isOf(open.right), 'N').replaceAll(isOf(open.wrong), 'N');
  const isAlike = alike(right) === alike(wrong);
  const [first = ''] = wrong.split('\n\n');
  const isRevealed =
    !isIn(open.right, open.task) && isIn(open.right, wrong) && !isIn(open.right, began.get(open.task) ?? '');
  const problems = [!isAlike && 'told apart', verdict.test(first) && 'verdict', isRevealed && 'result revealed'].filter(
    Boolean,
  );
  return problems.length > 0
    ? `${problems.join(', ')} | ${open.task} | ${withNumber(wording, open.right)} → ${right.split('\n\n')[0]} | ${first}`
    : undefined;
}

test('recognises the tasks', async () => {
  for (const { task, right } of openTasks) {
    const first = await reply([{ role: 'user', text: task }]);
    expect(first, task).not.toMatch(/^I (?:have no|am not)/);
    expect(isIn(right, first) && !isIn(right, task), task).toBe(false);
    expect(await replyWithin(task, right), `${task} ${right}`).toMatch(/\b(?:right|Yes|fits|solves|holds|Exactly)/);
  }
});

test.for([1, 20_261_123])('does not judge 500 questions within a task (seed %i)', async (seed) => {
  const questions = askedQuestions(seed, 500);
  const problems: string[] = [];
  for (const question of questions) {
    const problem = await judgedOf(question, replyWithin);
    if (problem) problems.push(`${question.kind}: ${problem}`);
  }
  expect(problems.join('\n')).toBe('');
});

test('does not judge 300 questions in the message that sets a task', async () => {
  const problems: string[] = [];
  for (const question of askedQuestions(3, 300)) {
    const problem = await judgedOf(question, (task, says) => reply([{ role: 'user', text: `${task} ${says}` }]));
    if (problem) problems.push(`${question.kind}: ${problem}`);
  }
  expect(problems.join('\n')).toBe('');
});

test('judges a stated result correctly, also if it is a question', async () => {
  let judged = 0;
  const wrong: string[] = [];
  const results = statedResults(5, 200);
  for (const { open, wording } of results) {
    const [ofRight = ''] = (await replyWithin(open.task, withNumber(wording, open.right))).split('\n\n');
    const [ofWrong = ''] = (await replyWithin(open.task, withNumber(wording, open.wrong))).split('\n\n');
    if (ofRight.replaceAll(isOf(open.right), 'N') !== ofWrong.replaceAll(isOf(open.wrong), 'N')) judged += 1;
    if (/\b(?:not right|does not|do not|No)\b/.test(ofRight) || /^(?:Yes|Right)|\b(?:is right|fits)\b/.test(ofWrong))
      wrong.push(`${open.task} ${wording} → ${ofRight} | ${ofWrong}`);
  }
  expect(wrong.join('\n')).toBe('');
  expect(judged / results.length).toBeGreaterThanOrEqual(0.6);
});
