import type { StandingQuestion, WorkedExample } from '../../item-bank/services.ts';
import { conceptTitle } from '../../learner/contract.ts';
import type { Ask, Asker } from '../services.ts';
import { threadOf } from './conversation.ts';
import { judgeIdentity, read } from './exercises/index.ts';
import { verdictOn } from './facts/index.ts';
import type { Lesson } from './lessons/index.ts';
import { lessonOf } from './lessons/index.ts';
import { mathLibrary } from './maths/library.ts';
import { hintLadder, sharesNumbers, standingIn, standingReply } from './open-question.ts';
import type { BuiltInParts } from './parts.ts';
import { practiceQuestion } from './practice-question.ts';
import * as conduct from './replies/conduct.ts';
import { writingReply } from './replies/essays.ts';
import { explainingReply, factReply, storyReply } from './replies/explanations.ts';
import { aboutIdea, aboutTask, backToThread } from './replies/follow-ups.ts';
import { otherLanguageReply } from './replies/languages.ts';
import { leadingReply, nextOf } from './replies/next-step.ts';
import { isAboutPractice, practisingReply } from './replies/practice.ts';
import { isStory, isWhether, storyAskedBack, unsure } from './replies/questions-back.ts';
import type { Known } from './replies/record.ts';
import { adviceReply, scoreReply } from './replies/record.ts';
import type { Situation } from './situation.ts';
import { bare, sectionNamed } from './situation.ts';
import { checkStep } from './steps/check-step.ts';
import { checkedReply, isReadWhole, unreadReply } from './steps/claims.ts';
import type { FollowUp } from './talk/follow-up.ts';
import { followUpIn } from './talk/follow-up.ts';
import { intentsOf } from './talk/intents.ts';
import { paragraphs, styleOf, wantsSimple } from './talk/style.ts';
import { foreignWords } from './talk/subjects.ts';
import { hasOtherMeaning, lessonsIn } from './talk/topics.ts';
import { contentWords, wordsOf } from './talk/words.ts';

/** One answer to a conversation, whole. Tells no key of a standing question, and none of the call's secrets. */
export async function composeReply(parts: BuiltInParts, asker: Asker, ask: Ask): Promise<string> {
  const message = (ask.turns.findLast(({ role }) => role === 'user')?.text ?? '').slice(0, 8000);
  const math = await mathLibrary();
  const standing = (await parts.knowledge?.standing(asker, asker.userId)) ?? [];
  const situation: Situation = {
    parts,
    asker,
    message,
    turns: ask.turns,
    intents: intentsOf(message),
    style: styleOf(
      ask,
      message,
      ask.turns.some(({ role, text }) => role === 'user' && wantsSimple(text)),
    ),
    math,
    ...threadOf(math, ask.turns),
    standing,
  };
  const reply = await answerTo(situation);
  const told = reply.replaceAll(message.length > 20 ? message : '\u0000', ' ');
  const isTelling =
    standing.some((question) => question.givesAway(told)) ||
    (ask.secrets ?? []).some((secret) => secret !== '' && told.includes(secret));
  return isTelling ? conduct.heldBackReply : reply;
}

async function answerTo(situation: Situation): Promise<string> {
  const { intents, message, focus, turns } = situation;
  if (intents.has('distress')) return conduct.distressReply;
  if (intents.has('low')) return conduct.lowReply;
  const aboutStanding = await ofStanding(situation);
  if (aboutStanding) return aboutStanding;
  if (isStepOfStanding(situation)) return conduct.standingStepReply;
  if (focus?.kind === 'exercise' && focus.isNew && !focus.verdict) {
    const check = checkStep(situation.math, message);
    const checked = check?.kind === 'holds' || check?.kind === 'fails' ? checkedReply(check, message) : undefined;
    if (checked) return checked;
  }
  if (focus?.kind === 'exercise') return leadingReply(focus, intents, situation.style);
  if (intents.has('other-language')) return otherLanguageReply(message, turns);
  const claim = ofClaim(situation);
  if (claim) return claim;
  if (focus?.kind === 'practice') {
    const example = await practised(situation, focus.stem);
    if (example && isAboutPractice(message, example, intents)) return practisingReply(focus, example, intents);
  }
  const fact = focus?.kind === 'lesson' ? focus.fact : undefined;
  if (fact && !isSaid(turns, fact.says)) return factReply(fact, verdictOn(fact, message));
  if (intents.has('answers-of-test')) return conduct.testAnswersReply;
  if (intents.has('own-writing')) return conduct.ownWritingReply;
  const thread = focus ?? situation.earlier;
  const isWriting = thread?.kind === 'lesson' && thread.lessons.some(({ id }) => writingLessons.has(id));
  const writing = writingReply(message, turns, isWriting);
  if (writing) return writing;
  const another = ofAnother(situation);
  return (
    another ??
    (await ofRecord(situation)) ??
    (await ofThread(situation, (wanted) => wanted !== 'question')) ??
    (await ofSubject(situation)) ??
    (await ofThread(situation, (wanted) => wanted === 'question')) ??
    ofConduct(situation)
  );
}

