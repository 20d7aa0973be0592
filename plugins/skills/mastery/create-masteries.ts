import type { Who } from '../../../core/contract/index.ts';
import type { CallContext } from '../../../core/db/index.ts';
import type { Remembered } from '../../../core/plugins/define-plugin.ts';
import type { Audit } from '../../../core/services.ts';
import type { OwnCatalogue } from '../catalogue/own-catalogue.ts';
import { adoptParameters } from './adopt-parameters.ts';
import type { MasteryDependencies } from './dependencies.ts';
import { historiesOf } from './fit/histories.ts';
import { createLinks } from './links.ts';
import { masteriesOf, masteryOf } from './masteries.ts';
import type { ParameterSet } from './parameters.ts';
import { createParameters } from './parameters.ts';
import type { ParameterDesk, SkillMasteries } from './services.ts';
import type { IdfsCompleted, QuestionAnswered, QuestionRegraded } from './take-answers.ts';
import { takeAnswer, takePlacements, takeRegrade, takeSession } from './take-answers.ts';

interface Given extends Omit<MasteryDependencies, 'links' | 'parameters' | 'catalogue'> {
  readonly catalogue: OwnCatalogue;
  readonly audit: Pick<Audit, 'record'>;
  readonly parameters: Remembered<ParameterSet>;
}

/** Reads what a learner's answers show about skills, and how many reviews are due. */
export type MasteriesOf = ReturnType<typeof createMasteries>['masteriesOf'];

/** What learners know, from their answers: routes, services and handlers of events. */
export function createMasteries({ audit, parameters: remembered, ...given }: Given) {
  const parameters = createParameters(given.db, remembered);
  const dependencies: MasteryDependencies = { ...given, parameters, links: createLinks(given.catalogue) };
  const service: SkillMasteries = { of: (context, userId) => masteriesOf(dependencies, context, userId) };
  const desk: ParameterDesk = {
    histories: (context) => historiesOf(given.db, context),
    adopt: (context, skills) => adoptParameters({ ...given, audit, parameters }, context, skills),
  };
  const withDue = async (context: CallContext, userId: string) => {
    const skills = await masteriesOf(dependencies, context, userId);
    return { skills, due: skills.filter(({ reviewAt }) => reviewAt <= given.clock.now()).length };
  };
  return {
    masteriesOf: withDue,
    routes: {
      masteries: (_: unknown, who: Who) => withDue({ who }, who.user.id),
      mastery: ({ params }: { params: { skillId: string } }, who: Who) =>
        masteryOf(dependencies, { who }, who.user.id, params.skillId),
    },
    service,
    desk,
    /** For demo rows. */
    dependencies,
    answered: (context: CallContext, event: QuestionAnswered, at: Date) => takeAnswer(dependencies, context, event, at),
    placed: (context: CallContext, userId: string) => takePlacements(dependencies, context, userId),
    regraded: (context: CallContext, event: QuestionRegraded) => takeRegrade(dependencies, context, event),
    sessionRecorded: (context: CallContext, event: IdfsCompleted, at: Date) =>
      takeSession(dependencies, context, event, at),
  };
}
