import { lazy, Suspense } from 'react';
import styles from './Chart.module.css';
import { SkeletonBlock } from './Skeleton.tsx';

export interface ChartSeries {
  readonly key: string;
  readonly label: string;
}

/** A stretch around a line: its ends by their keys in the rows. */
export interface ChartBand {
  readonly from: string;
  readonly to: string;
  readonly label: string;
}

export interface ChartProps {
  /** What is shown, above the chart: `EiQ score over time`. */
  title: string;
  /** What to see in it, in a sentence. */
  says?: string;
  kind: 'line' | 'bar';
  /** One row for every place along the axis: its name under `x`, and each series' value under its key. */
  rows: readonly ({ readonly x: string } & Readonly<Record<string, string | number | null>>)[];
  series: readonly ChartSeries[];
  /** How uncertain the first line is. */
  band?: ChartBand;
  /** Levels that are drawn across, named at the left: a cut, a target. */
  marks?: readonly { readonly at: number; readonly label: string }[];
  /** After every value in the table: `points`, `%`. */
  unit?: string;
  /** The ends of the value axis, where the usual ones will not do. */
  domain?: readonly [number, number];
  height?: number;
}

const Drawing = lazy(async () => ({ default: (await import('./ChartDrawing.tsx')).ChartDrawing }));

/** A chart with its lines named where they end, and the same figures as a table for whoever prefers to read them. */
export function Chart(props: ChartProps) {
  const { title, says, rows, series, band, unit, height = 240 } = props;
  return (
    <figure className={styles.chart}>
      <figcaption>
        <strong>{title}</strong>
        {says && <span className="soft">{says}</span>}
      </figcaption>
      <div aria-hidden="true" style={{ height }}>
        <Suspense fallback={<SkeletonBlock height={height} />}>
          <Drawing {...props} />
        </Suspense>
      </div>
      <details>
        <summary>Show as a table</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
        <section className={styles.scroll} tabIndex={0} aria-label={title}>
          <table>
            <thead>
              <tr>
                <td />
                {series.map(({ key, label }) => (
                  <th key={key} scope="col">
                    {label}
                    {unit && ` (${unit})`}
                  </th>
                ))}
                {band && <th scope="col">{band.label}</th>}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.x}>
                  <th scope="row">{row.x}</th>
                  {series.map(({ key }) => (
                    <td key={key} className="figures">
                      {row[key] ?? '–'}
                    </td>
                  ))}
                  {band && (
                    <td className="figures">
                      {row[band.from] ?? '–'} to {row[band.to] ?? '–'}
                    </td>
                  )}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </details>
    </figure>
  );
}
