import { useRoute } from '../../../../web/api/index.ts';
import { Card, ErrorState, PageHeader, SkeletonBlock, Stack } from '../../../../web/ui/index.ts';
import { administration } from '../../contract.ts';
import { RuleForm } from './RuleForm.tsx';

/** What is deleted once it is old. Each rule shows what would go before it is saved. */
export function RetentionScreen() {
  const { data, error, refetch } = useRoute(administration.routes.retention, undefined, { freshFor: 0 });
  return (
    <>
      <PageHeader
        title="Retention"
        description="What is deleted once it is old. Deletion runs every night, also for plugins that are off, and is recorded in the audit log."
      />
      {error ? (
        <ErrorState error={error} retry={refetch} />
      ) : !data ? (
        <SkeletonBlock height={480} />
      ) : (
        <Stack>
          {data.map((rule) => (
            <Card key={`${rule.plugin}.${rule.name}`} title={rule.title}>
              <RuleForm rule={rule} />
            </Card>
          ))}
        </Stack>
      )}
    </>
  );
}
