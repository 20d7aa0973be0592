import type { DangerLanguage } from '../../phrase.ts';
import { arabic } from './arabic.ts';
import { bengali } from './bengali.ts';
import { chinese } from './chinese.ts';
import { dutch } from './dutch.ts';
import { french } from './french.ts';
import { german } from './german.ts';
import { greek } from './greek.ts';
import { hebrew } from './hebrew.ts';
import { hindi } from './hindi.ts';
import { indonesian } from './indonesian.ts';
import { italian } from './italian.ts';
import { japanese } from './japanese.ts';
import { korean } from './korean.ts';
import { persian } from './persian.ts';
import { polish } from './polish.ts';
import { portuguese } from './portuguese.ts';
import { romanian } from './romanian.ts';
import { russian } from './russian.ts';
import { spanish } from './spanish.ts';
import { swahili } from './swahili.ts';
import { tagalog } from './tagalog.ts';
import { turkish } from './turkish.ts';
import { ukrainian } from './ukrainian.ts';
import { urdu } from './urdu.ts';
import { vietnamese } from './vietnamese.ts';

/** Harmless messages in languages other than English, hard and ordinary ones. */
export const harmlessElsewhere: Readonly<Partial<Record<DangerLanguage, readonly string[]>>> = {
  ar: arabic,
  bn: bengali,
  zh: chinese,
  nl: dutch,
  fr: french,
  de: german,
  el: greek,
  he: hebrew,
  hi: hindi,
  id: indonesian,
  it: italian,
  ja: japanese,
  ko: korean,
  fa: persian,
  pl: polish,
  pt: portuguese,
  ro: romanian,
  ru: russian,
  es: spanish,
  sw: swahili,
  tl: tagalog,
  tr: turkish,
  uk: ukrainian,
  ur: urdu,
  vi: vietnamese,
};
