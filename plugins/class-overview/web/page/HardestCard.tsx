import { useState } from 'react';
import { useRoute } from '../../../../web/api/index.ts';
import { Card, ErrorState, SelectField, SkeletonBlock, Stack } from '../../../../web/ui/index.ts';
import { classOverview, Window } from '../../contract.ts';
import { HardestConcepts } from '../parts/HardestConcepts.tsx';

/** What the class finds hardest, in a window of time that the teacher chooses. */
export function HardestCard({ classId }: { classId: string }) {
  const [window, setWindow] = useState<Window>('week');
  const { data, error, refetch } = useRoute(
    classOverview.routes.hardest,
    { params: { classId }, query: { window } },
    { keepPrevious: true },
  );
  return (
    <Card title="Hardest for the class">
      <Stack gap={8}>
        <SelectField
          label="Answers of"
          value={window}
          options={Window.options.map((value) => ({ value, label: titles[value] }))}
          onChange={({ target }) => setWindow(Window.parse(target.value))}
        />
        {error && <ErrorState error={error} retry={refetch} />}
        {!data && !error && <SkeletonBlock height={160} />}
        {data?.length === 0 && <p>Too few answers or mistakes in this time to say what is hard.</p>}
        {data && data.length > 0 && <HardestConcepts concepts={data} />}
      </Stack>
    </Card>
  );
}

const titles: Readonly<Record<Window, string>> = {
  week: 'The last 7 days',
  month: 'The last 30 days',
  term: 'A term: the last 120 days',
};
