import { Row } from '../../core/db/index.ts';
import type { Party, Stage, StepName } from './candidacies/stages/contract.ts';
import type { StoredRequirement } from './jobs/requirements.ts';
import type { CompanySize, PartnerStatus } from './partners/contract.ts';
import type { CareerInterests, SkillsProfile } from './profiles/contract.ts';
import type { ReportReason, ReportState } from './safety/contract.ts';

export class PartnerRow extends Row {
  static override tableName = 'talent.partners';

  declare name: string;
  declare industry: string;
  declare headquarters: string | null;
  declare size: CompanySize;
  declare description: string;
  declare website: string | null;
  declare recruitmentQuota: number | null;
  declare targetMin: number | null;
  declare targetMax: number | null;
  declare status: PartnerStatus;
  /** Why it was suspended. */
  declare reason: string | null;
  declare decidedAt: Date | null;
  declare isSample: boolean;
  declare createdAt: Date;
}

/** A person who recruits for a partner. */
export class RecruiterRow extends Row {
  static override tableName = 'talent.recruiters';

  declare partnerId: string;
  declare userId: string;
  declare addedAt: Date;
}

/** An invitation by a recruiter of a partner to another person. */
export class InvitationRow extends Row {
  static override tableName = 'talent.invitations';

  declare partnerId: string;
  /** The account that was created for the address, or that had it. */
  declare userId: string;
  declare invitedBy: string | null;
  /** As the recruiter wrote them. */
  declare firstName: string;
  declare lastName: string;
  declare email: string;
  declare invitedAt: Date;
}

/** A learner's talent profile. */
export class ProfileRow extends Row {
  static override tableName = 'talent.profiles';

  declare userId: string;
  declare skillsProfile: SkillsProfile;
  declare careerInterests: CareerInterests;
  declare availability: string;
  declare isOpen: boolean;
  /** From the learner's record when matches were last computed; null without a result. */
  declare eiqScore: number | null;
  declare eiqError: number | null;
  /** Levels of skills with evidence, by name, as of the same moment. */
  declare evidence: Record<string, number>;
  declare createdAt: Date;
  declare updatedAt: Date;
}

export class JobRow extends Row {
  static override tableName = 'talent.jobs';

  declare partnerId: string;
  declare createdBy: string | null;
  declare title: string;
  declare description: string;
  declare requirements: StoredRequirement[];
  declare minEiqScore: number | null;
  declare salaryMin: number | null;
  declare salaryMax: number | null;
  declare place: string | null;
  declare isRemote: boolean;
  declare quota: number;
  /** `2027-09-01` */
  declare startsOn: string | null;
  declare deadline: Date | null;
  declare closedAt: Date | null;
  declare createdAt: Date;
  declare updatedAt: Date;
}

/** A learner and a job with the score that orders lists. */
export class MatchRow extends Row {
  static override tableName = 'talent.matches';

  declare userId: string;
  declare jobId: string;
  declare score: number;
  declare computedAt: Date;
}

/** What happened between a learner and a company about a job. It has the id of the match. */
export class CandidacyRow extends Row {
  static override tableName = 'talent.candidacies';

  declare userId: string;
  declare jobId: string;
  declare partnerId: string;
  declare stage: Stage;
  declare learnerInterestAt: Date | null;
  declare companyInterestAt: Date | null;
  declare availability: string | null;
  /** The recruiter who expressed the company's interest. */
  declare recruiterId: string | null;
  declare createdAt: Date;
  declare updatedAt: Date;
}

/** Never changed. */
export class CandidacyStepRow extends Row {
  static override tableName = 'talent.candidacy_steps';

  declare candidacyId: string;
  /** The learner. */
  declare userId: string;
  declare step: StepName;
  declare from: Stage;
  declare to: Stage;
  declare party: Party;
  declare actorId: string | null;
  declare at: Date;
}

export class MessageRow extends Row {
  static override tableName = 'talent.messages';

  declare candidacyId: string;
  /** The learner. */
  declare userId: string;
  declare authorId: string | null;
  declare party: Party;
  /** Emptied with the account of a recruiter. */
  declare text: string | null;
  declare at: Date;
  /** Its place in the conversation, from 1. */
  declare sequence: number;
}

/** A recruiter read a profile; once a day for each recruiter and job. */
export class ProfileViewRow extends Row {
  static override tableName = 'talent.profile_views';

  declare userId: string;
  declare partnerId: string;
  declare jobId: string;
  declare recruiterId: string | null;
  declare day: string;
  declare at: Date;
}

/** A learner does not want to be seen by a company. */
export class BlockRow extends Row {
  static override tableName = 'talent.blocks';

  declare userId: string;
  declare partnerId: string;
  declare at: Date;
}

/** A learner's report about a company. */
export class ReportRow extends Row {
  static override tableName = 'talent.reports';

  declare userId: string;
  declare partnerId: string;
  declare candidacyId: string | null;
  declare reason: ReportReason;
  declare text: string;
  declare state: ReportState;
  declare answer: string | null;
  declare answeredBy: string | null;
  declare at: Date;
  declare answeredAt: Date | null;
}
