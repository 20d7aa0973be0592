import { definePlugin } from '../../core/plugins/define-plugin.ts';
import { audit, people } from '../../core/services.ts';
import { createAuthoring } from './authoring/index.ts';
import { itemBank, itemUse, shortestReadingTime } from './contract.ts';
import { ItemBank } from './items/item-bank.ts';
import { createKnowledge } from './items/knowledge/index.ts';
import { hasScoredQuestion } from './items/knowledge/scored-question.ts';
import { importPacks } from './items/packs/import-packs.ts';
import { itemPacks } from './items/packs/services.ts';
import { createTechnicalManual } from './manual/technical-manual.ts';
import { grade } from './measurement/grading/grade-answer.ts';
import { createTextGrading } from './measurement/grading/grade-text.ts';
import { createRegrading } from './measurement/grading/regrade-answer.ts';
import { createMeasurement } from './measurement/measurement.ts';
import { hardestConcepts } from './measurement/misconceptions/hardest-concepts.ts';
import { createAnswerHistory } from './measurement/sittings/answer-history.ts';
import { createHintSource } from './measurement/sittings/hint-source.ts';
import { poolOf } from './measurement/sittings/pool-of-learner.ts';
import { createHeldTexts } from './measurement/variants/held-texts.ts';
import { createVariantSource } from './measurement/variants/variant-source.ts';
import { createVariantStock } from './measurement/variants/variant-stock.ts';
import {
  answerHistory,
  calibrationDesk,
  classMisconceptions,
  hintSource,
  itemCatalogue,
  itemReview,
  knowledge,
  measurement,
  openAnswerGrader,
  regrading,
  respondentGroups,
  stepMistakes,
  technicalManual,
  textGrading,
} from './services.ts';

