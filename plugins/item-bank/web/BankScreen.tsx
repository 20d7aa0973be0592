import { useState } from 'react';
import { saveFile } from '../../../web/api/index.ts';
import { toast } from '../../../web/shell/toasts.ts';
import { useFilters } from '../../../web/shell/use-filters.ts';
import { Button, PageHeader, Tabs } from '../../../web/ui/index.ts';
import { itemBank } from '../contract.ts';
import { CalibrationList } from './calibrations/CalibrationList.tsx';
import { StartDialog } from './calibrations/StartDialog.tsx';
import { ItemList } from './items/ItemList.tsx';
import { TrendList } from './trends/TrendList.tsx';

/** The item bank: items, exposure and drift, and calibrations. */
export function BankScreen() {
  const [{ tab }, narrow] = useFilters(['tab']);
  const [starting, setStarting] = useState(false);
  const [saving, setSaving] = useState(false);
  const saveManual = () => {
    setSaving(true);
    saveFile(itemBank.routes.manual, 'technical-manual.html')
      .catch((error: Error) =>
        toast({ title: 'The manual could not be saved', description: error.message, variant: 'destructive' }),
      )
      .finally(() => setSaving(false));
  };
  return (
    <>
      <PageHeader
        title="Item bank"
        description="All questions with their parameters and statistics of learners’ answers."
        actions={
          <>
            <Button icon="download" busy={saving} onClick={saveManual}>
              Technical manual
            </Button>
            <Button primary icon="chart" onClick={() => setStarting(true)}>
              Calibrate
            </Button>
          </>
        }
      />
      <Tabs
        label="Items, their trends and calibrations"
        chosen={tab || 'items'}
        onChoose={(key) => narrow({ tab: key === 'items' ? '' : key })}
        tabs={[
          { key: 'items', title: 'Items', content: () => <ItemList /> },
          { key: 'trends', title: 'Exposure and drift', content: () => <TrendList /> },
          {
            key: 'calibrations',
            title: 'Calibrations',
            content: () => <CalibrationList onStart={() => setStarting(true)} />,
          },
        ]}
      />
      {starting && <StartDialog onClose={() => setStarting(false)} />}
    </>
  );
}
