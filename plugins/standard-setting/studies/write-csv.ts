import { csvText } from '../../../core/plugins/define-plugin.ts';
import { levelTitles } from '../../learner/contract.ts';
import type { RoundResult } from '../contract.ts';
import { phaseTitles } from '../contract.ts';

/** The closed rounds of a study, one line for each cut. No question and no name is in it. */
export const reportCsv = (results: readonly RoundResult[]): string =>
  csvText([
    [
      ...['round', 'level', 'panelists', 'cut', 'standard_error', 'standard_error_with_measurement'],
      ...['standard_deviation', 'agreement_percent', 'median_page', 'pages'],
    ],
    ...results.flatMap(({ round, panelists, cuts }) =>
      cuts.map((cut) => [
        ...[phaseTitles[round], levelTitles[cut.level], panelists, cut.score, cut.standardError],
        ...[cut.withMeasurementError, cut.deviation, Math.round(100 * cut.agreement), cut.medianPage],
        cut.pages.join(' '),
      ]),
    ),
  ]);
