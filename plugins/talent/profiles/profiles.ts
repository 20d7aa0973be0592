import { createHash } from 'node:crypto';
import type { z } from 'zod';
import type { PlainHandlers, Who } from '../../../core/contract/index.ts';
import { conflict, forbidden } from '../../../core/contract/index.ts';
import type { CallContext } from '../../../core/db/index.ts';
import { afterCommit } from '../../../core/db/index.ts';
import type { Dependencies } from '../dependencies.ts';
import { ProfileRow } from '../models.ts';
import { recruitersOfInstitution } from '../partners/recruiters.ts';
import type { CompanyView, ProfileEntry, profileRoutes, TalentProfile } from './contract.ts';
import { skillsOf } from './facts.ts';
import { listedAmong, unlistedOf } from './listing.ts';

/** A learner's own profile. */
export function createProfiles(dependencies: Dependencies) {
  const { db, clock, record, enqueue, announce } = dependencies;

  const find = (context: CallContext, userId: string) => db.rows(ProfileRow, context).findOne({ userId });

  async function view(who: Who): Promise<z.input<typeof TalentProfile> | null> {
    const { id } = who.user;
    const profile = await find({ who }, id);
    if (!profile) return null;
    const [{ current, history }, skills, unlisted] = await Promise.all([
      record.eiq({ who }, id),
      skillsOf(dependencies, { who }, profile),
      unlistedOf(dependencies, who, [id]),
    ]);
    const scores = history.map(({ after }) => after.eiqScore);
    return {
      currentEiqScore: current?.eiqScore ?? null,
      standardError: current?.standardError ?? null,
      peakEiqScore: current && Math.max(current.eiqScore, ...scores),
      skillsProfile: profile.skillsProfile,
      careerInterests: profile.careerInterests,
      availability: profile.availability,
      isOpenToRecruitment: profile.isOpen,
      skills,
      unlisted: unlisted.get(id) ?? null,
      updatedAt: profile.updatedAt,
    };
  }

  /** Stores the profile. @throws Failure conflict before the first result */
  async function save(who: Who, entry: ProfileEntry): Promise<z.input<typeof TalentProfile>> {
    if (who.user.role !== 'learner') throw forbidden('Only learners have a talent profile.');
    const { current } = await record.eiq({ who }, who.user.id);
    if (!current) throw conflict('Your score comes from your record. Take an assessment first.');
    const { skillsProfile, careerInterests, availability, isOpenToRecruitment: isOpen } = entry;
    const recruiters = await recruitersOfInstitution(dependencies, { who });
    await db.transaction(async (tx) => {
      const at = clock.now();
      const { id: userId } = who.user;
      await db.rows(ProfileRow, { who, tx }).findOne({ userId }).forUpdate();
      const isSeen = async () => (await listedAmong(dependencies, { ...who, tx }, [userId])).has(userId);
      const wasSeen = await isSeen();
      const content = { skillsProfile, careerInterests, availability, isOpen, updatedAt: at };
      await db
        .rows(ProfileRow, { who, tx })
        .insert({
          ...{ userId, ...content, createdAt: at, evidence: {} },
          ...{ eiqScore: current.eiqScore, eiqError: current.standardError },
        })
        .onConflict('userId')
        .merge(Object.keys(content) as (keyof typeof content)[]);
      await enqueue(tx, who.institution, 'matchLearner', { userId });
      // Nothing tells recruiters of changes to a profile that is hidden before and after.
      if (!wasSeen && !(await isSeen())) return;
      afterCommit(tx, () => {
        for (const id of recruiters) announce(who.institution, id, 'candidates');
      });
    });
    const saved = await view(who);
    if (!saved) throw conflict('The profile was deleted at the same moment.');
    return saved;
  }

  const routes: PlainHandlers<typeof profileRoutes> = {
    talentProfile: (_, who) => view(who),
    createTalentProfile: ({ body }, who) => save(who, body),
    updateTalentProfile: ({ body }, who) => save(who, body),
    async talentPreview(_, who) {
      const profile = await find({ who }, who.user.id);
      return profile ? companyView(dependencies, { who }, profile) : null;
    },
  };
  return { routes };
}

/** What a company sees of a learner before both have agreed to talk. */
export async function companyView(
  dependencies: Pick<Dependencies, 'record' | 'evidence'>,
  context: CallContext,
  profile: ProfileRow,
): Promise<z.input<typeof CompanyView>> {
  const [{ current }, skills] = await Promise.all([
    dependencies.record.eiq(context, profile.userId),
    skillsOf(dependencies, context, profile),
  ]);
  return {
    label: candidateLabel(profile.id),
    eiqScore: current?.eiqScore ?? null,
    standardError: current?.standardError ?? null,
    skills,
    careerInterests: profile.careerInterests,
    availability: profile.availability,
  };
}

/** `Candidate 7F3A`. Companies see different labels of a learner: one that knows the name cannot tell another one whose it is. */
export const candidateLabel = (profileId: string, partnerId = '') =>
  `Candidate ${createHash('sha256').update(`${profileId} ${partnerId}`).digest('hex').slice(0, 4).toUpperCase()}`;
