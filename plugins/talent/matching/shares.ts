import { probabilityFrom } from '../../learner/contract.ts';
import type { MatchPart } from './contract.ts';
import type { Candidate, Opening } from './opening.ts';
import { levelOf } from './opening.ts';

/** How much of each part of a job a learner meets, 0 to 1; null where the job or the learner says nothing about it. */
export const shares: Readonly<Record<MatchPart, (candidate: Candidate, opening: Opening) => number | null>> = {
  skills(candidate, { requirements }) {
    if (requirements.length === 0) return null;
    let covered = 0;
    for (const requirement of requirements) {
      covered += requirement.weight * Math.min(1, levelOf(candidate, requirement) / requirement.level);
    }
    return Math.min(1, covered);
  },

  eiq({ eiq }, { minEiqScore }) {
    return eiq === null || minEiqScore === null ? null : probabilityFrom(eiq, minEiqScore);
  },

  /** The mean of industry and role, as far as the learner names any. */
  interests({ industries, roles }, { industry, titleWords }) {
    const inIndustry = industries.size === 0 || industry === null ? null : Number(industries.has(industry));
    const inRole = roles.length === 0 ? null : Math.max(...roles.map((words) => sharedWords(words, titleWords)));
    return meanOf(inIndustry, inRole);
  },

  /** The mean of place and company size, as far as both sides name any. */
  place(candidate, opening) {
    const { places } = candidate;
    const size =
      candidate.companySize === null || opening.companySize === null
        ? null
        : Number(candidate.companySize === opening.companySize);
    if (places.size === 0 || (opening.place === null && !opening.isRemote)) return size;
    const isThere = opening.place !== null && places.has(opening.place);
    if (isThere || (opening.isRemote && places.has('remote'))) return meanOf(1, size);
    // Remote work can be done from the places that the learner prefers.
    return meanOf(opening.isRemote ? remoteShare : 0, size);
  },

  /** 1 where the learner is free when the job starts; it falls to 0 over the two years before that. */
  availability({ availableFrom }, { startsIn }) {
    if (availableFrom === null || startsIn === null) return null;
    return Math.max(0, 1 - Math.max(0, availableFrom - startsIn) / 24);
  },
};

const remoteShare = 0.5;

function sharedWords(words: readonly string[], titleWords: ReadonlySet<string>): number {
  let shared = 0;
  for (const word of words) if (titleWords.has(word)) shared++;
  return shared / words.length;
}

function meanOf(one: number | null, other: number | null): number | null {
  if (one === null || other === null) return one ?? other;
  return (one + other) / 2;
}
