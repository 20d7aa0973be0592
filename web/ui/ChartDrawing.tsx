import {
  Area,
  Bar,
  BarChart,
  CartesianGrid,
  ComposedChart,
  ErrorBar,
  LabelList,
  Line,
  ReferenceLine,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import { chartColours } from '../theme/brand.ts';
import { motionMs, sizes } from '../theme/scale.ts';

interface ChartSeries {
  readonly key: string;
  readonly label: string;
}

/** An interval around a line, by the keys of its ends in the rows. */
interface ChartBand {
  readonly from: string;
  readonly to: string;
  readonly label: string;
}

export interface ChartProps {
  /** Shown above the chart: `EiQ score over time`. */
  title: string;
  /** One sentence about what the chart shows. */
  description?: string;
  kind: 'line' | 'bar';
  /** One row for each position on the axis: its name in `x`, and the value of each series under its key. */
  rows: readonly ({ readonly x: string } & Readonly<Record<string, string | number | null>>)[];
  series: readonly ChartSeries[];
  /** The uncertainty of the first line. */
  band?: ChartBand;
  /** Horizontal reference lines, named at the left: a cut, a target. */
  marks?: readonly { readonly at: number; readonly label: string }[];
  /** Unit of the values in the table: `points`, `%`. */
  unit?: string;
  /** Decimals of the values in the table; unformatted by default. */
  decimals?: number;
  /** The ends of the value axis, in place of the default ones. */
  domain?: readonly [number, number];
  /** The positions on the axis that are labelled; by default as many as there is room for. */
  named?: readonly string[];
  height?: number;
}

const colours = [chartColours.line, chartColours.second, chartColours.third, chartColours.fourth];
const text = { fill: chartColours.text, fontSize: sizes.small } as const;
const margin = { top: 16, right: 8, bottom: 0, left: 0 };

/** The drawing of a chart, loaded separately because recharts is large. */
export function ChartDrawing({ kind, rows, series, band, marks = [], domain, named, height = 240 }: ChartProps) {
  const shifts = namesApart(rows.at(-1), series, domain, height);
  const areCounts = rows.every((row) => series.every(({ key }) => Number.isInteger(row[key] ?? 0)));
  const axes = axesOf(domain, named, areCounts);
  const moves = !matchMedia('(prefers-reduced-motion: reduce)').matches;
  const motion = { isAnimationActive: moves, animationDuration: motionMs };
  const data = rows as ChartProps['rows'][number][];
  return (
    <ResponsiveContainer width="100%" height="100%">
      {kind === 'line' ? (
        <ComposedChart data={data} margin={{ ...margin, right: roomFor(series) }} accessibilityLayer={false}>
          {axes}
          {marks.map(({ at, label }) => (
            <ReferenceLine
              key={label}
              y={at}
              stroke={chartColours.muted}
              strokeDasharray="4 4"
              label={{ value: label, position: 'insideTopLeft', ...text }}
            />
          ))}
          {band && rows.length > 1 && (
            <Area
              dataKey={(row) => [row[band.from], row[band.to]]}
              name={band.label}
              type="monotone"
              fill={colours[0]}
              fillOpacity={0.16}
              stroke="none"
              dot={false}
              activeDot={false}
              {...motion}
            />
          )}
          {series.map(({ key, label }, index) => (
            <Line
              key={key}
              dataKey={key}
              name={label}
              type="monotone"
              connectNulls
              stroke={colours[index % 4]}
              strokeWidth={2.5}
              dot={rows.length < 13 ? { r: 3 } : false}
              {...motion}
            >
              {band && index === 0 && rows.length === 1 && (
                // A single point has an error bar in place of an interval.
                <ErrorBar
                  dataKey={(row) => [row[key] - row[band.from], row[band.to] - row[key]]}
                  width={12}
                  stroke={colours[0]}
                  strokeOpacity={0.4}
                  strokeWidth={2.5}
                  {...motion}
                />
              )}
              {series.length > 1 && (
                <LabelList content={nameAtEnd(label, rows.length - 1, chartColours.names[index % 4], shifts[index])} />
              )}
            </Line>
          ))}
        </ComposedChart>
      ) : (
        <BarChart data={data} margin={margin} accessibilityLayer={false}>
          {axes}
          {series.map(({ key, label }, index) => (
            <Bar
              key={key}
              dataKey={key}
              name={label}
              fill={colours[index % 4]}
              radius={[4, 4, 0, 0]}
              maxBarSize={56}
              {...motion}
            >
              {series.length === 1 && rows.length <= mostLabels() && (
                <LabelList dataKey={key} position="top" {...text} />
              )}
            </Bar>
          ))}
        </BarChart>
      )}
    </ResponsiveContainer>
  );
}

function axesOf(domain: ChartProps['domain'], named: ChartProps['named'], areCounts: boolean) {
  return (
    <>
      <CartesianGrid stroke={chartColours.grid} vertical={false} />
      <XAxis
        dataKey="x"
        tick={text}
        tickLine={false}
        axisLine={{ stroke: chartColours.muted }}
        minTickGap={8}
        {...(named && { ticks: [...named], interval: 'equidistantPreserveStart' })}
      />
      <YAxis
        width={44}
        tick={text}
        tickLine={false}
        axisLine={false}
        allowDecimals={!areCounts}
        tickFormatter={(value: number) => String(Number(value.toPrecision(6)))}
        {...(domain && { domain: [...domain], ticks: ticksOf(domain), allowDataOverflow: true })}
      />
      <Tooltip
        isAnimationActive={false}
        cursor={{ stroke: chartColours.muted, fill: chartColours.grid, fillOpacity: 0.4 }}
        contentStyle={{
          background: 'var(--raised)',
          border: '1px solid var(--line)',
          borderRadius: 10,
          color: 'var(--ink)',
        }}
      />
    </>
  );
}

/** Four to seven round values along an axis with given ends. */
function ticksOf([from, to]: readonly [number, number]): number[] {
  const rough = (to - from) / 5;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * ([1, 2, 5, 10].find((factor) => factor * power >= rough * 0.8) ?? 10);
  const first = Math.ceil(from / step);
  return Array.from({ length: Math.floor(to / step) - first + 1 }, (_, index) => (first + index) * step);
}

/** Space at the right for the longest label, at about 7 px a letter. A single line needs no label. */
const roomFor = (series: readonly ChartSeries[]) =>
  series.length > 1 ? Math.min(160, 16 + 7 * Math.max(...series.map(({ label }) => label.length))) : 12;

/** Labels a line at its end, in place of a legend. */
function nameAtEnd(label: string, last: number, colour: string | undefined, shift = 0) {
  return ({ x, y, index }: { x?: number | string; y?: number | string; index?: number }) =>
    index === last ? (
      <text
        x={Number(x) + 8}
        y={Number(y) + shift}
        dominantBaseline="central"
        fontSize={sizes.small}
        fontWeight={600}
        fill={colour}
      >
        {label}
      </text>
    ) : null;
}

/** Beyond this number of bars, their labels would overlap. */
const mostLabels = () => (matchMedia('(max-width: 639px)').matches ? 7 : 20);

/** Of a line's name, in pixels. */
const lineHeight = 18;

/** Pixels by which to move each label, so that labels of lines with close ends do not overlap. */
function namesApart(
  last: ChartProps['rows'][number] | undefined,
  series: readonly ChartSeries[],
  domain: ChartProps['domain'],
  height: number,
): number[] {
  const values = series.map(({ key }) => Number(last?.[key] ?? 0));
  const [from, to] = domain ?? [0, Math.max(...values) * 1.1];
  const pixels = (height - 46) / (to - from || 1);
  const wanted = values.map((value) => (to - value) * pixels);
  const falling = wanted.map((_, i) => i).sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0));
  const placed: number[] = [];
  let free = Number.NEGATIVE_INFINITY;
  for (const index of falling) {
    const at = Math.max(wanted[index] ?? 0, free);
    placed[index] = at;
    free = at + lineHeight;
  }
  // Labels pushed below the axis move the others up.
  let floor = height - 46;
  for (const index of falling.reverse()) {
    placed[index] = Math.min(placed[index] ?? 0, floor);
    floor = (placed[index] ?? 0) - lineHeight;
  }
  return placed.map((at, index) => at - (wanted[index] ?? 0));
}