export default definePlugin({
  contract: itemBank,
  requires: { people, audit },
  uses: { grader: openAnswerGrader, groups: respondentGroups },
  gathers: { packs: itemPacks, stepMistakes },
  provides: {
    measurement,
    answerHistory,
    hintSource,
    itemCatalogue,
    calibrationDesk,
    itemReview,
    classMisconceptions,
    knowledge,
    regrading,
    technicalManual,
    textGrading,
  },
  commandGroup: 'items',
  commands: [
    { name: 'list', summary: 'List items', load: () => import('./cli/list.ts') },
    { name: 'show', summary: 'Show an item with its key', load: () => import('./cli/show.ts') },
    { name: 'state', summary: 'Change the review state of an item', load: () => import('./cli/state.ts') },
    { name: 'import', summary: 'Import items from a QTI package or JSON', load: () => import('./cli/import.ts') },
    { name: 'export', summary: 'Export items as a QTI package or JSON', load: () => import('./cli/export.ts') },
    { name: 'check', summary: 'Check every item of the bank', load: () => import('./cli/check.ts') },
    {
      name: 'agreement',
      summary: 'Compare points by rubrics with points by raters',
      load: () => import('./cli/agreement.ts'),
    },
    {
      name: 'simulate',
      summary: 'Simulate learners and report measurement precision',
      load: () => import('./cli/simulate.ts'),
    },
    {
      name: 'calibrate',
      summary: 'Estimate item parameters from responses',
      load: () => import('./cli/calibrate.ts'),
    },
    { name: 'calibrations', summary: 'List stored calibrations', load: () => import('./cli/calibrations.ts') },
    {
      name: 'adopt',
      summary: 'Put a stored calibration’s parameters into the bank',
      load: () => import('./cli/adopt.ts'),
    },
    {
      name: 'manual',
      summary: 'Write the technical manual, computed from the bank and its answers',
      load: () => import('./cli/manual.ts'),
    },
    { name: 'fit', summary: 'Test how well a model fits responses', load: () => import('./cli/fit.ts') },
    { name: 'dif', summary: 'Compare two groups item by item (DIF)', load: () => import('./cli/dif.ts') },
  ],
  async start({ db, requires, uses, gathers, events, live, jobs, storage, clock, random, log, remembered }) {
    const stepMistakesOf = (who: Parameters<typeof gathers.stepMistakes>[0]) =>
      gathers.stepMistakes(who).map(({ service }) => service);
    const packProblems = new Map<string, string>();
    const bank = new ItemBank(db, clock, {
      remembered: remembered('bank'),
      packs: () => gathers.packs().filter(({ plugin }) => !packProblems.has(plugin)),
    });
    for (const [pack, problem] of await importPacks({ db, bank, packs: gathers.packs() })) {
      packProblems.set(pack, problem);
      log.error({ pack, problem }, 'items of a pack were not imported');
    }
    const variantSource = createVariantSource(db, () => bank.itemModels());
    const held = createHeldTexts({ db, random, clock, log, source: variantSource });
    const measurementService = createMeasurement({
      db,
      bank,
      clock,
      random,
      variantSource,
      stock: createVariantStock({ db, random, clock, source: variantSource, held }),
      packsFor: ({ who }) => gathers.packs(who).map(({ plugin, service }) => ({ plugin, sections: service.sections })),
      poolOf: (context, userId) => poolOf(requires.people, context, userId),
      async grade(context, response, item, answer) {
        const { userId } = response;
        // A practice answer is free text sent to a model, so it could carry an open question of a scored assessment.
        const skipModel =
          itemUse(item) === 'practice' && userId !== null && (await hasScoredQuestion({ db }, context, userId));
        return grade(context, response, item, answer, skipModel ? () => undefined : uses.grader, log);
      },
      answered: (tx, context, sitting, response, item) =>
        events.emit(tx, context.who.institution, 'question.answered', {
          userId: sitting.userId ?? '',
          sittingId: sitting.id,
          questionId: response.id,
          purpose: sitting.purpose,
          section: item.section,
          contentArea: item.contentArea,
          concepts: item.concepts,
          isCorrect: response.verdict?.isCorrect ?? false,
          credit: (response.points ?? 0) / (response.maximumPoints ?? 1),
          hintsUsed: response.hintIds.length,
          milliseconds: response.milliseconds ?? 0,
          shortestReadingTime: shortestReadingTime({
            question: item.stem,
            options: item.format === 'multiple_choice' ? item.options : [],
            stimulus: item.stimulus,
          }),
        }),
    });
    const manual = createTechnicalManual({ db, clock, storage, catalogue: bank });
    const authoring = createAuthoring({
      manual,
      db,
      bank,
      clock,
      people: requires.people,
      audit: requires.audit,
      storage,
      log,
      groups: uses.groups,
      enqueue: (institution, calibrationId, tx) => jobs.enqueue('calibrate', institution, { calibrationId }, { tx }),
      notify(institution, { id, startedBy }, status) {
        if (startedBy) live.toUser(institution, startedBy, 'calibration_changed', { id, status });
      },
    });
    return {
      routes: authoring.routes,
      services: {
        measurement: measurementService,
        answerHistory: createAnswerHistory({ db, bank }),
        hintSource: createHintSource({ db, bank }),
        itemCatalogue: bank,
        technicalManual: manual,
        calibrationDesk: authoring.desk,
        itemReview: authoring.states,
        classMisconceptions: {
          hardest: (context, groups, most, since) =>
            hardestConcepts({ db, bank, stepMistakes: stepMistakesOf }, context, groups, most, since),
        },
        knowledge: createKnowledge({ db, bank }),
        textGrading: createTextGrading(uses.grader, log),
        regrading: createRegrading({
          ...{ db, bank, clock },
          regraded: (tx, context, payload) => events.emit(tx, context.who.institution, 'question.regraded', payload),
        }),
      },
      // For assessments whose plugin sends no message of its own.
      async openAssessment(who) {
        if (!(await hasScoredQuestion({ db }, { who }, who.user.id))) return undefined;
        const message = 'A question of an assessment is open, so chats are closed until you have answered it.';
        return { message, plugin: itemBank.id, canPause: false };
      },
      jobs: authoring.jobs,
      warnings: async () =>
        [...packProblems].map(([pack, problem]) => ({
          message: `The items of ${pack} were not imported: ${problem}`,
          remedy: `Correct the plugin ${pack} and restart the platform. Its previous items stay in use.`,
        })),
      stop: () => held.stop(),
    };
  },
});
