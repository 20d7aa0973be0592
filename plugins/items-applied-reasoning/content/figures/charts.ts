import type { BlockDraft, ShapeDraft } from '../../../../core/contract/blocks.ts';
import { at } from '../drafts.ts';
import { lettering, line } from './shapes.ts';

interface Chart {
  /** What the chart shows, with its unit: "Visitors a day". */
  title: string;
  categories: string[];
  values: number[];
  /** Top of the scale and the distance between two of its marks. */
  max: number;
  step: number;
}

interface TwoSeriesChart extends Omit<Chart, 'values'> {
  series: { name: string; values: number[] }[];
}

const width = 350;
const left = 46;
const top = 36;
const bottom = 200;

/** Upright bars over named categories (at most six, with short names). */
export function barChart(chart: Chart): BlockDraft {
  const slot = (width - left - 6) / chart.categories.length;
  const bar = Math.min(34, slot * 0.6);
  const shapes = scale(chart);
  chart.values.forEach((value, index) => {
    const y = heightOf(value, chart.max);
    const x = left + slot * (index + 0.5) - bar / 2;
    shapes.push({ shape: 'rectangle', at: [x, y], width: bar, height: bottom - y, tone: 'accent', filled: true });
  });
  return { kind: 'figure', alt: altOf('Bar chart', chart), width, height: 226, shapes: [...shapes, ...names(chart)] };
}

/** One line with marked points over named categories. */
export function lineChart(chart: Chart): BlockDraft {
  return linesChart({ ...chart, series: [{ name: '', values: chart.values }] });
}

/** Up to two lines, the second dashed, each with its name at its last point. */
export function linesChart(chart: TwoSeriesChart): BlockDraft {
  const named = chart.series.length > 1;
  const room = named ? 62 : 6;
  const slot = (width - left - room) / chart.categories.length;
  const shapes = scale(chart, room);
  chart.series.forEach(({ name, values }, index) => {
    const points = values.map((value, i): [number, number] => [left + slot * (i + 0.5), heightOf(value, chart.max)]);
    const tone = index === 0 ? 'accent' : 'strong';
    shapes.push({ shape: 'polyline', points, tone, dashed: index > 0 });
    for (const point of points) shapes.push({ shape: 'circle', at: point, radius: 3.5, tone, filled: true });
    const last = at(points, points.length - 1);
    if (named) shapes.push(lettering(width - room + 4, last[1], name, { anchor: 'start', size: 13 }));
  });
  const alt = named
    ? `Line chart, ${chart.title}. ${chart.series
        .map(({ name, values }) => `${name}: ${chart.categories.map((c, i) => `${c} ${values[i]}`).join(', ')}`)
        .join('. ')}.`
    : altOf('Line chart', { ...chart, values: at(chart.series, 0).values });
  return { kind: 'figure', alt, width, height: 226, shapes: [...shapes, ...names(chart, room)] };
}

function scale({ title, max, step }: Omit<Chart, 'values'>, room = 6): ShapeDraft[] {
  const shapes: ShapeDraft[] = [lettering(6, 14, title, { anchor: 'start', size: 14, tone: 'ink' })];
  for (let mark = 0; mark <= max; mark += step) {
    const y = heightOf(mark, max);
    shapes.push(line([left, y], [width - room, y], mark === 0 ? 'ink' : 'muted', mark !== 0));
    shapes.push(lettering(left - 7, y, String(mark), { anchor: 'end', size: 13 }));
  }
  return shapes;
}

function names({ categories }: Omit<Chart, 'values'>, room = 6): ShapeDraft[] {
  const slot = (width - left - room) / categories.length;
  return categories.map((name, index) => lettering(left + slot * (index + 0.5), bottom + 14, name, { size: 13 }));
}

function heightOf(value: number, max: number): number {
  return bottom - ((bottom - top) * value) / max;
}

function altOf(kind: string, { title, categories, values }: Chart): string {
  return `${kind}, ${title}. ${categories.map((name, index) => `${name}: ${values[index]}`).join(', ')}.`;
}
