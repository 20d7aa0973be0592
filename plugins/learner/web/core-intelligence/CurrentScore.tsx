import { Card, LevelTag, Ruler, rulerCuts } from '../../../../web/ui/index.ts';
import type { EiqRecord } from '../../contract.ts';
import { ScoreMeaning } from '../eiq/ScoreMeaning.tsx';

export function CurrentScore({ record, current }: { record: EiqRecord; current: NonNullable<EiqRecord['current']> }) {
  return (
    <Card title="Your EiQ today" actions={<LevelTag level={current.level} />}>
      <Ruler estimate={current.eiqScore} error={current.standardError} {...rulerCuts(record.cuts)} />
      <ScoreMeaning current={current} />
    </Card>
  );
}
