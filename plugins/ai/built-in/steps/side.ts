import type { NumberReading } from './numbers.ts';
import { plainDigits } from './numbers.ts';
import type { Token } from './tokens.ts';

/** One side of a relation in the maths library's grammar: units as `u_cm`, roots as `sqrt(…)`. */
export interface Side {
  readonly formula: string;
  readonly tokens: readonly Token[];
  /** The notation has several meanings, so the side may be confirmed but is never called wrong. */
  readonly isAmbiguous: boolean;
  readonly hasUnits: boolean;
  readonly hasUnknowns: boolean;
  /** It contains an operation. */
  readonly isCalculation: boolean;
}

/** Undefined if the tokens do not form exactly one expression. */
export function sideOf(tokens: readonly Token[], reading: NumberReading): Side | undefined {
  if (tokens.length === 0 || tokens.some(({ kind }) => kind === 'word' || kind === 'relation')) return undefined;
  const work = new Writer(tokens, reading);
  const formula = work.sum();
  if (formula === undefined || !work.isDone) return undefined;
  return {
    formula,
    tokens,
    isAmbiguous: work.isAmbiguous,
    hasUnits: tokens.some(({ kind }) => kind === 'unit'),
    hasUnknowns: tokens.some(({ kind }) => kind === 'unknown'),
    isCalculation: work.isCalculation,
  };
}

/** Recursive descent over the tokens of one side. Every method returns undefined if the tokens do not fit. */
class Writer {
  isAmbiguous = false;
  isCalculation = false;
  private at = 0;
  private readonly tokens: readonly Token[];
  private readonly reading: NumberReading;
  constructor(tokens: readonly Token[], reading: NumberReading) {
    this.tokens = tokens;
    this.reading = reading;
  }

  get isDone(): boolean {
    return this.at >= this.tokens.length;
  }

  sum(depth = 0): string | undefined {
    if (depth > 8) return undefined;
    let text = this.product(depth);
    while (text !== undefined && (this.is('+') || this.is('-'))) {
      const sign = this.take();
      const started = this.at;
      const next = this.product(depth);
      if (next === undefined) return undefined;
      // Ambiguous: "80 + 15%" (of what?), and the extent of the operation in "half of 30 + 2" and "√9 + 16".
      const own = this.tokens.slice(started, this.at);
      if (own.at(-1)?.text === '%' && !text.includes('/100)')) this.isAmbiguous = true;
      text = `${text} ${sign} ${next}`;
      this.isCalculation = true;
      const isOpen = (token: Token, place: number) => token.kind === 'root' && this.tokens[place + 1]?.text !== '(';
      if (this.tokens.slice(0, started).some((token, place) => token.text === 'of' || isOpen(token, place)))
        this.isAmbiguous = true;
    }
    return text;
  }

  private product(depth: number): string | undefined {
    let isDivided = false;
    let { text } = this.factors(depth);
    while (text !== undefined) {
      const sign = this.peek()?.text;
      if (sign !== '*' && sign !== '/' && sign !== ':' && sign !== 'of') break;
      this.take();
      const isDivision = sign === '/' || sign === ':';
      if (sign === ':' && this.isTimeOfDay()) this.isAmbiguous = true;
      const next = this.factors(depth);
      if (next.text === undefined) return undefined;
      // "6/2(3)" and "1/2x" have two meanings.
      if (isDivision && next.isImplicit) return undefined;
      if (sign === 'of' && isDivided && !/^\d+$/.test(text.split('/')[0]?.trim() ?? '')) this.isAmbiguous = true;
      isDivided ||= isDivision;
      text = `${text} ${isDivision ? '/' : '*'} ${next.text}`;
      this.isCalculation = true;
    }
    return text;
  }

  /** Factors side by side, as `2x`, `3(4 + 1)` and `5√2`. */
  private factors(depth: number): { text: string | undefined; isImplicit: boolean } {
    let text = this.signed(depth);
    let isImplicit = false;
    while (text !== undefined) {
      const next = this.peek();
      if (!next || !(next.kind === 'unknown' || next.kind === 'root' || next.text === '(')) break;
      const factor = this.power(depth);
      if (factor === undefined) return { text: undefined, isImplicit };
      text = `${text} * ${factor}`;
      isImplicit = true;
      this.isCalculation = true;
    }
    return { text: isImplicit ? `(${text})` : text, isImplicit };
  }

  private signed(depth: number): string | undefined {
    if (this.is('-') || this.is('+')) {
      const sign = this.take();
      if (this.is('-') || this.is('+')) return undefined;
      const started = this.at;
      const text = this.power(depth);
      // "-3^2" is 9 for many learners, but -9 by the rules.
      if (this.tokens[started]?.kind === 'number' && text?.includes('^')) this.isAmbiguous = true;
      return text === undefined ? undefined : `(${sign}${text})`;
    }
    return this.power(depth);
  }

  private power(depth: number): string | undefined {
    const base = this.atom(depth);
    if (base === undefined || !this.is('^')) return base;
    this.take();
    const minus = this.is('-') ? this.take() : '';
    const exponent = this.is('(') ? this.atom(depth) : this.peek()?.kind === 'number' ? this.digits() : undefined;
    if (exponent === undefined || this.is('^')) return undefined;
    if (this.is('/') && !exponent.startsWith('(')) this.isAmbiguous = true;
    this.isCalculation = true;
    const text = `(${base}^(${minus}${exponent}))`;
    return this.peek()?.kind === 'unit' ? this.measured(text) : text;
  }

