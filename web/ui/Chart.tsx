import { lazy, Suspense } from 'react';
import styles from './Chart.module.css';
import type { ChartProps } from './ChartDrawing.tsx';
import { SkeletonBlock } from './Skeleton.tsx';

const Drawing = lazy(async () => ({ default: (await import('./ChartDrawing.tsx')).ChartDrawing }));

/** A chart with labels at the ends of its lines, and the same data as a table. */
export function Chart(props: ChartProps) {
  const { title, description, rows, series, band, unit, decimals, height = 240 } = props;
  const figure = (value: string | number | null | undefined) =>
    typeof value === 'number' && decimals !== undefined ? value.toFixed(decimals) : (value ?? '–');
  return (
    <figure className={styles.chart}>
      <figcaption>
        <strong>{title}</strong>
        {description && <span className="soft">{description}</span>}
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
                      {figure(row[key])}
                    </td>
                  ))}
                  {band && (
                    <td className="figures">
                      {figure(row[band.from])} to {figure(row[band.to])}
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
