/** A date in a text, as an ISO day; `isWhole` is false where only a month or a year is printed. */
export function dateIn(
  text: string,
): { readonly day: string; readonly isWhole: boolean; readonly text: string } | undefined {
  for (const [pattern, parts] of patterns) {
    const found = pattern.exec(text);
    if (!found) continue;
    const { year, month, day } = parts(found);
    const whole = iso(year, month, day ?? 1);
    if (whole) return { day: whole, isWhole: day !== undefined, text: found[0] };
  }
  return undefined;
}

const names = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const monthOf = (name: string | undefined) => names.indexOf((name ?? '').slice(0, 3).toLowerCase()) + 1;
const month =
  '(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';

interface Parts {
  readonly year: number;
  readonly month: number;
  readonly day: number | undefined;
}

const patterns: readonly (readonly [RegExp, (found: RegExpExecArray) => Parts])[] = [
  [
    new RegExp(`\\b${month}\\.?\\s*(\\d{1,2})(?:st|nd|rd|th)?\\s*[,.]?\\s*((?:19|20)\\d\\d)\\b`, 'i'),
    (f) => ({ year: Number(f[3]), month: monthOf(f[1]), day: Number(f[2]) }),
  ],
  [
    new RegExp(`\\b(\\d{1,2})(?:st|nd|rd|th)?\\s+${month}\\.?,?\\s*((?:19|20)\\d\\d)\\b`, 'i'),
    (f) => ({ year: Number(f[3]), month: monthOf(f[2]), day: Number(f[1]) }),
  ],
  [/\b((?:19|20)\d\d)-(\d\d)-(\d\d)\b/, (f) => ({ year: Number(f[1]), month: Number(f[2]), day: Number(f[3]) })],
  // American order, as the reports of these tests print it.
  [
    /\b(\d{1,2})\/(\d{1,2})\/((?:19|20)\d\d)\b/,
    (f) => ({ year: Number(f[3]), month: Number(f[1]), day: Number(f[2]) }),
  ],
  [
    /\b(\d{1,2})\.(\d{1,2})\.((?:19|20)\d\d)\b/,
    (f) => ({ year: Number(f[3]), month: Number(f[2]), day: Number(f[1]) }),
  ],
  [
    new RegExp(`\\b${month}\\.?,?\\s*((?:19|20)\\d\\d)\\b`, 'i'),
    (f) => ({ year: Number(f[2]), month: monthOf(f[1]), day: undefined }),
  ],
  [/\b((?:19|20)\d\d)\b/, (f) => ({ year: Number(f[1]), month: 1, day: undefined })],
];

function iso(year: number, month: number, day: number): string | undefined {
  const date = new Date(Date.UTC(year, month - 1, day));
  if (!(month >= 1 && month <= 12) || date.getUTCMonth() !== month - 1) return undefined;
  return date.toISOString().slice(0, 10);
}
