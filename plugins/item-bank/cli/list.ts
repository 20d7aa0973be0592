import type { PluginCommand } from '../../../core/plugins/define-plugin.ts';
import { sections } from '../items/item.ts';
import { itemCatalogue } from '../services.ts';
import { filterFrom, filterOptions } from './filter.ts';

export const command: PluginCommand = {
  options: [...filterOptions, { flags: '--counts', says: 'Only how many there are of each kind' }],
  async run({ options, print, service }) {
    const rows = await service(itemCatalogue).list(filterFrom(options));
    if (options.counts) {
      const counts = sections.map((section) => {
        const own = rows.filter((row) => row.section === section);
        const byRung = [1, 2, 3, 4, 5].map((rung) => own.filter((row) => row.rung === rung).length);
        return {
          section,
          items: own.length,
          byRung,
          openEnded: own.filter((row) => row.format === 'open_ended').length,
        };
      });
      const lines = counts.map(
        ({ section, items, byRung, openEnded }) =>
          `${section.padEnd(20)} ${String(items).padStart(5)} items, rungs 1–5: ${byRung.join(' ')}, open-ended: ${openEnded}`,
      );
      print(counts, lines.join('\n'));
      return;
    }
    const listed = rows.map(({ itemId, version, section, contentArea, rung, format, origin }) => ({
      id: itemId,
      version,
      section,
      contentArea,
      rung,
      format,
      origin,
    }));
    const lines = listed.map(
      (item) => `${item.id.padEnd(52)} rung ${item.rung}  ${item.format.padEnd(15)} ${item.contentArea}`,
    );
    print(listed, [...lines, `${listed.length} items`].join('\n'));
  },
};