/** "Another one like that": the next task of the kind that was just solved. */
const ofAnother = ({ earlier, message }: Situation) =>
  earlier?.kind === 'exercise' &&
  earlier.isDone &&
  /\b(?:another|one more|more|next)\b.{0,16}\blike (?:that|this|it|these|those)\b/i.test(message)
    ? nextOf(earlier.exercise)
    : undefined;

/** A step with numbers of a question that is open: whether it holds would tell what its answer is. */
const isStepOfStanding = ({ standing, message, math, focus }: Situation) =>
  standing.some((question) => sharesNumbers(message, question)) &&
  (focus?.kind === 'exercise' || checkStep(math, message) !== undefined);

/** Where a learner's own text is talked about. */
const writingLessons: ReadonlySet<string> = new Set(['essay', 'introduction', 'thesis', 'counterargument']);

/** A third of what a message is about, or more, is no subject of the tutor's; or it asks without pointing back. */
const isAboutAnother = (message: string) => {
  const foreign = foreignWords(message).length;
  const words = contentWords(message).filter((word) => !/\d/.test(word)).length;
  if (hasOtherMeaning(message) || (foreign > 0 && foreign * 3 >= words)) return true;
  return (
    followUpIn(message) === 'question' &&
    wordsOf(message).length > 3 &&
    lessonsIn(message).length === 0 &&
    !pointingBack.test(message)
  );
};
const pointingBack =
  /\b(?:it|its|it's|that|thats|that's|this|they|them|these|those|there|here|ones?|then|so|we|u|you|again|else|more|\d+|my|first|next|answer|result|step|number|multiply|divide|add|subtract|mean|means)\b/i;

/** "Why?", "an example", "how do I check that?": about what was just talked about. */
async function ofThread(situation: Situation, isWanted: (wanted: FollowUp) => boolean): Promise<string | undefined> {
  const { focus, earlier, message, intents, turns, style } = situation;
  const isElsewhere = (
    ['greeting', 'about-tutor', 'abilities', 'off-topic', 'override', 'nerves', 'memory'] as const
  ).some((intent) => intents.has(intent));
  const wanted = followUpIn(message);
  if (focus || !earlier || !wanted || isElsewhere || !isWanted(wanted) || isAboutAnother(message)) return undefined;
  if (earlier.kind === 'exercise') return aboutTask(earlier, wanted);
  const [lesson] = earlier.lessons;
  if (wanted === 'example' && lesson && isSaid(turns, lesson.example))
    return explainingReply({ ...earlier, level: 1 }, await workedExamples(situation, lesson), style);
  return aboutIdea(earlier, wanted, (text) => isSaid(turns, text));
}

const isSaid = (turns: Situation['turns'], text: string) =>
  turns.some((turn) => turn.role === 'assistant' && turn.text.includes(text));

/** Questions of practice on an idea that can be told in words, with their ways. */
async function workedExamples({ parts, asker }: Situation, { id, names, concepts = [] }: Lesson) {
  const found = await parts.knowledge?.examples(asker, names.join(' '), { concepts: [id, ...concepts], most: 5 });
  return (found ?? []).filter(({ stimulus }) => stimulus.every(({ kind }) => kind !== 'figure'));
}

