import type { z } from 'zod';
import type { Clock } from '../../../core/clock.ts';
import type { Actor, Provided, Visitor } from '../../../core/contract/index.ts';
import { conflict, notFound } from '../../../core/contract/index.ts';
import type { Database } from '../../../core/db/index.ts';
import type { Audit, Institutions } from '../../../core/services.ts';
import type { SetUp, SetUpStep } from './contract.ts';
import { SetUpRow, StepRow } from './models.ts';
import type { SetUpStepSpec, SetUpSteps, StepResult } from './services.ts';

export interface SetUpDependencies {
  readonly db: Database;
  readonly clock: Clock;
  readonly audit: Audit;
  readonly institutions: Pick<Institutions, 'own'>;
  /** The steps of the administration itself. */
  readonly own: SetUpSteps;
  /** Those of the plugins that are on. */
  gathered(who: Pick<Actor, 'institution'>): readonly Provided<SetUpSteps>[];
}

interface Step {
  readonly id: string;
  readonly spec: SetUpStepSpec;
  check(call: { who: Visitor }): Promise<StepResult>;
}

/** The set-up of an institution: its steps, and what their checks found. */
export function createSetUp({ db, clock, audit, institutions, own, gathered }: SetUpDependencies) {
  const stepsFor = (who: Actor): Step[] =>
    [{ plugin: 'administration', service: own }, ...gathered(who)]
      .flatMap(({ plugin, service }) =>
        service.steps.map((spec) => ({
          id: `${plugin}.${spec.name}`,
          spec,
          check: (call: { who: Visitor }) => service.check(call, spec.name),
        })),
      )
      .filter(({ spec }) => spec.permission === undefined || who.may(spec.permission))
      .sort((one, other) => one.spec.order - other.spec.order);

  /** @throws Failure not_found, also for a step of a plugin that is off and for one that the caller may not see */
  const stepOf = (who: Actor, id: string): Step => {
    const found = stepsFor(who).find((step) => step.id === id);
    if (!found) throw notFound('There is no such step.');
    return found;
  };

  const store = async (who: Visitor, step: Step, state: StepRow['state'], result: string) => {
    const row = { step: step.id, state, result, at: clock.now(), setBy: who.user?.id ?? null };
    await db.transaction(async (tx) => {
      await db.rows(StepRow, { who, tx }).insert(row).onConflict(['institutionId', 'step']).merge();
      if (state !== 'left-out') return;
      await audit.record({ who, tx }, { action: 'set-up.left-out', subject: step.id });
    });
    return viewOf(step, row as StepRow);
  };

  return {
    async status(who: Visitor): Promise<z.input<typeof SetUp>> {
      const [begun, rows, { isDemo }] = await Promise.all([
        db.rows(SetUpRow, { who }).first(),
        db.rows(StepRow, { who }),
        institutions.own({ who }),
      ]);
      const known = new Map(rows.map((row) => [row.step, row]));
      return {
        begunAt: begun?.begunAt ?? null,
        closedAt: begun?.closedAt ?? null,
        isDemo,
        steps: stepsFor(who).map((step) => viewOf(step, known.get(step.id))),
      };
    },

    async begin(who: Visitor): Promise<void> {
      await db
        .rows(SetUpRow, { who })
        .insert({ begunAt: clock.now(), closedAt: null })
        .onConflict('institutionId')
        .ignore();
    },

    async close(who: Visitor, closed: boolean): Promise<void> {
      const now = clock.now();
      const row = { begunAt: now, closedAt: closed ? now : null };
      await db.rows(SetUpRow, { who }).insert(row).onConflict('institutionId').merge(['closedAt']);
    },

    /** Two checks at once are two checks: the later one is kept. @throws Failure not_found */
    async check(who: Visitor, id: string) {
      const step = stepOf(who, id);
      const { isPassed, text } = await step.check({ who });
      return store(who, step, isPassed ? 'passed' : 'failed', text);
    },

    /** Stores what was found in another way, such as the code of a letter. */
    passed: (who: Visitor, id: string, text: string) => store(who, stepOf(who, id), 'passed', text),

    /** @throws Failure not_found, conflict for a step that everyone needs */
    async leaveOut(who: Visitor, id: string, leftOut: boolean) {
      const step = stepOf(who, id);
      const { without } = step.spec;
      if (without === undefined) throw conflict('Every institution needs this step.');
      if (leftOut) return store(who, step, 'left-out', without);
      await db.rows(StepRow, { who }).where({ step: id, state: 'left-out' }).delete();
      return viewOf(step, undefined);
    },
  };
}

function viewOf({ id, spec }: Step, row: StepRow | undefined): z.input<typeof SetUpStep> {
  const { title, description, to, action, without } = spec;
  return {
    ...{ id, title, description, to, action },
    without: without ?? null,
    state: row?.state ?? 'open',
    result: row?.result ?? null,
    at: row?.at ?? null,
  };
}
