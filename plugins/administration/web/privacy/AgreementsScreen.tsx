import { useRoute } from '../../../../web/api/index.ts';
import { Button, Card, ErrorState, PageHeader, SkeletonBlock, Stack } from '../../../../web/ui/index.ts';
import type { AgreementItem } from '../../contract.ts';
import { administration, agreementItems } from '../../contract.ts';
import { AgreementLine } from './AgreementLine.tsx';
import styles from './Privacy.module.css';

const items = Object.keys(agreementItems) as AgreementItem[];

/** Providers that receive personal data by what is configured, with questions to settle with each. To be printed. */
export function AgreementsScreen() {
  const { data, error, refetch } = useRoute(administration.routes.agreements, undefined, { freshFor: 0 });
  return (
    <>
      <PageHeader
        title="Agreements with providers"
        description="Who receives personal data, by what is configured now. Which laws apply to you, and whether an agreement meets them, this list cannot know: ask your counsel."
        actions={
          <Button icon="print" onClick={() => print()}>
            Print
          </Button>
        }
      />
      {error ? (
        <ErrorState error={error} retry={refetch} />
      ) : !data ? (
        <SkeletonBlock height={640} />
      ) : (
        <Stack>
          {data.map((processor) => (
            <Card key={processor.id} title={processor.name}>
              <p>
                {processor.purpose}. <span className="soft">Receives: {processor.receives}.</span>
              </p>
              <ul className={styles.items}>
                {items.map((item) => (
                  <AgreementLine
                    key={item}
                    processor={processor.id}
                    item={item}
                    tick={processor.ticks.find((tick) => tick.item === item)}
                  />
                ))}
              </ul>
            </Card>
          ))}
        </Stack>
      )}
    </>
  );
}
