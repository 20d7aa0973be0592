import { impactByGroup } from 'psychometrics';
import type { z } from 'zod';
import type { Who } from '../../../core/contract/index.ts';
import { educationalLevelTitles, levelTitles } from '../../learner/contract.ts';
import { minGroup } from '../../universities/desk/statistics/contract.ts';
import type { Dependencies } from '../dependencies.ts';
import { CandidacyStepRow, MatchRow, ProfileRow } from '../models.ts';
import type { AuditStage, FairnessAudit } from './contract.ts';

type View = z.input<typeof FairnessAudit>;

/** A learner with the stages reached. */
interface Audited {
  readonly userId: string;
  readonly eiqScore: number | null;
  readonly reached: ReadonlySet<AuditStage>;
  /** Contacted a company. */
  readonly contacted: boolean;
}

/** From this score on a learner counts as matched: the level “medium”. */
const matchedFrom = 60;

/**
 * How many learners of each group reach each stage of recruitment, compared with the group that most often does. Groups come
 * from the learner's record; nothing is inferred from names, texts or documents.
 */
export async function fairnessAudit(
  dependencies: Pick<Dependencies, 'db' | 'clock' | 'record'>,
  who: Who,
): Promise<View & { readonly at: Date }> {
  const { clock, record } = dependencies;
  const learners = await auditedLearners(dependencies, who);
  const profiles = await record.educations(
    { who },
    learners.map(({ userId }) => userId),
  );
  const cuts = await record.cuts({ who });
  const levelOf = (score: number | null) => cuts.findLast(({ from }) => score !== null && score >= from)?.level;
  const attributes = [
    {
      ...{ attribute: 'age', title: 'Age now', titles: ageTitles },
      groupOf: ({ userId }: Audited) => profiles.get(userId)?.ageBand,
    },
    {
      ...{ attribute: 'education', title: 'Educational level', titles: educationalLevelTitles },
      groupOf: ({ userId }: Audited) => profiles.get(userId)?.educationalLevel,
    },
    {
      ...{ attribute: 'eiq-level', title: 'EiQ level', titles: levelTitles },
      groupOf: ({ eiqScore }: Audited) => levelOf(eiqScore),
    },
  ];
  return {
    at: clock.now(),
    minGroup,
    stages: stages.map(({ stage, isCandidate }) => {
      const base = learners.filter(isCandidate);
      const isAccepted = ({ reached }: Audited) => reached.has(stage);
      // Below the limit even the totals would tell of a few people.
      const isShown = base.length >= minGroup;
      return {
        stage,
        base: isShown ? base.length : 0,
        reached: isShown ? base.filter(isAccepted).length : 0,
        attributes: attributes.map(({ attribute, title, titles, groupOf }) => ({
          ...{ attribute, title },
          ...impactByGroup(isShown ? base : [], { groupOf, isAccepted, titles, minGroup }),
        })),
      };
    }),
  };
}

const ageTitles: Readonly<Record<string, string>> = {
  'under-13': 'Under 13',
  '13-15': '13 to 15',
  '16-17': '16 or 17',
  adult: '18 or older',
};

/** Each stage, and who could reach it. */
const stages: readonly { stage: AuditStage; isCandidate: (learner: Audited) => boolean }[] = [
  { stage: 'matched', isCandidate: () => true },
  { stage: 'chosen', isCandidate: ({ reached }) => reached.has('matched') },
  { stage: 'mutual', isCandidate: ({ reached, contacted }) => reached.has('chosen') || contacted },
  { stage: 'interview', isCandidate: ({ reached }) => reached.has('mutual') },
  { stage: 'hired', isCandidate: ({ reached }) => reached.has('interview') },
];

async function auditedLearners({ db }: Pick<Dependencies, 'db'>, who: Who): Promise<Audited[]> {
  const [profiles, matched, steps] = await Promise.all([
    db.rows(ProfileRow, { who }).select('userId', 'eiqScore').execute(),
    db.rows(MatchRow, { who }).where('score', '>=', matchedFrom).distinct('userId').execute(),
    db.rows(CandidacyStepRow, { who }).distinct('userId', 'to', 'step').execute(),
  ]);
  const isMatched = new Set(matched.map(({ userId }) => userId));
  const stepsOf = Map.groupBy(steps, ({ userId }) => userId);
  return profiles.map(({ userId, eiqScore }) => {
    const taken = stepsOf.get(userId) ?? [];
    const reached = new Set<AuditStage>();
    if (isMatched.has(userId)) reached.add('matched');
    for (const { step, to } of taken) {
      if (step === 'shortlist' || step === 'invite') reached.add('chosen');
      if (to === 'mutual') reached.add('mutual');
      // An offer without an interview counts as one: the stage was passed.
      if (to === 'interview' || to === 'offer' || to === 'hired') reached.add('interview');
      if (to === 'hired') reached.add('hired');
    }
    return { userId, eiqScore, reached, contacted: taken.some(({ step }) => step === 'contact') };
  });
}
