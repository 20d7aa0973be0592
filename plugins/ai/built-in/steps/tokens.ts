import { units } from './units.ts';

export type Token =
  | { readonly kind: 'number' | 'operator' | 'relation' | 'unknown' | 'root' | 'word'; readonly text: string }
  | { readonly kind: 'unit'; readonly text: string; readonly power: number };

const pattern = /\d+(?:[.,]\d+)*|(?:square_|cubic_)?[a-z]+(?:\^[23])?(?:'[a-z]+)?|[€$£°]|[√∛π%+*/:()^-]|[=≈≠<>≤≥]|\S/g;
const unknowns = /^[a-hj-z]$/;

/** Splits a clause into numbers, units, signs, unknowns and words. The clause is the result of `inSigns`. */
export function tokensOf(clause: string): Token[] {
  const pieces = [...clause.matchAll(pattern)].map((match) => ({ text: match[0], at: match.index }));
  const tokens: Token[] = [];
  for (const [index, { text, at }] of pieces.entries()) {
    const before = tokens.at(-1);
    const next = pieces[index + 1];
    const isClose = before !== undefined && pieces[index - 1] && at === end(pieces[index - 1]);
    const isBeforeClose = next !== undefined && next.at === at + text.length;
    if (/^\d/.test(text)) tokens.push({ kind: 'number', text });
    else if (/^[=≈≠<>≤≥]$/.test(text)) tokens.push({ kind: 'relation', text });
    else if (/^[√∛]$/.test(text)) tokens.push({ kind: 'root', text });
    else if (text === 'π' || text === 'pi') tokens.push({ kind: 'number', text: 'π' });
    else if (text === 'x' && isTimes(before, isClose === true, next?.text, isBeforeClose))
      tokens.push({ kind: 'operator', text: '*' });
    else if (/^[%+*/:()^-]$/.test(text)) tokens.push({ kind: 'operator', text });
    else {
      const unit = unitOf(text, before, next?.text);
      const letter = text.replace(/\^[23]$/, '');
      if (unit) tokens.push(unit);
      else if (unknowns.test(letter) && isUnknown(letter, before, isClose === true, next?.text, isBeforeClose)) {
        tokens.push({ kind: 'unknown', text: letter });
        if (text !== letter) tokens.push({ kind: 'operator', text: '^' }, { kind: 'number', text: text.slice(-1) });
      } else if (
        /^[abcnpqxyz]{2,3}$/.test(text) &&
        (isClose || before?.kind === 'operator' || before?.kind === 'relation')
      )
        // "2ab": unknowns side by side are a product.
        tokens.push(...[...text].map((each): Token => ({ kind: 'unknown', text: each })));
      else if (text === 'of' && isOperand(before) && next && /^[\d(√]/.test(next.text))
        tokens.push({ kind: 'operator', text: 'of' });
      else tokens.push({ kind: 'word', text });
    }
  }
  return tokens;
}

const end = (piece: { text: string; at: number } | undefined) => (piece ? piece.at + piece.text.length : -1);

const isOperand = (token: Token | undefined) =>
  token !== undefined &&
  (token.kind === 'number' || token.kind === 'unit' || token.text === ')' || token.text === '%' || token.text === '°');

/** `3 x 4`, `3x4`, `(1+2) x 3`, `3 cm x 4 cm`: the letter is a multiplication sign. */
const isTimes = (before: Token | undefined, isClose: boolean, next: string | undefined, isBeforeClose: boolean) =>
  isOperand(before) && next !== undefined && /^[\d(√€$£]/.test(next) && isClose === isBeforeClose;

function unitOf(text: string, before: Token | undefined, next: string | undefined): Token | undefined {
  const [, name = '', raised] = /^(.*?)(?:\^([23]))?$/.exec(text) ?? [];
  const [, prefix, own = ''] = /^(square_|cubic_)?(.*)$/.exec(name) ?? [];
  if (!units.has(own)) return undefined;
  const isCurrency = /^[€$£]$/.test(own);
  const follows = before?.kind === 'number' || before?.text === ')' || before?.text === '/' || before?.kind === 'unit';
  if (!follows && !(isCurrency && next && /^\d/.test(next))) return undefined;
  // The "in" of "12 in the box" is a preposition.
  if (own === 'in' && next !== undefined && !/^[-+*/=≈<>≤≥)?]$/.test(next)) return undefined;
  return { kind: 'unit', text: own, power: prefix ? (prefix === 'cubic_' ? 3 : 2) : Number(raised ?? 1) };
}

const isUnknown = (
  letter: string,
  before: Token | undefined,
  isClose: boolean,
  next: string | undefined,
  isBeforeClose: boolean,
) =>
  (next !== undefined && /^[-+*/^=≈≠<>≤≥)]$/.test(next)) ||
  (next === '(' && isBeforeClose) ||
  before?.kind === 'relation' ||
  (before?.kind === 'operator' && before.text !== '%' && before.text !== ')') ||
  (isClose && (before?.kind === 'number' || before?.kind === 'unknown' || before?.text === ')')) ||
  (letter === 'x' && before?.kind === 'number');