/** A question that stands before the learner: its hint ladder, a rung for each time it is asked about, and nothing else. */
async function ofStanding({
  parts,
  asker,
  message,
  turns,
  intents,
  standing,
  focus,
}: Situation): Promise<string | undefined> {
  if (standing.length === 0) return undefined;
  const said = turns.filter(({ role }) => role === 'user').map(({ text }) => text);
  const isFree = focus === undefined || (focus.kind === 'lesson' && intents.has('current-question'));
  const now = standingIn(message, intents, standing, isFree, focus === undefined || focus.kind === 'lesson');
  const before = said.slice(0, -1).flatMap((text) => standingIn(text, intentsOf(text), standing, true) ?? []);
  const isFollowing =
    /^.{0,80}$/s.test(message) &&
    (['hint', 'stuck', 'answer', 'check', 'current-question', 'override'] as const).some((intent) =>
      intents.has(intent),
    );
  const last = before.at(-1);
  const question =
    now ?? (isFollowing && focus?.kind !== 'practice' && !(focus?.kind === 'exercise' && !last) ? last : undefined);
  if (!question) return undefined;
  const ladder = hintLadder(question);
  const level = Math.min(
    before.filter(({ questionId }) => questionId === question.questionId).length +
      (now
        ? 0
        : said.length -
          said.findLastIndex((text) => standingIn(text, intentsOf(text), standing, true) !== undefined) -
          2),
    Math.max(0, ladder.length - 1),
  );
  const hint = ladder[Math.max(0, level)];
  if (hint && question.counts) await counted(parts, asker, question, hint.id);
  return standingReply(question, hint, intents, level >= ladder.length - 1);
}

/** A hint to a question that counts is a hint, wherever it was given. */
async function counted(
  { hints }: BuiltInParts,
  asker: Asker,
  { questionId }: StandingQuestion,
  hintId: string,
): Promise<void> {
  // It may have been answered in another tab in the meantime: then there is nothing left to count.
  await hints?.handedOut(asker, asker.userId, questionId, [hintId]).catch(() => undefined);
}

/** "(a+b)² = a² + b²", "1/4 = 25%": formulas that claim something. */
function ofClaim({ math, message }: Situation): string | undefined {
  const checked = checkedReply(checkStep(math, message), message);
  if (checked) return checked;
  if (!isReadWhole(message)) return undefined;
  const { statements, plain } = read(math, message);
  const verdict = judgeIdentity(math, statements, plain);
  if (!verdict) return undefined;
  if (verdict.kind === 'solved')
    return paragraphs(verdict.says, 'How did you see it? Say it in your own words, or send the next one.');
  return verdict.says.trim().endsWith('?') ? verdict.says : paragraphs(verdict.says, 'What would you change?');
}

async function practised({ parts, asker }: Situation, stem: string): Promise<WorkedExample | undefined> {
  const examples = (await parts.knowledge?.examples(asker, stem, { most: 10 })) ?? [];
  return examples.find((example) => bare(example.stem) === bare(stem));
}

async function ofRecord(situation: Situation): Promise<string | undefined> {
  const { intents, message, style } = situation;
  if (intents.has('practice-question') && !intents.has('what-to-practise')) return practiceQuestion(situation);
  if (intents.has('what-to-practise')) {
    const [lesson] = lessonsIn(message);
    return adviceReply(await known(situation), style, lesson?.title, sectionNamed(message));
  }
  if (intents.has('score') && lessonsIn(message).length === 0) return scoreReply(await known(situation));
  const lastAsked =
    situation.turns
      .findLast(({ role }) => role === 'assistant')
      ?.text.split('\n\n')
      .at(-1) ?? '';
  if (
    /^\W*(?:yes|yeah|yep|ok(?:ay)?|sure|please|go on|another|more|harder|next)\b[\s\w]{0,24}\W*$/i.test(message) &&
    /\b(?:practice question|another one)\b/.test(lastAsked) &&
    situation.focus?.kind !== 'lesson'
  )
    return practiceQuestion(situation);
  return undefined;
}

async function known({ parts, asker }: Situation): Promise<Known> {
  const [eiq, profile] = await Promise.all([
    parts.record?.eiq(asker, asker.userId),
    parts.record?.profile(asker, asker.userId),
  ]);
  return { eiq, profile };
}

async function ofSubject(situation: Situation): Promise<string | undefined> {
  const { intents, focus, style } = situation;
  const isSocial =
    (intents.has('greeting') && !intents.has('explanation')) ||
    intents.has('about-tutor') ||
    (intents.has('off-topic') && !intents.has('stuck'));
  if (focus?.kind === 'lesson' && !(isSocial && focus.level === 0)) {
    const lessons = intents.has('check') && intents.has('answer') ? focus.lessons.slice(0, 1) : focus.lessons;
    const [lesson] = lessons;
    const examples = focus.level > 0 && lesson ? await workedExamples(situation, lesson) : [];
    const isOpen = !focus.fact && !focus.isAnswered && focus.level === 0 && isWhether(situation.message);
    // A lesson that was picked by its name does not answer whether something is so.
    if (isOpen && isStory(situation.message) && contentWords(situation.message).length > 12)
      return storyAskedBack(situation.message);
    return paragraphs(
      isOpen ? unsure : await ofHistory(situation, lesson),
      explainingReply({ ...focus, lessons }, examples, style),
    );
  }
  if (isSocial) return undefined;
  return ofStory(situation);
}

