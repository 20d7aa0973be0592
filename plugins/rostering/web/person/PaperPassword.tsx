import { useState } from 'react';
import { useCall, useRoute } from '../../../../web/api/index.ts';
import { useManifest, useMay } from '../../../../web/session/manifest.ts';
import { Button, Card, ConfirmDialog, nameText, Section, Stack } from '../../../../web/ui/index.ts';
import type { PersonOfSection } from '../../../administration/contract.ts';
import { administration } from '../../../administration/contract.ts';
import type { SheetLine } from '../../contract.ts';
import { rostering } from '../../contract.ts';
import styles from '../Rostering.module.css';
import { Slip } from '../sign-ins/Sheet.tsx';

/** A new password on paper for a person without an email address, who cannot receive a link. */
export function PaperPassword({ person: { id, firstName, role } }: { person: PersonOfSection }) {
  const may = useMay()('rostering.import');
  const shown = useRoute(administration.routes.person, { params: { id } });
  const { institution } = useManifest();
  const [isAsking, setIsAsking] = useState(false);
  const [line, setLine] = useState<SheetLine>();
  const reset = useCall(rostering.routes.resetOnPaper, {
    once: true,
    invalidates: [administration.routes.person],
    onSuccess: (issued) => {
      setLine(issued);
      setIsAsking(false);
    },
  });
  const person = shown.data?.person;
  const isStaff = role === 'administrator' || role === 'operator';
  if (!may || isStaff || !person || person.email || !person.isActive || person.demo) return null;
  return (
    <Section title="Password on paper">
      <Card>
        <Stack>
          <p>{nameText(firstName)} has no email address for a link. Print a new password instead.</p>
          {line && (
            <div className={styles.slip}>
              <Slip line={line} title={institution.name} />
            </div>
          )}
          <div>
            <Button icon="key" onClick={() => setIsAsking(true)}>
              New password
            </Button>
          </div>
        </Stack>
      </Card>
      {isAsking && (
        <ConfirmDialog
          title={`Make a new password for ${nameText(firstName)}?`}
          confirm="Make password"
          busy={reset.isPending}
          error={reset.error}
          onConfirm={() => reset.mutate({ params: { userId: id } })}
          onClose={() => setIsAsking(false)}
        >
          <p>The old password stops working, and {nameText(firstName)} is signed out everywhere.</p>
        </ConfirmDialog>
      )}
    </Section>
  );
}
