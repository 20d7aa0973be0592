import { Card, Section, Stack } from '../../../../web/ui/index.ts';
import type { EiqRecord } from '../../contract.ts';
import { ResultCard } from './ResultCard.tsx';

/** All results, latest first, with their effect on the score and their computation. */
export function Movements({ record }: { record: EiqRecord }) {
  return (
    <Section
      title="What moved it"
      description="Every result counts. The more precise and the more recent it is, the more it counts; a result that is more than two years older than the latest one no longer counts. After a placement and an IDFS, the score is the mean of what both measure."
    >
      <Stack>
        {[...record.history].reverse().map((result) => (
          <ResultCard key={result.id} result={result} />
        ))}
        <Card tone="quiet" title="How to read this">
          <p>
            A score is an estimate from a limited number of answers. Its standard error says how far it would usually be
            off if you were measured again the same day; the 95% interval is 1.96 of them to each side. A change is
            called clear only when it is larger than the errors of both measurements allow for by chance. Practice,
            hints and time on the platform do not move the score: only assessments do.
          </p>
        </Card>
      </Stack>
    </Section>
  );
}
