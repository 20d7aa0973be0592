/** Letters and their values. */
type Letters = Record<string, number>;

const raised: Record<string, string> = {
  ...Object.fromEntries([...'⁰¹²³⁴⁵⁶⁷⁸⁹'].map((sign, digit) => [sign, String(digit)])),
  '⁺': '+',
  '⁻': '−',
  ˣ: 'x',
  ʸ: 'y',
  ᵃ: 'a',
};

/**
 * The value of a formula as printed: `3x² − 5x + 2`, `|x − 1| + 2`, `4ˣ`, `1/x`, `(x − 3)(x + 2)`. Used to check
 * questions from their text. Throws for what it cannot read.
 */
export function evaluate(formula: string, letters: Letters = {}): number {
  const signs = [...formula.replaceAll(' ', '').replace(/(\d),(?=\d{3})/g, '$1')];
  let at = 0;
  const next = () => signs[at] ?? '';
  const take = (sign: string) => {
    if (next() !== sign) return false;
    at++;
    return true;
  };
  function sum(): number {
    let total = product();
    while (true) {
      if (take('+')) total += product();
      else if (take('−') || take('-')) total -= product();
      else return total;
    }
  }
  function product(): number {
    let total = signed();
    while (true) {
      if (take('×')) total *= signed();
      else if (take('/') || take('÷')) total /= signed();
      else if (/[\d\p{L}(√π]/u.test(next())) total *= power();
      else return total;
    }
  }
  function signed(): number {
    return take('−') || take('-') ? -signed() : power();
  }
  function power(): number {
    const base = atom();
    let exponent = '';
    while (next() in raised) exponent += raised[signs[at++] ?? ''];
    return exponent === '' ? base : base ** evaluate(exponent, letters);
  }
  function atom(): number {
    if (take('(')) return closed(')');
    if (take('|')) return Math.abs(closed('|'));
    if (take('√')) return Math.sqrt(atom());
    if (take('π')) return Math.PI;
    let digits = '';
    while (/[\d.]/.test(next())) digits += signs[at++];
    if (digits !== '') return Number(digits);
    const letter = letters[next()];
    if (letter === undefined) throw new Error(`Cannot read “${formula}” at ${at}: “${next()}”`);
    at++;
    return letter;
  }
  function closed(end: string): number {
    const inside = sum();
    if (!take(end)) throw new Error(`Cannot read “${formula}”: “${end}” is missing`);
    return inside;
  }
  const total = sum();
  if (at < signs.length) throw new Error(`Cannot read “${formula}” after ${at}`);
  return total;
}

/** Whether an equation or inequality as printed, also a double one such as `−2 ≤ x < 3`, holds up to rounding. */
export function isTrue(relation: string, letters: Letters): boolean {
  const parts = relation.split(/([=<>≤≥])/);
  const values = parts.filter((_, index) => index % 2 === 0).map((part) => evaluate(part, letters));
  const signs = parts.filter((_, index) => index % 2 === 1);
  return signs.every((sign, index) => {
    const gap = (values[index] ?? 0) - (values[index + 1] ?? 0);
    if (sign === '=') return Math.abs(gap) < 1e-6;
    if (sign === '<') return gap < -1e-9;
    if (sign === '>') return gap > 1e-9;
    return sign === '≤' ? gap < 1e-9 : gap > -1e-9;
  });
}

/** Whether two formulas in x agree, tried for several values. */
export function agree(one: string, other: string): boolean {
  return [-3, -1.5, 0.5, 2, 7].every((x) => {
    const [a, b] = [evaluate(one, { x }), evaluate(other, { x })];
    return Math.abs(a - b) < 1e-6 * (1 + Math.abs(a));
  });
}
