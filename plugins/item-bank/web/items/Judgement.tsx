import { Link } from 'react-router-dom';
import { useRoute } from '../../../../web/api/index.ts';
import { Card, counted, ErrorState, Section, Skeleton } from '../../../../web/ui/index.ts';
import { dateText } from '../../../../web/ui/times.ts';
import type { Difference, ItemJudgement } from '../../contract.ts';
import { itemBank } from '../../contract.ts';
import { ClassTag, harderFor, sizeOf } from '../calibrations/Fairness.tsx';
import { probabilityOf } from '../calibrations/probability.ts';
import { calibrationAddress } from '../calibrations/words.ts';
import { Facts } from '../parts/Facts.tsx';
import { decimal } from '../parts/words.ts';

/** Whether learners answer the item as the model says, and whether it is fair, as the latest calibration found. */
export function Judgement({ itemId }: { itemId: string }) {
  const found = useRoute(itemBank.routes.judgement, { params: { itemId } }, { freshFor: 10_000 });
  return (
    <Section
      title="Fit and fairness"
      description="Whether people answer it as the model says, and whether it is harder for one group than for people of like ability in another."
    >
      <Card>
        {found.error ? (
          <ErrorState error={found.error} retry={found.refetch} />
        ) : found.data === undefined ? (
          <Skeleton lines={3} label="Loading what calibrations found" />
        ) : found.data === null ? (
          <p>No calibration has judged it yet: start one from the item bank once there are answers.</p>
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
        ['S-X²', fit ? <FitFigures key="fit" {...fit} /> : (fitSays ?? 'It could not be worked out.')],
        ...differences.map(
          ({ found, ...groups }) =>
            [
              `${groups.focal} against ${groups.reference}`,
              <Compared key={groups.focal} found={found} harder={harderFor(found, groups)} />,
            ] as const,
        ),
        ...(differences.length === 0
          ? [['Groups', difSays ?? 'Too few of two groups answered it to compare them.'] as const]
          : []),
        [
          'Found by',
          <span key="by">
            <Link to={calibrationAddress(calibrationId)}>the calibration of {dateText(at)}</Link> ({model},{' '}
            {counted(answers, 'answer')} to this item)
          </span>,
        ],
      ]}
    />
  );
}

/** Below this the answers would seldom be as they are if the model held. */
const surprising = 0.01;

function FitFigures({ statistic, df, p }: NonNullable<ItemJudgement['fit']>) {
  return (
    <>
      <span className="figures">{decimal(statistic, 1)}</span> with {df} degrees of freedom, p{' '}
      <span className="figures">{probabilityOf(p)}</span>:{' '}
      {p < surprising ? 'answers depart from what the model says' : 'answers are as the model says, but for chance'}
    </>
  );
}

function Compared({ found, harder }: { found: Difference; harder: string }) {
  return (
    <>
      <ClassTag of={found} /> {found.class !== 'A' && <>harder for {harder}; </>}Δ{' '}
      <span className="figures">{sizeOf(found)}</span>, χ²{' '}
      <span className="figures">{decimal(found.chiSquare, 1)}</span>, p{' '}
      <span className="figures">{probabilityOf(found.p)}</span>
    </>
  );
}
