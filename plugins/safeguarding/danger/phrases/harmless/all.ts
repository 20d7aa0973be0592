import type { DangerLanguage } from '../phrase.ts';
import { asianLanguages } from './asian-languages.ts';
import { easternAndSouthernLanguages } from './eastern-and-southern-languages.ts';
import { gamesAndSports } from './games-and-sports.ts';
import { germanicLanguages } from './germanic-languages.ts';
import { homeAndCrafts } from './home-and-crafts.ts';
import { idioms } from './idioms.ts';
import { profilesAndTutor } from './profiles-and-tutor.ts';
import { programming } from './programming.ts';
import { romanceLanguages } from './romance-languages.ts';
import { schoolAndFriends } from './school-and-friends.ts';
import { sciences } from './sciences.ts';
import { slavicLanguages } from './slavic-languages.ts';
import { storiesAndHistory } from './stories-and-history.ts';

/** Harmless messages in English by kind, beside those of `harmless.ts`. */
export const harmlessEnglish: Readonly<Record<string, readonly string[]>> = {
  idioms,
  gamesAndSports,
  storiesAndHistory,
  sciences,
  homeAndCrafts,
  schoolAndFriends,
  profilesAndTutor,
  programming,
};

/** Harmless messages in other languages. */
export const harmlessElsewhere: Readonly<Partial<Record<DangerLanguage, readonly string[]>>> = {
  ...romanceLanguages,
  ...germanicLanguages,
  ...slavicLanguages,
  ...easternAndSouthernLanguages,
  ...asianLanguages,
};
