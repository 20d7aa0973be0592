import type { Block } from '../../../core/contract/index.ts';
import type { PluginCommand } from '../../../core/plugins/define-plugin.ts';
import type { ItemState, StateChange } from '../contract.ts';
import type { Item, OpenItem } from '../items/item.ts';
import { unratedWeight, weightedParameters } from '../items/weighted-parameters.ts';
import { itemCatalogue, itemReview } from '../services.ts';

export const command: PluginCommand = {
  arguments: [{ name: 'id', description: 'Id of the item' }],
  withoutInstitution: true,
  async run({ arguments: given, print, service }) {
    const row = await service(itemCatalogue).latest(given.id ?? '');
    const stateChanges = await service(itemReview).changesOf(row.itemId);
    const { content, version, state } = row;
    const text = [asText(content, version), ...stateLines(state, stateChanges)].join('\n');
    print({ ...content, version, state, stateChanges }, text);
  },
};

const askedIn = {
  assessment: 'assessments',
  practice: 'practice',
  demo: 'the demo',
  early_assessment: 'assessments of grades 3 to 5',
  early_practice: 'practice of grades 3 to 5',
  early_demo: 'the demo of grades 3 to 5',
};

function asText(item: Item, version: number): string {
  return [
    `${item.id} (version ${version}), ${item.section} / ${item.contentArea}, rung ${item.rung}`,
    `Asked in ${askedIn[item.pool ?? 'assessment']}${item.subcategory ? `; ${item.subcategory}` : ''}${item.cognitiveLoad ? `, cognitive load ${item.cognitiveLoad}` : ''}`,
    '',
    item.stem,
    ...(item.stimulusSeconds ? [`To be remembered, shown for ${item.stimulusSeconds} s:`] : []),
    ...item.stimulus.map(blockText),
    ...(item.format === 'multiple_choice'
      ? item.options.map((option, index) => {
          const misconception = item.misconceptions[index];
          const drawn = item.optionFigures?.[index];
          return `  ${index === item.key ? '✓' : ' '} ${index}  ${option}${drawn ? ` ${blockText(drawn)}` : ''}${misconception ? `   [${misconception.id}]` : ''}`;
        })
      : item.rubric.criteria.map(({ points, says }) => `  ${points} point(s): ${says}`)),
    '',
    `Why: ${item.explanation}`,
    ...item.steps.map((step, index) => `  ${index + 1}. ${step}`),
    `Hints: ${Object.values(item.hints).join(' | ')}`,
    `Concepts: ${item.concepts.join(', ')}; reasoning: ${item.reasoning.join(', ')}`,
    `Parameters: ${JSON.stringify(item.parameters)} (${item.source.kind})`,
    ...(item.format === 'open_ended' ? [agreementText(item)] : []),
  ].join('\n');
}

function stateLines(state: ItemState, changes: readonly StateChange[]): string[] {
  return [
    `State: ${state}`,
    ...changes.map(
      ({ from, to, at, cause, reason }) =>
        `  ${at.slice(0, 10)}  ${from ? `${from} → ${to}` : to}, by ${actors[cause]}: ${reason}`,
    ),
  ];
}

const actors = { person: 'an operator', command: 'a command', import: 'an import', pack: 'its pack' };

function agreementText(item: OpenItem): string {
  const { answers, correlation, weight } = item.agreement ?? { answers: 0, correlation: null, weight: unratedWeight };
  if (item.source.kind === 'calibrated') return 'Scored by these parameters, which contain the errors of the grader';
  const { a } = weightedParameters(item);
  const found = correlation === null ? '' : `, correlation ${correlation}`;
  return `Agreement with a rater: ${answers} rated answers${found}; weight ${weight}, scored with a = ${a.toFixed(2)}`;
}

function blockText(block: Block): string {
  switch (block.kind) {
    case 'text':
      return block.text;
    case 'code':
      return block.code;
    case 'table':
      return [block.header, ...block.rows].map((row) => `  ${row.join(' | ')}`).join('\n');
    default:
      return `[figure: ${block.alt}]`;
  }
}
