import { useRoute } from '../../../../web/api/index.ts';
import { Card, LevelTag, Ruler, rulerCuts, Stack } from '../../../../web/ui/index.ts';
import type { EiqRecord } from '../../contract.ts';
import { learner, normText } from '../../contract.ts';
import { LaterCuts } from '../eiq/LaterCuts.tsx';
import { ScoreMeaning } from '../eiq/ScoreMeaning.tsx';

export function CurrentScore({ record, current }: { record: EiqRecord; current: NonNullable<EiqRecord['current']> }) {
  const norms = useRoute(learner.routes.norms, {}, { freshFor: 3000 });
  return (
    <Card title="Your EiQ today" actions={<LevelTag level={current.level} />}>
      <Ruler estimate={current.eiqScore} error={current.standardError} {...rulerCuts(record.cuts)} />
      <Stack gap={12}>
        <ScoreMeaning current={current} />
        <LaterCuts record={record} />
        {norms.data?.map((norm) => (
          <p className="soft" key={norm.source}>
            {normText(norm)}
          </p>
        ))}
      </Stack>
    </Card>
  );
}
