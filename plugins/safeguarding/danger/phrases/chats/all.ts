import type { Phrase } from '../phrase.ts';
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
import { longer } from './longer.ts';
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

/** What learners of 9 to 17 in danger, or their friends, write in chats, in languages other than English. */
export const chats: readonly Phrase[] = [
  ...arabic,
  ...bengali,
  ...chinese,
  ...dutch,
  ...french,
  ...german,
  ...greek,
  ...hebrew,
  ...hindi,
  ...indonesian,
  ...italian,
  ...japanese,
  ...korean,
  ...persian,
  ...polish,
  ...portuguese,
  ...romanian,
  ...russian,
  ...spanish,
  ...swahili,
  ...tagalog,
  ...turkish,
  ...ukrainian,
  ...urdu,
  ...vietnamese,
  ...longer,
];