  private atom(depth: number): string | undefined {
    const token = this.peek();
    if (!token) return undefined;
    if (token.kind === 'unit') return this.currencyFirst();
    if (token.kind === 'number') return this.quantity();
    if (token.kind === 'unknown') return this.take();
    if (token.kind === 'root') {
      const name = this.take() === '∛' ? 'cbrt' : 'sqrt';
      this.isCalculation = true;
      if (this.is('(')) {
        const inside = this.bracket(depth);
        return inside === undefined ? undefined : `${name}${inside}`;
      }
      if (this.peek()?.kind !== 'number') return undefined;
      const digits = this.digits();
      if (this.is('/') || this.is('^')) this.isAmbiguous = true;
      return digits === undefined ? undefined : `${name}(${digits})`;
    }
    return this.is('(') ? this.bracket(depth) : undefined;
  }

  private bracket(depth: number): string | undefined {
    this.take();
    const inside = this.sum(depth + 1);
    if (inside === undefined || !this.is(')')) return undefined;
    this.take();
    return this.peek()?.kind === 'unit' ? this.measured(`(${inside})`) : `(${inside})`;
  }

  /** `€12` and `$3.50`. */
  private currencyFirst(): string | undefined {
    const unit = this.take();
    if (this.peek()?.kind !== 'number') return undefined;
    const digits = this.digits();
    return digits === undefined ? undefined : `(${digits} * u_${nameOf(unit)})`;
  }

  /** `12`, `2 1/2 h`, `60 km/h`, `2 h 30 min`, `15%`. */
  private quantity(): string | undefined {
    const first = this.peek()?.text ?? '';
    let text = this.digits();
    if (text === undefined) return undefined;
    const isWhole = /^\d+$/.test(first);
    if (isWhole && this.isFraction(this.at)) {
      const above = this.digits();
      this.take();
      const below = this.digits();
      text = `(${text} + ${above} / ${below})`;
    } else if (isWhole && this.is('/') && this.isNumber(1) && this.tokens[this.at + 2]?.kind === 'unit') {
      // "1/2 h" is half of an hour.
      this.take();
      text = `(${text} / ${this.digits()})`;
      this.isCalculation = true;
    }
    if (this.is('%')) {
      this.take();
      text = `(${text} /100)`;
    }
    if (this.peek()?.kind !== 'unit') return text;
    const measured = this.measured(text);
    // "2 h 30 min", "1 m 20 cm".
    if (measured !== undefined && isWhole && this.isNumber(0)) {
      const isHours = /^(?:h|hrs?|hours?)$/.test(this.tokens[this.at - 1]?.text ?? '');
      if (isHours && this.at + 1 === this.tokens.length) return `(${measured} + ${this.digits()} * u_min)`;
      if (this.tokens[this.at + 1]?.kind !== 'unit') return undefined;
      const rest = this.quantity();
      return rest === undefined ? undefined : `(${measured} + ${rest})`;
    }
    return measured;
  }

  /** A number with its unit: `km/h`, `cm^2`. */
  private measured(number: string): string | undefined {
    let text = `${number} * ${this.unit()}`;
    while (this.is('/') && this.tokens[this.at + 1]?.kind === 'unit') {
      this.take();
      text = `${text} / ${this.unit()}`;
    }
    return this.peek()?.kind === 'unit' ? undefined : `(${text})`;
  }

  private unit(): string {
    const token = this.peek();
    this.at += 1;
    return token?.kind === 'unit' ? `u_${nameOf(token.text)}^${token.power}` : '';
  }

  private digits(): string | undefined {
    const token = this.take();
    return token === 'π' ? 'u_pi' : plainDigits(token, this.reading);
  }

  /** `1/2` directly after a whole number, with the smaller number above. */
  private isFraction(at: number): boolean {
    const [above, line, below] = this.tokens.slice(at, at + 3);
    return (
      above?.kind === 'number' &&
      line?.text === '/' &&
      below?.kind === 'number' &&
      /^\d+$/.test(above.text) &&
      /^\d+$/.test(below.text) &&
      Number(above.text) < Number(below.text)
    );
  }

  /** `10:30`. */
  private isTimeOfDay(): boolean {
    return /^\d\d$/.test(this.peek()?.text ?? '') && /^\d{1,2}$/.test(this.tokens[this.at - 2]?.text ?? '');
  }

  private isNumber(ahead: number): boolean {
    return this.tokens[this.at + ahead]?.kind === 'number';
  }

  private is(text: string): boolean {
    const token = this.peek();
    return token?.text === text && token.kind === 'operator';
  }

  private peek(): Token | undefined {
    return this.tokens[this.at];
  }

  private take(): string {
    const token = this.peek();
    this.at += 1;
    return token?.text ?? '';
  }
}

const currencies: Readonly<Record<string, string>> = { '€': 'euro', $: 'dollar', '£': 'pound', '°': 'degree' };
const nameOf = (unit: string) => currencies[unit] ?? unit;
