import type { BlockDraft, ShapeDraft } from '../../../../core/contract/blocks.ts';
import { lettering, line } from './shapes.ts';

/** A dot for each value above a line from 0 to 10. */
export function dotPlot(values: readonly number[], title: string): BlockDraft {
  const x = (value: number) => 24 + value * 30;
  const most = Math.max(...Array.from({ length: 11 }, (_, n) => values.filter((v) => v === n).length));
  const base = 14 + most * 17;
  const shapes: ShapeDraft[] = [line([10, base], [338, base])];
  for (let value = 0; value <= 10; value++) {
    shapes.push(
      line([x(value), base], [x(value), base + 5]),
      lettering(x(value), base + 16, String(value), { size: 13 }),
    );
    const count = values.filter((v) => v === value).length;
    for (let dot = 0; dot < count; dot++) {
      shapes.push({ shape: 'circle', at: [x(value), base - 11 - dot * 17], radius: 6.5, tone: 'accent', filled: true });
    }
  }
  shapes.push(lettering(174, base + 36, title, { size: 13 }));
  const counts = [...new Set(values)].map((value) => `${value}: ${values.filter((v) => v === value).length}`);
  return {
    kind: 'figure',
    alt: `Dot plot, ${title}, number of dots above each value. ${counts.join(', ')}.`,
    width: 348,
    height: base + 48,
    shapes,
  };
}
