import { inSigns } from './notation.ts';
import type { NumberReading } from './numbers.ts';
import { readingsOf } from './numbers.ts';
import type { Side } from './side.ts';
import { sideOf } from './side.ts';
import { checkRequest, statesResult } from './statement.ts';
import type { Token } from './tokens.ts';
import { tokensOf } from './tokens.ts';
import { mixesCurrencies } from './units.ts';

export type Relation = '=' | '≈' | '≠' | '<' | '>' | '≤' | '≥';

/** `8 × 3 = 24`: sides with the relations between them. One side and no relation is a lone expression. */
export interface Formula {
  readonly sides: readonly Side[];
  readonly relations: readonly Relation[];
  /** The text of the message, in signs. */
  readonly text: string;
}

/** A message that was understood completely. */
export interface Reading {
  readonly formulas: readonly Formula[];
  /** It asks whether its formulas are true. */
  readonly isQuestion: boolean;
}

export interface Understood {
  /** One for each way to read its numbers, the likeliest first; empty if any part was not understood. */
  readonly readings: readonly Reading[];
  /** It has a relation between numbers or unknowns. */
  readonly hasRelation: boolean;
}

/**
 * Understands a message completely or not at all. Around the formulas, only words are allowed that do not change the
 * claim. An unknown word, a number left over, or a question about anything but a result makes it fail.
 */
export function understand(message: string): Understood {
  const text = inSigns(message).trim().replace(checkRequest, '');
  const hasRelation = /[\da-z)%²³€$£]\s*[=≈≠<>≤≥]\s*[-+\d(√a-z€$£]/.test(text);
  if (message.length > maxCharacters || turning.test(text) || mixesCurrencies(text) || !statesResult(text))
    return { readings: [], hasRelation };
  const readings = readingsOf(text).map((reading) => readAll(text, reading));
  return { readings: readings.every((each) => each !== undefined) ? readings : [], hasRelation };
}

const maxCharacters = 600;

