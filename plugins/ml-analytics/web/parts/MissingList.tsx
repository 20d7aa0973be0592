import { useIsScreenAvailable } from '../../../../web/shell/available-screens.ts';
import { Card, LinkButton, Progress, Stack } from '../../../../web/ui/index.ts';
import type { Missing } from '../../contract.ts';

/** What is needed for more, how much of it is there, and where to get it. */
export function MissingList({
  missing,
  title = 'What is needed for more',
}: {
  missing: readonly Missing[];
  title?: string;
}) {
  const isAvailable = useIsScreenAvailable();
  if (missing.length === 0) return null;
  const [main] = missing.filter(({ to }) => isAvailable(to));
  return (
    <Card tone="quiet" title={title}>
      <Stack gap={16}>
        {missing.map(({ purpose, text, have, need }) => (
          <Stack key={purpose} gap={8}>
            <Progress value={have} max={need} label={purpose} description={`${have} of ${need}`} />
            <p className="soft">{text}</p>
          </Stack>
        ))}
        {main && (
          <div>
            <LinkButton to={main.to}>{main.action}</LinkButton>
          </div>
        )}
      </Stack>
    </Card>
  );
}
