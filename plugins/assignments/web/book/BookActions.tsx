import type { ReactNode } from 'react';
import { toast } from '../../../../web/shell/toasts.ts';
import { Button, Row } from '../../../../web/ui/index.ts';

/** Above a table of a class: saves it as CSV and prints it. @param save downloads the file; undefined where there is none */
export function BookActions({ save, children }: { save: (() => Promise<unknown>) | undefined; children?: ReactNode }) {
  const saveOrTell = () =>
    save?.().catch((failure: Error) =>
      toast({ variant: 'destructive', title: 'The file was not saved', description: failure.message }),
    );
  return (
    <div className="no-print">
      <Row>
        {save && (
          <Button icon="download" onClick={saveOrTell}>
            Save as CSV
          </Button>
        )}
        <Button icon="print" onClick={() => print()}>
          Print
        </Button>
        {children}
      </Row>
    </div>
  );
}
