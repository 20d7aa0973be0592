import { shippedLessons } from '../../../lessons/services.ts';
import { isNear, wordsOf } from '../talk/words.ts';
import { beliefFacts } from './beliefs.ts';
import { computedIn } from './computed.ts';
import type { Fact } from './fact.ts';
import { kindsIn } from './kinds.ts';

export type { Fact } from './fact.ts';

/** What lessons state, after ideas with a typical wording. */
export const facts: readonly Fact[] = [
  ...beliefFacts,
  ...shippedLessons().flatMap(({ id, facts: stated }) =>
    stated.map(({ asked, isTrue, statement, next }) => ({
      lesson: id,
      about: asked,
      ...(isTrue !== undefined && { holds: isTrue }),
      statement,
      question: next,
    })),
  ),
];

/** Longer messages are stories rather than questions. */
const maxWords = 45;

/**
 * The fact that answers a message which asks whether or why something is true.
 *
 * @param context the earlier topic, for "but why square them?"
 */
export function factIn(message: string, context = ''): Fact | undefined {
  const plain = plainOf(message);
  const matching = facts.find(({ about }) => about instanceof RegExp && about.test(plain));
  if (matching) return matching;
  const words = wordsOf(message);
  if (words.length > maxWords || !(asksWhether(message) || asksWhy(message))) return undefined;
  return (
    kindsIn(message) ??
    computedIn(plain) ??
    best(plain, words) ??
    (context ? best(`${plain} ${context}`, [...words, ...wordsOf(context)], words) : undefined)
  );
}

