import { useCall } from '../../../../web/api/index.ts';
import { useMay } from '../../../../web/session/manifest.ts';
import { toast } from '../../../../web/shell/toasts.ts';
import { Button } from '../../../../web/ui/index.ts';
import { mlInsights, usualRows } from '../../contract.ts';
import { isUnderWay, useDataset } from './use-dataset.ts';

/** Starts the generation of the usual data set; for administrators. */
export function GenerateButton() {
  const may = useMay();
  const { data } = useDataset();
  const generate = useCall(mlInsights.routes.generate, {
    invalidates: [mlInsights.routes.datasetStatus],
    onError: (error) => toast({ title: 'Generation failed', description: error.text, variant: 'destructive' }),
  });
  if (!may('ml-insights.generate')) return null;
  return (
    <Button
      primary
      icon="flask"
      busy={generate.isPending}
      disabled={!data || isUnderWay(data)}
      onClick={() => generate.mutate({ body: { rows: usualRows } })}
    >
      Generate 300K Dataset
    </Button>
  );
}
