import { useState } from 'react';
import { useFilters } from '../../../web/shell/use-filters.ts';
import { Button, PageHeader, Tabs } from '../../../web/ui/index.ts';
import { CalibrationList } from './calibrations/CalibrationList.tsx';
import { StartDialog } from './calibrations/StartDialog.tsx';
import { ItemList } from './items/ItemList.tsx';

/** The item bank: items and calibrations. */
export function BankScreen() {
  const [{ tab }, narrow] = useFilters(['tab']);
  const [starting, setStarting] = useState(false);
  return (
    <>
      <PageHeader
        title="Item bank"
        description="All questions with their parameters and statistics of learners’ answers."
        actions={
          <Button primary icon="chart" onClick={() => setStarting(true)}>
            Calibrate
          </Button>
        }
      />
      <Tabs
        label="Items and calibrations"
        chosen={tab || 'items'}
        onChoose={(key) => narrow({ tab: key === 'items' ? '' : key })}
        tabs={[
          { key: 'items', title: 'Items', content: () => <ItemList /> },
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