/** The "Yes" or "No" before a fact, if the message asks for one. */
export function verdictOn({ holds }: Fact, message: string): 'Yes' | 'No' | undefined {
  const plain = plainOf(message);
  if (holds === undefined || asksWhy(message) || !asksWhether(message) || /\bor (?!not\b|more\b|less\b)\w+/.test(plain))
    return undefined;
  const rest = plain
    .replace(/^\W*(?:(?:so|and|but|ok|then|wait|hey)[\s,]+)*(?:is|are|do|does|did|can|could|should|would)n'?t\b/, '')
    .replaceAll(/\bor not\b|\bnot sure\b|\bi (?:do not|don'?t) (?:know|get|understand)\b/g, '');
  const isDenied = /\b(?:not|never|cannot|cant|dont|doesnt|isnt|arent|wont)\b|n't\b/.test(rest);
  // After a negated question, "yes" and "no" would be ambiguous.
  return isDenied ? undefined : holds ? 'Yes' : 'No';
}

const plainOf = (message: string) => message.slice(0, 1000).normalize('NFKC').toLowerCase().replaceAll(/[’`]/g, "'");

const opening =
  '(?:so|and|but|ok|okay|um+|hey|wait|hi|hello|pls|please|also|then|hm+|now|quick question|question|i wonder|tell me|can (?:you|u) tell me|do you know|actually)';

const polar = new RegExp(
  `^\\W*(?:${opening}[\\s,:;.!-]+)*(?:is|are|was|were|do|does|did|can|could|will|would|should|must|has|have|may|might|if|whether|isn'?t|aren'?t|doesn'?t|don'?t|can'?t|shouldn'?t|won'?t|r)\\b(?! (?:you|u|we|i) (?:explain|help|give|show|tell|ask|please))`,
);

/** "Is …?", "can …?", "…, right?", "so …?", "my teacher says …". */
export function asksWhether(message: string): boolean {
  const plain = plainOf(message).trim();
  return (
    polar.test(plain) ||
    /\b(?:right|correct|true|ok|yes|no|or not|isn'?t it|or|valid|legit)\s*\?+\s*$/.test(plain) ||
    /\b(?:is (?:it|that|this) true|true or false|does (?:that|this|it) mean|is (?:it|that) (?:always|ever|possible))\b/.test(
      plain,
    ) ||
    /[.,;:!?]\s*(?:so )?(?:is|are|does|do|can|should|so|would|will|must|did|has)\b[^?]*\?\s*$/.test(plain) ||
    /^\W*(?:but |and |wait |ok )*so\b.*\?\s*$/.test(plain) ||
    /\b(?:i (?:think|thought|heard|read|believe|was told|always thought)|(?:my|a|our) (?:\w+ )?(?:teacher|friend|boss|colleague|brother|sister|dad|mum|mom|prof|professor|book)\w* (?:says?|said|told|thinks?|claims?))\b/.test(
      plain,
    )
  );
}

const asksWhy = (message: string) =>
  /\bwhy\b|\bhow come\b|^\W*y\b|\bcuz why\b|\b(?:whats|what's|what is) the (?:point|reason|use)\b|\bpoint of\b|\breason\b|\bsee the point\b|\bwhere (?:does|do)\b|\bhow (?:can|is|are|do) (?:it|that|this|we|they)\b|\bdifferen\w+\b|\bwhat (?:if|happens)\b|\bwhat'?s wrong\b|\bwhat is wrong\b|\bthe problem with\b|\bbut how\b|^\W*(?:and |so |but )?when (?:is|are|does|do)\b|\bhave to explain\b/.test(
    plainOf(message),
  );

/** The fact that matches best. `own` are the words without the context; at least one line must match them. */
function best(plain: string, words: readonly string[], own = words): Fact | undefined {
  let found: { fact: Fact; score: number } | undefined;
  for (const { fact, lines } of factsByLines) {
    const score = scoreOf(lines, plain, words);
    if (score <= (found?.score ?? 0)) continue;
    const isOwn = own === words || lines.some((line) => !line.isBarred && scoreOf([line], own.join(' '), own) > 0);
    if (isOwn) found = { fact, score };
  }
  return found?.fact;
}

interface Line {
  /** None of the choices may occur. */
  readonly isBarred: boolean;
  /** One of them is enough. */
  readonly choices: readonly Choice[];
}

interface Choice {
  readonly text: string;
  /** The text has signs, so it is searched for character by character. */
  readonly isLiteral: boolean;
  readonly words: readonly string[];
}

const factsByLines = facts.flatMap((fact) =>
  fact.about instanceof RegExp ? [] : [{ fact, lines: fact.about.map(lineOf) }],
);

function lineOf(line: string): Line {
  const choices = line
    .replace(/^!/, '')
    .split('|')
    .map((text): Choice => ({ text, isLiteral: /[^\p{L}\p{M}\d. ]/u.test(text), words: text.split(' ') }));
  return { isBarred: line.startsWith('!'), choices };
}

/** 0 if a line has no match or a barred line has one. */
function scoreOf(lines: readonly Line[], plain: string, words: readonly string[]): number {
  let score = 0;
  for (const { isBarred, choices } of lines) {
    if (isBarred) {
      if (choices.some((choice) => isSaid(choice, plain, words))) return 0;
      continue;
    }
    let longest = 0;
    for (const choice of choices) {
      if (choice.text.length > longest && isSaid(choice, plain, words)) longest = choice.text.length;
    }
    if (longest === 0) return 0;
    score += 10 + longest;
  }
  return score;
}

function isSaid(choice: Choice, plain: string, words: readonly string[]): boolean {
  if (choice.isLiteral) return plain.includes(choice.text);
  for (let at = 0; at < words.length; at++) if (isSaidFrom(at, choice.words, words)) return true;
  return false;
}

/** Whether the wanted words follow one another from `at`, with at most one other word between two of them. */
function isSaidFrom(at: number, wanted: readonly string[], words: readonly string[]): boolean {
  let place = at;
  for (const [index, part] of wanted.entries()) {
    if (isHere(words[place], part)) place += 1;
    else if (index > 0 && isHere(words[place + 1], part)) place += 2;
    else return false;
  }
  return true;
}

const isHere = (word: string | undefined, part: string) =>
  word !== undefined && (word === part || (part.length >= 5 && isNear(word, part)));