/** Words that negate, doubt or ask for anything but whether a result is right. */
const turning =
  /\b(?:not|n[o']t|isn|isnt|doesn|doesnt|don|dont|never|no|nor|neither|without|except|unless|if|whether|suppose|assume|pretend|imagine|wrong|false|incorrect|instead|why|how|what|whats|when|where|who|whose|which|do i|do we|should i|should we|can i|can we|could i|may i|must i|shall i|am i|have i|did you|do you|can you|could you|would you|difference|remainder|rest|mod|ratio|base|binary|hex|log|sin|cos|tan|factorial|twice|double|triple|thrice|dozen|hundred|thousand|million|billion|pair)\b|n't\b|(?<=\w)!(?=\s*[-+*/=])|\.\.\.|…|±|\bplus or minus\b/;

const strongEnd = /[;!?\n]+|\.(?!\d)|→|\b(?:so|then|therefore|thus|hence|because|since|but|cause|means?|ok|okay)\b/;
const weakEnd = /,(?=\s)|,$|\band\b/;

function readAll(text: string, reading: NumberReading): Reading | undefined {
  const formulas: Formula[] = [];
  let asks = false;
  for (const sentence of text.split(strongEnd)) {
    const own: Formula[] = [];
    for (const clause of sentence.split(weakEnd)) {
      const tokens = tokensOf(clause);
      if (asking.test(clause)) asks = true;
      if (tokens.every(({ kind }) => kind === 'word')) {
        // A clause without a formula changes nothing, unless it contains number words.
        if (tokens.some((token) => countWords.has(token.text))) return undefined;
        continue;
      }
      const formula = formulaIn(tokens, reading, clause);
      if (!formula) return undefined;
      own.push(formula);
    }
    // "The mean of 4, 8 and 12 is 8": the relation is about the list, not about 12.
    const lone = own.findIndex(({ relations }) => relations.length === 0);
    const isList = lone >= 0 && own.some(({ relations }) => relations.length > 0);
    if (isList && !own[0]?.sides[0]?.hasUnknowns) return undefined;
    formulas.push(...own);
  }
  return { formulas, isQuestion: asks || /\?\s*\W*$/.test(text) };
}

const asking = /^\s*(?:is|are|does|was)\b|\b(?:right|correct|true|check|ok)\b/;

const countWords = new Set(
  'one two three four five six seven eight nine ten eleven twelve twenty thirty forty fifty half halves third thirds quarter quarters fifth'.split(
    ' ',
  ),
);

/** Words around a formula that change nothing about what it claims. */
const fillers = new Set(
  (
    "i ive i've im we you u me my our the a an it its it's that that's thats this these here there now well hi hello hey um uh hmm maybe perhaps probably guess " +
    "get got gets getting think thought have had found find say said did tried try try: calculate calculated worked work compute computed put wrote write see let lets let's " +
    'is are was be would must been answer answers result results solution solutions step steps first second next last line formula calculation equation sum:' +
    ' to for of in on at with as from by out up just simply really exactly also again still finally overall altogether total ' +
    'right correct true yes yeah yep done please pls check checked thanks thank true: claim believe reckon sure ' +
    'area perimeter volume price cost costs distance time speed length width height side base: average mean radius diameter circumference amount value number discount interest ' +
    'triangle rectangle circle box cube cuboid field garden room trip train car shop class homework question task problem ' +
    'does same way side sides both left hand good converted bigger larger smaller greater higher lower longer shorter or always need needed made make exactly more increase decrease each'
  ).split(/\s+/),
);

function formulaIn(tokens: readonly Token[], reading: NumberReading, clause: string): Formula | undefined {
  const isFiller = (token: Token | undefined) =>
    token !== undefined &&
    ((token.kind === 'word' && (fillers.has(token.text) || /^["'“”():,]$/.test(token.text))) ||
      (token.kind === 'operator' && token.text === ':'));
  let [from, to] = [0, tokens.length];
  while (from < to && isFiller(tokens[from])) from += 1;
  while (to > from && isFiller(tokens[to - 1])) to -= 1;
  // "the area is = 12": the left side of the relation consists of words.
  const lead = tokens.slice(0, from);
  if (tokens[from]?.kind === 'relation' && lead.length > 0 && lead.every(({ kind }) => kind === 'word')) from += 1;
  const own = withRelations(tokens.slice(from, to), lead);
  const sides: Side[] = [];
  const relations: Relation[] = [];
  let side: Token[] = [];
  for (const token of own) {
    if (token.kind !== 'relation') {
      side.push(token);
      continue;
    }
    const read = sideOf(side, reading);
    if (!read) return undefined;
    sides.push(read);
    relations.push(token.text as Relation);
    side = [];
  }
  // "is 15% of 80 12": two sides, if there is exactly one place to split them.
  const isAsked = relations.length === 0 && /^\s*(?:is|are|does|was)\b/.test(clause);
  const parted = !isAsked
    ? []
    : side.flatMap((token, at) => {
        const [one, other] = [sideOf(side.slice(0, at), reading), sideOf(side.slice(at), reading)];
        return one && other && token.kind === 'number' ? [[one, other] as const] : [];
      });
  const [only] = parted;
  const last = sideOf(side, reading);
  if (only && parted.length === 1) {
    sides.push(...only);
    relations.push('=');
  } else if (last && parted.length === 0) sides.push(last);
  else return undefined;
  return { sides, relations, text: clause.trim() };
}

/** "15% of 80 is 12" and "I get 24 for 8 * 3" as relations. */
function withRelations(tokens: readonly Token[], lead: readonly Token[]): Token[] {
  const isGot = lead.some(({ text }) => /^(?:get|got|have|had|found|say|think)$/.test(text));
  return tokens.flatMap((token, index): Token[] => {
    if (token.kind !== 'word') return [token];
    const [before, next] = [tokens[index - 1], tokens[index + 1]];
    const isBetween = before !== undefined && next !== undefined && before.kind !== 'word' && next.kind !== 'word';
    if (/^(?:is|are|was)$/.test(token.text))
      return isBetween && next.kind !== 'relation' && before.kind !== 'relation'
        ? [{ kind: 'relation', text: '=' }]
        : next?.kind === 'relation'
          ? []
          : [token];
    if (token.text === 'for' && isBetween && isGot) return [{ kind: 'relation', text: '=' }];
    return [token];
  });
}
