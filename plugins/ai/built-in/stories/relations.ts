import { amount } from './story.ts';

/** A person or thing that has an amount in a story. */
export interface Who {
  readonly key: string;
  readonly shown: string;
}

/** A statement of a story about amounts: one is a number of times, or a number more than, another. */
export type Relation =
  | { readonly kind: 'times'; readonly of: Who; readonly by: number; readonly than: Who }
  | { readonly kind: 'more'; readonly of: Who; readonly by: number; readonly than: Who }
  | { readonly kind: 'has'; readonly of: Who; readonly by: number }
  /** The sum of all; for ages, in `inYears` years (negative: years ago). */
  | { readonly kind: 'together'; readonly by: number; readonly inYears: number };

const noBody = new Set(
  (
    'is are was were has have had be been being will would can does do did many much how what which who times and or but if then than as that this these those there together they them their ' +
    'total all each both now old years year age ages costs cost costing weighs earns gets got sold read ate scored exactly more less older younger in of to for with from so by at on the a an sum altogether equal ' +
    'number than whole amount together combined find need needs we us you our'
  ).split(' '),
);
const who = String.raw`((?:(?:the|her|his|my|our|their|a|an|your) )?(?:\w+ )??[a-z]+)`;
const verb =
  '(?:has|have|is|are|was|had|got|gets|owns|earns|earned|weighs|costs?|scored|sold|reads?|collected|collects|ate|eats|picked|made|makes|walked|ran|runs|baked|pays?|paid|drank|saved|can)';
const less = /less|fewer|younger|shorter|smaller|cheaper|lighter|lower|slower/;
const comparative =
  '(more|less|fewer|older|younger|taller|shorter|longer|smaller|bigger|larger|heavier|lighter|cheaper|higher|lower)';

const patterns = {
  times: new RegExp(
    `${who} ${verb} (?:\\w+ )?(\\d{1,3}(?:\\.\\d)?) times (?:as \\w+(?: \\w+){0,3}? as|(?:${comparative})(?: \\w+)? than|(?:the |her |his |its )?(?:age|price|number|amount|weight|length|height|size|cost)(?: \\w+)? of) ${who}`,
    'g',
  ),
  more: new RegExp(
    `${who} ${verb} (?:\\w+ )?${amount} ?(?:[a-z]+ ){0,2}?${comparative}(?: [a-z]+){0,2}? than ${who}`,
    'g',
  ),
  has: new RegExp(
    `${who} ${verb} (?:\\w+ )?${amount}(?!\\d| ?(?:times|%)|(?: [a-z]+){0,3}? (?:more|fewer|less|older|younger|together)\\b| (?:cm|km) )`,
    'g',
  ),
};

/** The statements of a story about who has how much. Pronouns refer to the subject of the previous statement. */
export function relationsIn(text: string): { relations: Relation[]; named: Who[] } {
  const found: { readonly at: number; readonly relation: Relation }[] = [];
  const named = new Map<string, Who>();
  let subject: Who | undefined;
  const mentioned = (words: string): Who | undefined => {
    const each = whoIs(words, subject);
    if (!each) return undefined;
    // "Her brother" and later "the brother" are the same person; the first name is kept.
    const known = named.get(each.key) ?? each;
    named.set(each.key, known);
    return known;
  };
  const matches = (['times', 'more', 'has'] as const)
    .flatMap((kind) => [...text.matchAll(patterns[kind])].map((match) => ({ kind, match })))
    .sort((one, other) => one.match.index - other.match.index);
  let end = -1;
  for (const { kind, match } of matches) {
    if (match.index < end) continue;
    const [all, first = '', by = '0', third = '', fourth = ''] = match;
    if (kind === 'has' && isTogether(clauseAt(text, match.index))) continue;
    const of = mentioned(first);
    if (!of) continue;
    if (kind === 'has') {
      found.push({ at: match.index, relation: { kind, of, by: Number(by) } });
    } else {
      const than = mentioned(kind === 'more' ? fourth : (match.at(-1) ?? ''));
      if (!than || than.key === of.key) continue;
      const sign = kind === 'more' && less.test(third) ? -1 : 1;
      found.push({ at: match.index, relation: { kind, of, by: sign * Number(by), than } });
    }
    subject = of;
    end = match.index + all.length;
  }
  const together = togetherIn(text);
  const relations = found.map(({ relation }) => relation);
  return { relations: together ? [...relations, together] : relations, named: [...named.values()] };
}

const isTogether = (clause: string) =>
  /\b(?:together|in total|altogether|in all|combined|sum|total|between them)\b/.test(clause);

const clausesOf = (text: string) =>
  text
    .split(/(?<!\d)[.,;!?]|[.,;!?](?!\d)|\bhow (?:many|much|old|long|tall|heavy)\b.*$|\bwhat (?:is|does|do)\b.*$/)
    .filter((clause) => clause !== undefined);
const clauseAt = (text: string, at: number): string => {
  let from = 0;
  for (const clause of text.split(/(?<!\d)[.,;!?]|[.,;!?](?!\d)/)) {
    if (at <= from + clause.length) return clause;
    from += clause.length + 1;
  }
  return text;
};

function togetherIn(text: string): Relation | undefined {
  for (const clause of clausesOf(text)) {
    if (!isTogether(clause)) continue;
    const later = /\bin (\d{1,2}) years\b/.exec(clause);
    const before = /\b(\d{1,2}) years ago\b/.exec(clause);
    const rest = clause
      .replace(later?.[0] ?? '\u0000', ' ')
      .replace(before?.[0] ?? '\u0000', ' ')
      .replaceAll(/\d+(?:\.\d+)? times/g, ' ');
    const numbers = [...rest.matchAll(/\d+(?:\.\d+)?/g)].map(([number]) => Number(number));
    const by = numbers.length === 1 ? numbers[0] : undefined;
    if (by === undefined || /\bmore than\b|\bthan\b/.test(rest)) continue;
    return { kind: 'together', by, inYears: Number(later?.[1] ?? 0) - Number(before?.[1] ?? 0) };
  }
  return undefined;
}

/** The person or thing that words name; undefined if they name none. */
export function whoIs(words: string, subject: Who | undefined): Who | undefined {
  const parts = words.trim().split(' ');
  const name = parts.at(-1) ?? '';
  const determiner = parts.find((each) => /^(?:the|her|his|my|our|their|a|an|your)$/.test(each));
  if (/^(?:he|she|it|him|her)$/.test(name)) return subject;
  if (/^(?:i|me)$/.test(name)) return { key: 'you', shown: 'you' };
  if (noBody.has(name) || /^\d/.test(name)) return undefined;
  const shown = determiner
    ? `${determiner === 'my' || determiner === 'our' ? 'your' : 'the'} ${name}`
    : `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  return { key: name, shown };
}
