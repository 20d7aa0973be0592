import { describe, expect, it } from 'vitest';
import { roundTicks, scaleOf } from './axes.ts';
import { histogram } from './histogram.ts';
import { linePlot } from './line-plot.ts';
import { reportPage } from './report.ts';
import { count, figure, percent } from './text.ts';

const axis = { x: { says: 'Ability' }, y: { says: 'Error' } };

describe('axes', () => {
  it('have round ticks within their range', () => {
    expect(roundTicks(0, 0.3)).toEqual([0, 0.05, 0.1, 0.15, 0.2, 0.25, 0.3]);
    expect(roundTicks(-3, 3)).toEqual([-3, -2, -1, 0, 1, 2, 3]);
    expect(roundTicks(0, 427)).toEqual([0, 100, 200, 300, 400]);
  });

  it('span all values, and have a range even for one value or none', () => {
    const scale = scaleOf([0.13, 0.88], axis.x, [0, 100]);
    expect([scale.at(0), scale.at(1)].map(Math.round)).toEqual([0, 100]);
    expect(scaleOf([2, 2], axis.x, [0, 100]).at(2)).toBeCloseTo(50, 9);
    expect(Number.isFinite(scaleOf([], axis.x, [0, 100]).at(0))).toBe(true);
  });
});

describe('a plot', () => {
  it('has a text alternative, and escapes text', () => {
    const svg = linePlot({
      ...axis,
      description: 'Bias <falls> & "ends"',
      lines: [
        {
          says: 'b<ias',
          tone: 'first',
          points: [
            { x: 0, y: 1 },
            { x: 1, y: 2 },
          ],
        },
      ],
    });
    expect(svg).toContain('role="img" aria-label="Bias &lt;falls&gt; &amp; &quot;ends&quot;"');
    expect(svg).toContain('>b&lt;ias</text>');
  });

  it('leaves a gap where a value is missing', () => {
    const points = [1, 2, Number.NaN, 3, 4].map((y, x) => ({ x, y }));
    const svg = linePlot({ ...axis, description: 'gap', lines: [{ says: 'gap', tone: 'first', points }] });
    const path = /class="line first" d="([^"]+)"/.exec(svg)?.[1] ?? '';
    expect(path.match(/M/g)).toHaveLength(2);
    expect(svg).not.toContain('NaN');
  });

  it('separates the labels of lines that end close together', () => {
    const line = (says: string, y: number) => ({
      says,
      tone: 'first' as const,
      points: [
        { x: 0, y: 0 },
        { x: 1, y },
      ],
    });
    const svg = linePlot({
      ...axis,
      description: 'three',
      lines: [line('one', 1), line('two', 1.001), line('three', 0)],
    });
    const heights = [...svg.matchAll(/class="direct first" x="[\d.]+" y="([\d.]+)"/g)].map(([, y]) => Number(y));
    expect(heights).toHaveLength(3);
    expect((heights[1] ?? 0) - (heights[0] ?? 0)).toBeGreaterThanOrEqual(13.9);
  });

  it('draws a bar for each count', () => {
    const bars = [1, 2, 3].map((height, from) => ({ from, to: from + 1, height }));
    expect(histogram({ ...axis, description: 'bars', bars }).match(/<rect/g)).toHaveLength(3);
  });
});

describe('a report', () => {
  const page = reportPage({
    title: 'Trial & error',
    summary: 'What was done.',
    parts: [
      { kind: 'notice', text: 'Mind <this>.' },
      { kind: 'goals', goals: [{ what: 'Fast', found: '3 ms', goal: 'at most 5 ms', verdict: 'met' }] },
      {
        kind: 'plots',
        plots: [
          {
            title: 'A plot',
            svg: '<svg></svg>',
            table: { caption: 'Its figures', headings: ['x', 'y'], rows: [['1', '2']] },
          },
        ],
      },
    ],
  });

  it('is self-contained, in both themes, with a table for each plot', () => {
    expect(page).toContain('<title>Trial &amp; error</title>');
    expect(page).toContain('Mind &lt;this&gt;.');
    expect(page).toContain('prefers-color-scheme: dark');
    expect(page).toContain('<strong>Met</strong>');
    expect(page).toMatch(/<details><summary>The figures<\/summary>.*<th scope="row">1<\/th><td class="figure">2<\/td>/);
    expect(page).not.toMatch(/<script|<link|url\(/);
  });
});

describe('figures', () => {
  it('are written with a true minus, without negative zero, and as a dash if missing', () => {
    expect([figure(-0.123), figure(-0.001), figure(Number.NaN), percent(0.2567), count(12_345)]).toEqual([
      '−0.12',
      '0.00',
      '–',
      '25.7 %',
      '12,345',
    ]);
  });
});
