/**
 * Whether a text may be about what the tutor never remembers: health, religion, origin, politics, sexuality, trouble at
 * home or with the law, and names, addresses or numbers of people. English, and the main words in German, French,
 * Spanish, Italian and Portuguese. A harmless text with such a word is not kept either, which costs little.
 */
export function isSensitive(text: string): boolean {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return patterns.some((pattern) => pattern.test(plain));
}

/** Beginnings of words, without accents. */
const beginnings: readonly string[] = [
  // Health and disability
  ...[
    'adhd',
    'tdah',
    'autis',
    'asperg',
    'epilep',
    'depress',
    'deprim',
    'anorex',
    'bulimi',
    'diabet',
    'cancer',
    'krebs',
  ],
  ...['asthma', 'asma', 'hiv', 'pregnan', 'schwanger', 'enceinte', 'embaraz', 'gravida', 'incinta', 'abort'],
  ...['dyslex', 'dislex', 'disless', 'dyscalc', 'dyskalk', 'discalc', 'disab', 'behinder', 'handicap', 'discapac'],
  ...[
    'illness',
    'disease',
    'diagnos',
    'medicat',
    'medikam',
    'pills',
    'therap',
    'terap',
    'psychiat',
    'psiquiat',
    'psicolog',
    'hospital',
  ],
  ...['krank', 'malad', 'enferm', 'doenca', 'malatt', 'surgery', 'self.?harm', 'suicid', 'drug', 'droge', 'alcohol'],
  ...['alkohol', 'addict', 'suchtig', 'blind', 'deaf', 'wheelchair', 'rollstuhl', 'panic', 'anxiety'],
  // Religion, origin, politics
  ...['religio', 'muslim', 'musulm', 'islam', 'christian', 'christlich', 'cristian', 'chretien', 'catholic', 'kathol'],
  ...[
    'catol',
    'cattol',
    'protestan',
    'jewish',
    'judisch',
    'judi[oa]',
    'juif',
    'juiv',
    'hindu',
    'buddh',
    'budis',
    'sikh',
    'atheis',
  ],
  ...['church', 'kirche', 'mosque', 'moschee', 'synagog', 'ramadan', 'allah', 'ethnic', 'refugee', 'fluchtling'],
  ...[
    'refugi',
    'asyl',
    'asil',
    'immigra',
    'migrant',
    'undocumented',
    'visa',
    'deport(?:ed|ation)',
    'republican',
    'democrat',
  ],
  ...['socialis', 'communis', 'fascis', 'afd', 'skin colou?r', 'my race', 'racis'],
  // Sexuality
  ...[
    'gay',
    'lesbi',
    'bisex',
    'homosex',
    'heterosex',
    'transgend',
    'transsex',
    'non.?binary',
    'queer',
    'schwul',
    'sex',
  ],
  ...['boyfriend', 'girlfriend', 'virgin(?!i)'],
  // Home, money, the law
  ...['divorc', 'scheidung', 'geschieden', 'foster', 'orphan', 'adopted', 'died', 'gestorben'],
  ...['funeral', 'abus', 'violen', 'hits? me', 'beats? me', 'bull(?:y|ied)', 'mobbing', 'homeless', 'evict', 'welfare'],
  ...['debt', 'police', 'polizei', 'policia', 'arrest', 'prison', 'jail', 'gefangnis', 'in court', 'lawyer'],
  ...['my (?:mom|mum|mother|dad|father|parents|brother|sister|family|uncle|aunt|stepdad|stepmom)'],
  ...['mein(?:e)? (?:mutter|vater|eltern|bruder|schwester)', 'm(?:a|on|es) (?:mere|pere|parents|frere|s?oeur)'],
  ...['mi(?:s)? (?:madre|padre|padres|hermano|hermana)', 'mia (?:madre|sorella)', 'mio (?:padre|fratello)'],
  // Names and places of people
  ...['my name', 'i am called', 'mein name', 'ich hei(?:ss|ß)e', 'je m.?appelle', 'me llamo', 'mi chiamo', 'meu nome'],
  ...[
    'i live',
    'ich wohne',
    'j.?habite',
    'vivo en',
    'my address',
    'my phone',
    'my password',
    'password',
    'passwor[dt]',
  ],
];

const patterns: readonly RegExp[] = [
  new RegExp(String.raw`(?<![\p{L}\d])(?:${beginnings.join('|')})`, 'u'),
  /\S@\S|https?:|www\./,
  // A telephone number, a date of birth or another number of a person; not an exercise's.
  /\d(?:[\s().\-/]?\d){6,}/,
];
