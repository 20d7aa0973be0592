import { gamesAndSports } from './games-and-sports.ts';
import { homeAndCrafts } from './home-and-crafts.ts';
import { idioms } from './idioms.ts';
import { profilesAndTutor } from './profiles-and-tutor.ts';
import { programming } from './programming.ts';
import { schoolAndFriends } from './school-and-friends.ts';
import { sciences } from './sciences.ts';
import { storiesAndHistory } from './stories-and-history.ts';

export { harmlessElsewhere } from './languages/all.ts';

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
