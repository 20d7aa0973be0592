import type { Clock } from '../../core/clock.ts';
import type { Database, Tx } from '../../core/db/index.ts';
import { afterCommit } from '../../core/db/index.ts';
import type { Guardians, People } from '../../core/services.ts';
import type { Activity } from './activity.ts';
import { createActivity } from './activity.ts';
import type { Concepts } from './concepts.ts';
import { createConcepts } from './concepts.ts';
import type { Consents } from './consents.ts';
import { createConsents } from './consents.ts';
import type { EiqRecord } from './contract.ts';
import type { Cuts } from './eiq-record.ts';
import { levelsOf } from './eiq-record.ts';
import type { Profiles } from './profiles.ts';
import { actingIn, createProfiles } from './profiles.ts';
import type { Results } from './results.ts';
import { createResults } from './results.ts';
import type { Sections } from './sections.ts';
import { createSections } from './sections.ts';
import type { LearnerRecord, NewResult, Within } from './services.ts';

export interface Parts {
  readonly db: Database;
  readonly clock: Clock;
  readonly people: People;
  readonly guardians: Guardians;
  readonly cuts: Cuts;
  /** The institution's, for learners whose own is not known. */
  timeZone(institution: { id: string }, tx?: Tx): Promise<string>;
  /** Tells other plugins of a new result, in its transaction. */
  emit(tx: Tx, institution: { id: string }, result: NewResult, record: EiqRecord): Promise<void>;
  /** Tells the learner's open tabs to ask again. */
  tell(institution: { id: string }, userId: string, what: 'eiq' | 'profile' | 'progress'): void;
}

/** Everything that is kept of learners, by subject. */
export interface Learners {
  readonly record: LearnerRecord;
  readonly profiles: Profiles;
  readonly results: Results;
  readonly activity: Activity;
  readonly concepts: Concepts;
  readonly sections: Sections;
  readonly consents: Consents;
  /** Tells the learner's open tabs, once the transaction is committed where there is one. */
  tell(within: Within, userId: string, what: 'eiq' | 'profile' | 'progress'): void;
}

export function createLearners(parts: Parts): Learners {
  const { db, clock, people, guardians, cuts } = parts;
  const tell: Learners['tell'] = ({ who, tx }, userId, what) => {
    const send = () => parts.tell(who.institution, userId, what);
    if (tx) afterCommit(tx, send);
    else send();
  };
  const profiles = createProfiles({ db, clock, people });
  const activity = createActivity({ db, clock, profiles, timeZone: parts.timeZone });
  const concepts = createConcepts({ db, profiles });
  const sections = createSections({ db, clock, profiles });
  const consents = createConsents(db, guardians);
  const results = createResults({
    db,
    clock,
    profiles,
    cuts,
    async changed(within, result, record) {
      await parts.emit(within.tx, within.who.institution, result, record);
      tell(within, result.userId, 'eiq');
    },
  });

  const record: LearnerRecord = {
    cuts: levelsOf(cuts),
    addResult: (within, result) => results.add(within, result),
    eiq: (within, userId) => results.record(within, userId),
    async profile(within, userId) {
      const { role } = await people.one({ ...within, who: actingIn(within.who.institution) }, userId);
      const { learningStyle } = await profiles.read(within, userId);
      const seen = await concepts.all(within, userId);
      return {
        preferredLearningStyle: learningStyle,
        strugglingConcepts: seen.filter(({ isStruggling }) => isStruggling).map(({ concept }) => concept),
        masteredConcepts: seen.filter(({ level }) => level === 'mastered').map(({ concept }) => concept),
        ...(await record.minority(within, { id: userId, role })),
      };
    },
    async minority(within, { id, role }) {
      const { ageBand } = await profiles.read(within, id);
      return { ageBand, guardianConsent: await consents.state(within, { id, role, ageBand }) };
    },
    async setSectionProgress(within, userId, section, progress) {
      await sections.set(within, userId, section, progress);
      tell(within, userId, 'progress');
    },
    async noteActivity(within, noted) {
      if (await activity.note(within, noted)) tell(within, noted.userId, 'profile');
    },
    async setAgeBand(within, userId, ageBand) {
      await profiles.change(within, userId, { ageBand });
      tell(within, userId, 'profile');
    },
    async recordConsent(within, decision) {
      await profiles.assertOwn(within, decision.userId);
      await consents.record(within, decision);
      tell(within, decision.userId, 'profile');
    },
  };
  return { record, profiles, results, activity, concepts, sections, consents, tell };
}
