import { describe, expect, it } from 'vitest';
import { items, textOf, whichOf } from '../examiner.ts';
import { relations, relationsOf } from './relations.ts';

describe('verbal analogies', () => {
  const own = items.filter(({ contentArea }) => contentArea === 'verbal-analogies');
  /** The four words with an option filled in. */
  const four = (text: string, option: string): string[] => {
    const words = option.split(/ : | … | /);
    const shown = text.split(/\s*[:=]\s*/);
    if (shown.length === 2) return [...shown, ...words];
    return shown.map((word) => (word === '?' || word === '…' ? (words.shift() ?? '') : word));
  };

  it('have one option with the same relation in both pairs, by the table of relations', () => {
    for (const item of own) {
      const isSame = (option: string) => {
        const [a = '', b = '', c = '', d = ''] = four(textOf(item), option);
        return relationsOf(a, b).some((relation) => relationsOf(c, d).includes(relation));
      };
      expect(whichOf(item.options, isSame), item.id).toEqual([item.key]);
    }
  });

  it('use every relation of the table', () => {
    const used = new Set(
      own.flatMap((item) => {
        const [a = '', b = ''] = four(textOf(item), item.options[item.key] ?? '');
        return relationsOf(a, b);
      }),
    );
    expect(Object.keys(relations).filter((relation) => !used.has(relation as keyof typeof relations))).toEqual([]);
  });
});
