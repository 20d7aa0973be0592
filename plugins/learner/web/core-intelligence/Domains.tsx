import { Card, Chart, Section } from '../../../../web/ui/index.ts';
import type { EiqRecord } from '../../contract.ts';
import { Domain } from '../../contract.ts';
import { Measurements } from '../eiq/Measurements.tsx';
import styles from './Domains.module.css';
import { pointsInTime, span } from './points-in-time.ts';

/** The current estimate of each domain and its development. */
export function Domains({ record }: { record: EiqRecord }) {
  if (record.domains.length === 0) return null;
  return (
    <Section
      title="By domain"
      description="Each domain is estimated from its own questions, so it is less certain than the score as a whole."
    >
      <Card>
        <div className={styles.parts}>
          <Measurements
            title="Now"
            heading="h3"
            record={record}
            rows={record.domains.map(({ domain, at: _, ...rest }) => ({ key: domain, ...rest }))}
          />
          <Development record={record} />
        </div>
      </Card>
    </Section>
  );
}

function Development({ record }: { record: EiqRecord }) {
  const measured = record.history.filter(({ domains }) => domains.length > 0);
  if (measured.length < 2) return null;
  const names = pointsInTime(measured.map(({ at }) => at));
  const rows = measured.map(({ domains }, index) => ({
    x: names[index] ?? '',
    ...Object.fromEntries(domains.map(({ domain, eiqScore }) => [domain, eiqScore])),
  }));
  const titles = new Map(measured.flatMap(({ domains }) => domains.map(({ domain, title }) => [domain, title])));
  return (
    <Chart
      title="Domains in each result"
      description="Differences of less than about 100 points between two results may be chance."
      kind="line"
      rows={rows}
      series={Domain.options.flatMap((domain) => {
        const label = titles.get(domain);
        return label ? [{ key: domain, label: shortened(label) }] : [];
      })}
      decimals={1}
      domain={span(measured.flatMap(({ domains }) => domains.map(({ eiqScore }) => eiqScore)))}
      height={260}
    />
  );
}

/** `Core Math` for `Core Math & Logic`, to fit beside its line. */
const shortened = (title: string) => title.replace(/ & .*/, '');
