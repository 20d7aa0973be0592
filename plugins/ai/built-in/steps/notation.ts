/** Longer messages are not steps; this bounds the time spent on them. */
const maxLength = 1000;

/** A message in one notation: signs for words, one minus, one sign of multiplication, powers as `^`. */
export function inSigns(given: string): string {
  let text = given.slice(0, maxLength);
  for (const [pattern, signs] of symbols) text = text.replace(pattern, signs);
  text = superscripts(text).normalize('NFKC').toLowerCase();
  for (const [pattern, signs] of phrases) text = text.replace(pattern, signs);
  return text;
}

const symbols: readonly (readonly [RegExp, string])[] = [
  [/\\(?:left|right|,|;|!| )/g, ' '],
  [/\\[dt]?frac\s*\{([^{}]{1,60})\}\s*\{([^{}]{1,60})\}/g, '(($1)/($2))'],
  [/\\sqrt\s*\{([^{}]{1,60})\}/g, '√($1)'],
  [/\\(?:cdot|times)/g, '*'],
  [/\\div/g, '/'],
  [/\\approx/g, '≈'],
  [/\\(?:Rightarrow|to|implies)/g, '→'],
  [/\\(?:leq?)\b/g, '≤'],
  [/\\(?:geq?)\b/g, '≥'],
  [/\\%/g, '%'],
  [/\\pi/g, 'π'],
  [/\$([^$]*[\\^_={}*][^$]*)\$/g, ' $1 '],
  [/(\d)(?=[¼½¾⅐-⅞])/g, '$1 '],
  [/\*\*/g, '^'],
  [/[−–—‐‑‒﹣－]/g, '-'],
  [/<=>|⇔|⟺|=>|->|➔|➜|⇒|⟹|⟶|→/g, ' → '],
  [/<=|=</g, '≤'],
  [/>=/g, '≥'],
  [/!=|=\/=/g, '≠'],
  [/[≃≅~∼]/g, '≈'],
  [/[×·⋅∙•∗✕✖]/g, '*'],
  [/[÷∕⁄∶]/g, '/'],
];

const parts: Readonly<Record<string, number>> = { half: 2, third: 3, quarter: 4, fifth: 5, tenth: 10 };

const raised = '⁰¹²³⁴⁵⁶⁷⁸⁹';
/** `cm²` and `2³` as `cm^2` and `2^3`. */
const superscripts = (text: string) =>
  text
    .replace(
      /⁻?[⁰¹²³⁴⁵⁶⁷⁸⁹]+/g,
      (power) => `^${[...power].map((each) => (each === '⁻' ? '-' : raised.indexOf(each))).join('')}`,
    )
    // A fraction slash that NFKC would bring.
    .replace(/[¼½¾⅐-⅞]/g, (part) => part.normalize('NFKC').replace('⁄', '/'));

/** Words for operations, relations and numbers. */
const phrases: readonly (readonly [RegExp, string])[] = [
  [/[’`]/g, "'"],
  // The numbers of a list of tasks.
  [
    /^\s*(?:\(?\d{1,2}\)|[a-h]\)|(?:nr|no|number|task|question|exercise|problem|part|step|q)\.? ?\d{1,2}[.):]?(?=\s)(?!\s*[-+*/=]))/gm,
    ' ',
  ],
  [/\bsquare root of\b|\bsq(?:uare)? ?root\b|\bsqrt\b(?: of)?|\broot of\b/g, ' √ '],
  [/\bcube root of\b|∛/g, ' ∛ '],
  [
    /\b(?:square|sq\.?) (?=(?:milli|centi|deci|kilo)?met(?:re|er)s?\b|[mck]?m\b|(?:inch|feet|foot|yard|mile)s?\b)/g,
    ' square_',
  ],
  [/\bcubic (?=(?:milli|centi|deci|kilo)?met(?:re|er)s?\b|[mck]?m\b|(?:inch|feet|foot)s?\b)/g, ' cubic_'],
  [/\bto the power of (-?\d{1,2})\b|\bto the (\d{1,2})(?:st|nd|rd|th)(?: power)?\b/g, '^$1$2'],
  [/ *\bsquared\b/g, '^2'],
  [/ *\bcubed\b/g, '^3'],
  [/\b(?:multiplied|multiply) (?:by|with)\b|\btimes\b/g, ' * '],
  [/\bdivided by\b|\bover\b/g, ' / '],
  [/\bplus\b/g, ' + '],
  [/\bminus\b/g, ' - '],
  [/\b(?:a|one) (half|third|quarter|fifth|tenth)\b(?! of)/g, (_: string, part: string) => ` 1/${parts[part]} `],
  [/\bhalf (?:of )?\s*(?=\d|\()/g, ' 1/2 of '],
  [/\b(?:a|one) third of\b/g, ' 1/3 of '],
  [/\b(?:a|one) quarter of\b/g, ' 1/4 of '],
  [/\bcos (?=\d+ is (?:bigger|larger|smaller|more|less)\b)/g, 'because '],
  [/\bper ?cent\b/g, '%'],
  [/(?<=\d ?(?:mm|cm|dm|m|km))([23])\b/g, '^$1'],
  [/\bkmh\b|\bkph\b/g, 'km/h'],
  [/\bmph\b/g, 'mi/h'],
  [
    /(?<=\b(?:km|m|cm|mi|miles?|met(?:re|er)s|kilomet(?:re|er)s|€|euros?|g|kg|l|litres?)) per (?=(?:h|hour|s|sec|second|min|minute|kg|g|l|litre|day|week)\b)/g,
    '/',
  ],
  [
    /\b(?:is|are|=|equals?|was|comes? (?:out )?(?:as|to|at)|makes?|gives?) *(?:about|roughly|approximately|around|nearly|almost|approx\.?|≈)/g,
    ' ≈ ',
  ],
  [/= *≈|≈ *=/g, ' ≈ '],
  [/(?<=\d ?) ?\b(?:is )?rounded to\b/g, ' ≈ '],
  [
    /\b(?:is |are )?(?:less|smaller) than(?: or equal to)?\b/g,
    (each: string) => (each.includes('equal') ? ' ≤ ' : ' < '),
  ],
  [
    /\b(?:is |are )?(?:more|greater|larger|bigger) than(?: or equal to)?\b/g,
    (each: string) => (each.includes('equal') ? ' ≥ ' : ' > '),
  ],
  [/,? \bwhich (?:is|makes|gives|equals|comes to)\b/g, ' = '],
  [
    /\b(?:is |are )?(?:exactly )?(?:equals|equal to|the same as)\b|\bequals?\b|\bmakes\b|\bgives\b|\bcomes (?:out )?(?:as|to|at)\b|\b(?:is|are) exactly\b|\badds up to\b|\badd up to\b/g,
    ' = ',
  ],
] as unknown as readonly (readonly [RegExp, string])[];
