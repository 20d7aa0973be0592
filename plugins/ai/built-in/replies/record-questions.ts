import type { Situation } from '../situation.ts';
import { recordOf, sectionNamed } from '../situation.ts';
import { lessonsIn } from '../talk/topics.ts';
import { practiceQuestion } from './practice-question.ts';
import { adviceReply, scoreReply, scoreTargetReply } from './record.ts';
import { scoreTargetIn } from './score-target.ts';

/** Replies to a request for a practice question, for advice on what to practise, or about the learner's score. */
export async function recordReply(situation: Situation): Promise<string | undefined> {
  const { intents, message, style, goal } = situation;
  const target = scoreTargetIn(message, intents);
  if (target !== undefined) return scoreTargetReply(await recordOf(situation), target);
  if (intents.has('practice-question') && !intents.has('what-to-practise')) return practiceQuestion(situation);
  if (intents.has('what-to-practise')) {
    const section = sectionNamed(message);
    const lesson = lessonsIn(message)[0] ?? (section ? undefined : goal?.lesson);
    return adviceReply(await recordOf(situation), style, lesson?.title, section ?? goal?.section);
  }
  if (intents.has('score') && lessonsIn(message).length === 0) return scoreReply(await recordOf(situation));
  return isYesToPractice(situation) ? practiceQuestion(situation) : undefined;
}

/** "Yes" to the tutor's offer of a practice question. */
function isYesToPractice({ turns, message, focus }: Situation): boolean {
  const lastReply = turns.findLast(({ role }) => role === 'assistant')?.text ?? '';
  return (
    /^\W*(?:yes|yeah|yep|ok(?:ay)?|sure|please|go on|another|more|harder|next)\b[\s\w]{0,24}\W*$/i.test(message) &&
    /\b(?:practice question|another one)\b/.test(lastReply.split('\n\n').at(-1) ?? '') &&
    focus?.kind !== 'lesson'
  );
}