/** Where the record says that this very idea went wrong before, it is said, so that nobody feels alone with it. */
async function ofHistory({ parts, asker, focus }: Situation, lesson: Lesson | undefined): Promise<string | undefined> {
  if (!lesson || focus?.kind !== 'lesson' || focus.level > 0 || focus.isAnswered) return undefined;
  const hard = (await parts.record?.profile(asker, asker.userId))?.strugglingConcepts ?? [];
  const concept = [lesson.id, ...(lesson.concepts ?? [])].find((id) => hard.includes(id));
  return concept
    ? `${conceptTitle(concept)} has been hard for you in your latest answers, so let us take it slowly.`
    : undefined;
}

/** A task told in words, or an idea the lessons lack: the nearest question of practice, where it is really near. */
async function ofStory({ parts, asker, message }: Situation): Promise<string | undefined> {
  const words = contentWords(message);
  if (words.length < 2) return undefined;
  const [nearest] = (await parts.knowledge?.examples(asker, message, { most: 1 })) ?? [];
  if (!nearest) return undefined;
  const own = new Set(contentWords(`${nearest.stem} ${nearest.concepts.join(' ')} ${nearest.contentArea}`));
  const shared = new Set(words.filter((word) => own.has(word)));
  // Figures and letters of options say nothing of what a story is about.
  const telling = new Set(
    words.filter((word) => /^\p{L}{2,}$/u.test(word) && !['question', 'screenshot'].includes(word)),
  );
  const near = [...telling].filter((word) => shared.has(word)).length;
  const isNear = near >= 4 && near >= telling.size * 0.6;
  const isNamed =
    foreignWords(message).length === 0 &&
    !hasOtherMeaning(message) &&
    nearest.concepts.some((concept) => contentWords(concept).every((word) => words.includes(word)));
  if (!isNear && !isNamed) return undefined;
  const lesson = nearest.concepts.map(lessonOf).find((each) => each !== undefined);
  return isNear || !lesson
    ? storyReply(nearest, conceptTitle)
    : explainingReply({ kind: 'lesson', lessons: [lesson], level: 0 }, [], {
        isShort: false,
        isSimple: false,
        beginsWithExample: false,
        beginsWithQuestion: false,
        purpose: 'chat',
      });
}

function ofConduct({ intents, message, turns, earlier, math }: Situation): string {
  if (checkStep(math, message)?.kind === 'unread') return unreadReply(message);
  if (intents.has('override')) return conduct.overrideReply;
  if (intents.has('off-topic')) return conduct.offTopicReply;
  const isGiven = (reply: string) => turns.some(({ role, text }) => role === 'assistant' && text.trim() === reply);
  if (intents.has('frustration'))
    return isGiven(conduct.frustrationReply) ? conduct.frustrationAgainReply : conduct.frustrationReply;
  if (intents.has('bored')) return conduct.boredReply;
  if (intents.has('plea')) return conduct.pleaReply;
  if (intents.has('nerves')) return conduct.nervesReply;
  if (intents.has('memory')) return conduct.memoryReply;
  if (intents.has('about-tutor')) return conduct.aboutReply;
  if (intents.has('abilities')) return conduct.abilitiesReply;
  if (intents.has('greeting')) return conduct.greetingReply;
  if (intents.has('thanks')) return conduct.thanksReply;
  if (intents.has('help')) return conduct.helpReply;
  if (isStory(message)) return storyAskedBack(message);
  if (isAboutAnother(message)) return conduct.unknownReply;
  if (earlier) return backToThread(earlier);
  if (intents.has('stuck') || intents.has('hint')) return conduct.helpReply;
  if (intents.has('check') && contentWords(message).length < 8) return conduct.checkNothingReply;
  if ([conduct.unclearReply, conduct.unknownReply, conduct.checkNothingReply].some(isGiven))
    return conduct.unclearAgainReply;
  if (intents.has('explanation') && contentWords(message).length > 0) return conduct.unknownReply;
  return conduct.unclearReply;
}
