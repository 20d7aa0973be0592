import type { FittedWeights, TracingParameters } from 'knowledge-tracing';
import { defaultParameters, priorCovariance } from 'knowledge-tracing';
import type { Database, Tx } from '../../../core/db/index.ts';
import type { Remembered } from '../../../core/plugins/define-plugin.ts';
import { ParametersRow } from './models.ts';

/** The parameters of a skill. */
export interface SkillParameters {
  /** 0 for the defaults. */
  readonly version: number;
  readonly tracing: TracingParameters;
  /** Of the logits of `tracing`. */
  readonly covariance: ArrayLike<number>;
  /** Weights of Performance Factors Analysis; none before a fit. */
  readonly factors: FittedWeights | undefined;
}

export interface ParameterSet {
  of(skillId: string): SkillParameters;
}

/** The parameters of one skill from a fit. */
export interface FittedSkill extends TracingParameters {
  readonly skillId: string;
  readonly covariance: readonly number[] | null;
  readonly factors: ParametersRow['factors'];
  readonly learners: number;
  readonly answers: number;
  readonly logLikelihood: number;
}

const defaults: SkillParameters = {
  version: 0,
  tracing: defaultParameters,
  covariance: priorCovariance(),
  factors: undefined,
};

const key = 'current';

/** The parameters in use: the latest version of each skill, else the defaults. */
export function createParameters(db: Database, remembered: Remembered<ParameterSet>) {
  async function read(): Promise<ParameterSet> {
    const rows = await db.catalogue(ParametersRow).orderBy('version');
    const latest = new Map(rows.map((row) => [row.skillId, parametersOf(row)]));
    return { of: (skillId) => latest.get(skillId) ?? defaults };
  }
  return {
    current: () => remembered.recall(key, read),
    /** Stores parameters as the next version. Learners' masteries are computed again when they are next read. */
    async adopt(tx: Tx, skills: readonly FittedSkill[], fittedAt: Date): Promise<number> {
      const last = await db.catalogue(ParametersRow, tx).orderBy('version', 'desc').first();
      const version = (last?.version ?? 0) + 1;
      const rows = skills.map(({ covariance, ...skill }) => ({
        ...skill,
        ...{ covariance: covariance && [...covariance], version, fittedAt },
      }));
      await db.catalogue(ParametersRow, tx).insert(rows);
      await remembered.forget(key, tx);
      return version;
    },
  };
}
export type Parameters = ReturnType<typeof createParameters>;

function parametersOf({ version, initial, learn, guess, slip, covariance, factors }: ParametersRow): SkillParameters {
  return { version, tracing: { initial, learn, guess, slip }, covariance: covariance ?? defaults.covariance, factors };
}
