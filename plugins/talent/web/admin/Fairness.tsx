import { saveFile, useRoute } from '../../../../web/api/index.ts';
import {
  Button,
  EmptyState,
  ErrorState,
  ImpactTable,
  momentText,
  PageHeader,
  Section,
  SkeletonBlock,
  Stack,
} from '../../../../web/ui/index.ts';
import { auditStages, talent } from '../../contract.ts';

/** Whether groups of learners reach the stages of recruitment equally often. */
export function Fairness() {
  const { data, error, refetch } = useRoute(talent.routes.fairnessAudit, {}, { freshFor: 0 });
  const isEmpty = data?.stages.every(({ base }) => base === 0);
  return (
    <>
      <PageHeader
        title="Fairness of recruitment"
        description="How often learners of each group reach each stage, compared with the group that most often does. Groups come from the learner’s record; nothing is inferred."
        actions={
          <Button icon="download" onClick={() => saveFile(talent.routes.fairnessFile, 'fairness-of-recruitment.csv')}>
            Save as CSV
          </Button>
        }
      />
      {error ? (
        <ErrorState error={error} retry={refetch} />
      ) : !data ? (
        <SkeletonBlock height={480} />
      ) : isEmpty ? (
        <EmptyState
          icon="chart"
          title="Not enough learners yet"
          description={`Figures appear once ${data.minGroup} learners have a talent profile. With fewer, rates would be chance and could tell about single people.`}
        />
      ) : (
        <Stack gap={32}>
          <p className="soft">
            As of {momentText(data.at)}. Impact ratios below four fifths are flagged: a ratio alone proves nothing, but
            it is a reason to look.
          </p>
          {data.stages.map(({ stage, base, reached, attributes }) => (
            <Section
              key={stage}
              title={auditStages[stage].title}
              description={
                base === 0
                  ? `${auditStages[stage].description} Fewer than ${data.minGroup} learners could reach this stage.`
                  : `${auditStages[stage].description} ${reached} of ${base}.`
              }
            >
              {base > 0 && (
                <Stack gap={24}>
                  {attributes.map((attribute) => (
                    <ImpactTable
                      key={attribute.attribute}
                      {...attribute}
                      minGroup={data.minGroup}
                      columns={['Learners', 'Reached']}
                      of="learners"
                    />
                  ))}
                </Stack>
              )}
            </Section>
          ))}
        </Stack>
      )}
    </>
  );
}
