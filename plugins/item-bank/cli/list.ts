import type { PluginCommand } from '../../../core/plugins/define-plugin.ts';
import { table } from '../../../core/plugins/define-plugin.ts';
import { alignedTable } from '../analysis/reports/aligned-table.ts';
import { sections } from '../items/item.ts';
import type { CatalogueEntry } from '../services.ts';
import { itemCatalogue } from '../services.ts';
import { filterFrom, filterOptions } from './filter.ts';

export const command: PluginCommand = {
  options: [...filterOptions, { flags: '--counts', description: 'Print only the number of items of each kind' }],
  withoutInstitution: true,
  async run({ options, print, service }) {
    const filter = filterFrom(options);
    const rows = await service(itemCatalogue).list(filter);
    if (options.counts) {
      const counts = sections
        .filter((section) => filter.section === undefined || filter.section === section)
        .map((section) =>
          countsOf(
            section,
            rows.filter((row) => row.section === section),
          ),
        );
      print(counts, countsTable(counts));
      return;
    }
    const listed = rows.map(({ itemId, version, section, contentArea, rung, format, origin, state, content }) => ({
      id: itemId,
      version,
      section,
      contentArea,
      rung,
      format,
      pool: content.pool ?? 'assessment',
      origin,
      state,
    }));
    const items = listed.map((item) => [
      item.id,
      String(item.rung),
      item.format,
      item.pool,
      item.state,
      item.contentArea,
    ]);
    print(
      listed,
      [
        ...(items.length > 0 ? [table(['ID', 'RUNG', 'FORMAT', 'POOL', 'STATE', 'CONTENT AREA'], items)] : []),
        listed.length === 1 ? '1 item' : `${listed.length} items`,
      ].join('\n'),
    );
  },
};

type Counts = ReturnType<typeof countsOf>;

function countsOf(section: string, rows: readonly CatalogueEntry[]) {
  const counted = rows.filter(({ content }) => (content.pool ?? 'assessment') === 'assessment');
  return {
    section,
    items: rows.length,
    assessment: counted.length,
    practice: rows.length - counted.length,
    byRung: [1, 2, 3, 4, 5].map((rung) => rows.filter((row) => row.rung === rung).length),
    openEnded: rows.filter((row) => row.format === 'open_ended').length,
  };
}

const countsTable = (counts: readonly Counts[]) =>
  alignedTable(
    [
      'SECTION',
      'ITEMS',
      'IN ASSESSMENTS',
      'IN PRACTICE',
      ...[1, 2, 3, 4, 5].map((rung) => `RUNG ${rung}`),
      'OPEN-ENDED',
    ],
    counts.map(({ section, items, assessment, practice, byRung, openEnded }) => [
      section,
      ...[items, assessment, practice, ...byRung, openEnded].map(String),
    ]),
  );
