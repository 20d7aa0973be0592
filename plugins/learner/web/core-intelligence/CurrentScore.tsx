import { Card, LevelTag, Ruler, rulerCuts } from '../../../../web/ui/index.ts';
import type { EiqView } from '../../contract.ts';
import { normText } from '../../contract.ts';
import { ScoreMeaning } from '../eiq/ScoreMeaning.tsx';

export function CurrentScore({ record, current }: { record: EiqView; current: NonNullable<EiqView['current']> }) {
  return (
    <Card title="Your EiQ today" actions={<LevelTag level={current.level} />}>
      <Ruler estimate={current.eiqScore} error={current.standardError} {...rulerCuts(record.cuts)} />
      <ScoreMeaning current={current} />
      {record.norms.map((norm) => (
        <p className="soft" key={norm.source}>
          {normText(norm)}
        </p>
      ))}
    </Card>
  );
}
