import type { WorkedExample } from '../../item-bank/services.ts';
import type { Ask, Asker } from '../services.ts';
import type { BuiltInDependencies } from './dependencies.ts';
import { judgeIdentity, read } from './exercises/index.ts';
import { verdictOn } from './facts/index.ts';
import * as conduct from './replies/conduct.ts';
import { writingReply } from './replies/essays.ts';
import { factReply } from './replies/explanations.ts';
import { followUpReply } from './replies/follow-ups.ts';
import { otherLanguageReply } from './replies/languages.ts';
import { isNervousOnly, nervesReply } from './replies/nerves.ts';
import { leadingReply, nextOf } from './replies/next-step.ts';
import { isStepOfOpenQuestion, openQuestionReply } from './replies/open-question.ts';
import { isAboutPractice, practisingReply } from './replies/practice.ts';
import { recordReply } from './replies/record-questions.ts';
import { smallTalkReply } from './replies/small-talk.ts';
import { subjectReply } from './replies/subject.ts';
import type { Situation } from './situation.ts';
import { bare, situationOf, wasSaid } from './situation.ts';
import { checkStep } from './steps/check-step.ts';
import { checkedReply, isReadWhole } from './steps/claims.ts';
import { paragraphs } from './talk/style.ts';

/** Writes the answer to a conversation. It contains neither the key of an open question nor a secret of the call. */
export async function composeReply(dependencies: BuiltInDependencies, asker: Asker, ask: Ask): Promise<string> {
  const situation = await situationOf(dependencies, asker, ask);
  const { message, standing } = situation;
  const reply = await replyTo(situation);
  // Quoting the learner's own words discloses nothing.
  const own = reply.replaceAll(message.length > 20 ? message : '\u0000', ' ');
  const givesAway =
    standing.some((question) => question.givesAway(own)) ||
    (ask.secrets ?? []).some((secret) => secret !== '' && own.includes(secret));
  return givesAway ? conduct.withheldReply : reply;
}

/** Tries each kind of answer in turn; the order decides which of several readings of a message wins. */
async function replyTo(situation: Situation): Promise<string> {
  const { intents, message, focus, turns } = situation;
  if (intents.has('distress')) return conduct.distressReply;
  if (intents.has('low')) return situation.isComforted ? conduct.restReply : conduct.lowReply;
  const toOpenQuestion = await openQuestionReply(situation);
  if (toOpenQuestion) return toOpenQuestion;
  if (isStepOfOpenQuestion(situation)) return conduct.openQuestionStepReply;
  if (focus?.kind === 'exercise' && focus.isNew && !focus.verdict) {
    const check = checkStep(situation.math, message);
    const checked = check?.kind === 'holds' || check?.kind === 'fails' ? checkedReply(check, message) : undefined;
    if (checked) return checked;
  }
  if (focus?.kind === 'exercise') return leadingReply(focus, intents, situation.style);
  if (intents.has('other-language')) return otherLanguageReply(message, turns);
  const toClaim = claimReply(situation);
  if (toClaim) return toClaim;
  if (focus?.kind === 'practice') {
    const example = await exampleOf(situation, focus.stem);
    if (example && isAboutPractice(message, example, intents)) return practisingReply(focus, example, intents);
  }
  if (isNervousOnly(situation)) return nervesReply(situation);
  const fact = focus?.kind === 'lesson' ? focus.fact : undefined;
  if (fact && !wasSaid(turns, fact.statement)) return factReply(fact, verdictOn(fact, message));
  if (intents.has('answers-of-test')) return conduct.testAnswersReply;
  if (intents.has('own-writing')) return conduct.ownWritingReply;
  const thread = focus ?? situation.earlier;
  const isWriting = thread?.kind === 'lesson' && thread.lessons.some(({ id }) => writingLessons.has(id));
  return (
    writingReply(message, turns, isWriting) ??
    anotherLikeIt(situation) ??
    (await recordReply(situation)) ??
    (await followUpReply(situation, (wanted) => wanted !== 'question')) ??
    (await subjectReply(situation)) ??
    (await followUpReply(situation, (wanted) => wanted === 'question')) ??
    smallTalkReply(situation)
  );
}

/** Lessons during which the learner's own text is discussed. */
const writingLessons: ReadonlySet<string> = new Set(['essay', 'introduction', 'thesis', 'counterargument']);

/** "Another one like that": the next task of the kind that was just solved. */
const anotherLikeIt = ({ earlier, message }: Situation) =>
  earlier?.kind === 'exercise' &&
  earlier.isDone &&
  /\b(?:another|one more|more|next)\b.{0,16}\blike (?:that|this|it|these|those)\b/i.test(message)
    ? nextOf(earlier.exercise)
    : undefined;

/** The reply to a formula stated as true: "(a+b)² = a² + b²", "1/4 = 25%". */
function claimReply({ math, message }: Situation): string | undefined {
  const checked = checkedReply(checkStep(math, message), message);
  if (checked) return checked;
  if (!isReadWhole(message)) return undefined;
  const { statements, plain } = read(math, message);
  const verdict = judgeIdentity(math, statements, plain);
  if (!verdict) return undefined;
  if (verdict.kind === 'solved')
    return paragraphs(verdict.text, 'How did you see it? Explain it in your own words, or send the next one.');
  return verdict.text.trim().endsWith('?') ? verdict.text : paragraphs(verdict.text, 'What would you change?');
}

/** The practice question that the tutor asked, found by its stem. */
async function exampleOf({ dependencies, asker }: Situation, stem: string): Promise<WorkedExample | undefined> {
  const examples = (await dependencies.knowledge?.examples(asker, stem, { most: 10 })) ?? [];
  return examples.find((example) => bare(example.stem) === bare(stem));
}
