/** A number as printed: a real minus sign, commas from a thousand on, at most six decimals. */
export function numeral(value: number): string {
  const [whole = '0', decimals] = String(Math.round(Math.abs(value) * 1e6) / 1e6).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  const sign = value < 0 && Number(whole) + Number(`0.${decimals ?? 0}`) !== 0 ? '−' : '';
  return sign + grouped + (decimals === undefined ? '' : `.${decimals}`);
}

/** An amount of money: whole amounts without decimals, others with two. */
export function money(amount: number, currency = '€'): string {
  if (Number.isInteger(amount)) return currency + numeral(amount);
  const [whole, cents] = amount.toFixed(2).split('.');
  return `${currency}${numeral(Number(whole))}.${cents}`;
}

/** The count with its noun in the right number: `1 box`, `3 boxes`. */
export function counted(count: number, singular: string, plural = `${singular}s`): string {
  return `${numeral(count)} ${count === 1 ? singular : plural}`;
}

/** `a, b and c` */
export function listed(parts: readonly string[], joint = 'and'): string {
  if (parts.length < 2) return parts.join('');
  return `${parts.slice(0, -1).join(', ')} ${joint} ${parts[parts.length - 1]}`;
}

/** `1st`, `2nd`, `3rd`, `11th` … */
export function ordinal(position: number): string {
  const teen = position % 100 >= 11 && position % 100 <= 13;
  const ending = teen ? 'th' : (['th', 'st', 'nd', 'rd'][position % 10] ?? 'th');
  return numeral(position) + ending;
}

/** A number to be added in a sum: `+ 3` or `− 3`. */
export function signed(value: number): string {
  return value < 0 ? `− ${numeral(-value)}` : `+ ${numeral(value)}`;
}

/** `x²`, `2¹⁰`, `10⁻³` */
export function power(base: string | number, exponent: number): string {
  return base + superscript(exponent);
}

function superscript(exponent: number): string {
  return [...String(exponent)].map((sign) => (sign === '-' ? '⁻' : ('⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(sign)] ?? sign))).join('');
}

/**
 * A polynomial from its coefficients, highest power first: [1, −3, 0] → `x² − 3x`.
 * All zero gives `0`.
 */
export function polynomial(coefficients: readonly number[], variable = 'x'): string {
  const terms = coefficients.flatMap((coefficient, index) => {
    const degree = coefficients.length - 1 - index;
    if (coefficient === 0) return [];
    const letters = degree === 0 ? '' : degree === 1 ? variable : power(variable, degree);
    const size = Math.abs(coefficient) === 1 && degree > 0 ? '' : numeral(Math.abs(coefficient));
    return [{ negative: coefficient < 0, text: size + letters }];
  });
  return (
    terms
      .map(({ negative, text }, index) => (index === 0 ? (negative ? '−' : '') : negative ? ' − ' : ' + ') + text)
      .join('') || '0'
  );
}
