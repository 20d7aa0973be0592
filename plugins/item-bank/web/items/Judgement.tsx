import { Link } from 'react-router-dom';
import { useRoute } from '../../../../web/api/index.ts';
import { Card, counted, ErrorState, Section, Skeleton } from '../../../../web/ui/index.ts';
import { dateText } from '../../../../web/ui/times.ts';
import type { Difference, ItemJudgement } from '../../contract.ts';
import { itemBank } from '../../contract.ts';
import { ClassTag, harderFor, sizeOf } from '../calibrations/Fairness.tsx';
import { probabilityText } from '../calibrations/probability.ts';
import { calibrationAddress } from '../calibrations/words.ts';
import { Facts } from '../parts/Facts.tsx';
import { decimal } from '../parts/words.ts';

/** Fit and fairness of the item in the latest calibration that includes it. */
export function Judgement({ itemId }: { itemId: string }) {
  const found = useRoute(itemBank.routes.judgement, { params: { itemId } }, { freshFor: 10_000 });
  return (
    <Section
      title="Fit and fairness"
      description="How well the model describes the answers, and whether the item is harder for one group than for people of the same ability in another."
    >
      <Card>
        {found.error ? (
          <ErrorState error={found.error} retry={found.refetch} />
        ) : found.data === undefined ? (
          <Skeleton lines={3} label="Loading the latest calibration" />
        ) : found.data === null ? (
          <p>No calibration includes this item yet. Start one from the item bank once there are enough answers.</p>
        ) : (
          <Found judgement={found.data} />
        )}
      </Card>
    </Section>
  );
}

function Found({ judgement }: { judgement: ItemJudgement }) {
  const { calibrationId, model, at, answers, fit, fitSays, differences, difSays } = judgement;
  return (
    <Facts
      facts={[
        ['S-X²', fit ? <FitFigures key="fit" {...fit} /> : (fitSays ?? 'Not available.')],
        ...differences.map(
          ({ found, ...groups }) =>
            [
              `${groups.focal} against ${groups.reference}`,
              <Compared key={groups.focal} found={found} harder={harderFor(found, groups)} />,
            ] as const,
        ),
        ...(differences.length === 0
          ? [['Groups', difSays ?? 'Fewer than two groups gave enough answers for a comparison.'] as const]
          : []),
        [
          'Source',
          <span key="by">
            <Link to={calibrationAddress(calibrationId)}>the calibration of {dateText(at)}</Link> ({model},{' '}
            {counted(answers, 'answer')} to this item)
          </span>,
        ],
      ]}
    />
  );
}

/** Misfit is reported below this p. */
const misfitAlpha = 0.01;

function FitFigures({ statistic, df, p }: NonNullable<ItemJudgement['fit']>) {
  return (
    <>
      <span className="figures">{decimal(statistic, 1)}</span> with {df} degrees of freedom, p{' '}
      <span className="figures">{probabilityText(p)}</span>:{' '}
      {p < misfitAlpha ? 'the answers depart from the model' : 'no misfit beyond chance'}
    </>
  );
}

function Compared({ found, harder }: { found: Difference; harder: string }) {
  return (
    <>
      <ClassTag of={found} /> {found.class !== 'A' && <>harder for {harder}; </>}Δ{' '}
      <span className="figures">{sizeOf(found)}</span>, χ²{' '}
      <span className="figures">{decimal(found.chiSquare, 1)}</span>, p{' '}
      <span className="figures">{probabilityText(found.p)}</span>
    </>
  );
}
