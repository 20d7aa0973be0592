import { definePlugin } from '../../core/plugins/define-plugin.ts';
import { ItemBank } from './bank.ts';
import { itemBank } from './contract.ts';
import { grade } from './grading.ts';
import { createHintSource } from './hint-source.ts';
import { createMeasurement } from './measuring.ts';
import { hintSource, itemCatalogue, measurement, openAnswerGrader } from './services.ts';

export default definePlugin({
  contract: itemBank,
  uses: { grader: openAnswerGrader },
  provides: { measurement, hintSource, itemCatalogue },
  commandGroup: 'items',
  commands: [
    { name: 'list', summary: 'List items', load: () => import('./cli/list.ts') },
    { name: 'show', summary: 'Show an item with its key', load: () => import('./cli/show.ts') },
    { name: 'import', summary: 'Import items from a file', load: () => import('./cli/import.ts') },
    { name: 'export', summary: 'Export items to a file', load: () => import('./cli/export.ts') },
    { name: 'check', summary: 'Check every item of the bank', load: () => import('./cli/check.ts') },
  ],
  async start({ db, uses, events, clock, random, log }) {
    const bank = new ItemBank(db, clock);
    await bank.ship();
    const measuring = createMeasurement({
      db,
      bank,
      clock,
      random,
      grade: (within, item, answer) => grade(within, item, answer, uses.grader, log),
      answered: (tx, within, sitting, response, item) =>
        events.emit(tx, within.who.institution, 'question.answered', {
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
        }),
    });
    return {
      services: { measurement: measuring, hintSource: createHintSource({ db, bank }), itemCatalogue: bank },
    };
  },
});
