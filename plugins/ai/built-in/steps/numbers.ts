/** How the points and commas of a message's numbers are read. */
export interface NumberReading {
  readonly comma: 'decimal' | 'thousands';
  readonly point: 'decimal' | 'thousands';
}

const pattern = /\d+(?:[.,]\d+)*/g;

/**
 * The possible readings of a message's numbers, the likeliest first: `1,430` is 1430 or 1.43. A message uses one
 * notation throughout, so a number that shows it decides for all.
 */
export function readingsOf(text: string): NumberReading[] {
  const found: string[] = text.match(pattern) ?? [];
  const isDecimalComma = found.some((each) => /^\d+(?:\.\d{3})*,(?:\d{1,2}|\d{4,})$|^0,\d+$|\.\d{3},/.test(each));
  const isDecimalPoint = found.some((each) => /^\d+(?:,\d{3})*\.(?:\d{1,2}|\d{4,})$|^0\.\d+$|,\d{3}\./.test(each));
  const isThousandsComma = found.some((each) => /,\d{3},\d{3}/.test(each));
  const usual: NumberReading = { comma: 'thousands', point: 'decimal' };
  const other: NumberReading = { comma: 'decimal', point: 'thousands' };
  const loose: NumberReading = { comma: 'decimal', point: 'decimal' };
  if (isDecimalComma && isDecimalPoint) return [loose];
  if (isDecimalComma) return found.some((each) => /^[1-9]\d{0,2}\.\d{3}$/.test(each)) ? [other, loose] : [other];
  const isAmbiguous = found.some((each) => /^[1-9]\d{0,2}[.,]\d{3}$/.test(each));
  return isAmbiguous && !isDecimalPoint && !isThousandsComma ? [usual, other] : [usual];
}

/** A number as digits and a decimal point; undefined if it is not a number in this reading, such as `1,2,3`. */
export function plainDigits(text: string, { comma, point }: NumberReading): string | undefined {
  let plain = text;
  for (const [sign, use] of [
    [',', comma],
    ['.', point],
  ] as const) {
    if (!plain.includes(sign)) continue;
    if (use === 'thousands') {
      const grouped = sign === ',' ? plain.split('.')[0] : plain.split(',')[0];
      if (!grouped || !new RegExp(`^\\d{1,3}(?:\\${sign}\\d{3})+$`).test(grouped)) return undefined;
      plain = plain.replaceAll(sign, '');
    } else if (plain.split(sign).length > 2) return undefined;
  }
  plain = plain.replace(',', '.');
  return /^\d{1,15}(?:\.\d{1,10})?$/.test(plain) ? plain : undefined;
}
