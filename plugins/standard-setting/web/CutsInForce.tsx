import { useState } from 'react';
import { useCall, useRoute } from '../../../web/api/index.ts';
import { toast } from '../../../web/shell/toasts.ts';
import {
  Button,
  Card,
  ConfirmDialog,
  dateText,
  ErrorState,
  LineList,
  LineSubject,
  Ruler,
  Section,
  SkeletonBlock,
  Stack,
} from '../../../web/ui/index.ts';
import type { CutsInForce as Shown } from '../contract.ts';
import { standardSetting } from '../contract.ts';
import { ReasonField } from './ReasonField.tsx';

const { cuts } = standardSetting.routes;

/** The cuts that hold for later results, their history, and the way back to the shipped ones. */
export function CutsInForce() {
  const fetched = useRoute(cuts);
  const [isReturning, setIsReturning] = useState(false);
  if (fetched.error) return <ErrorState error={fetched.error} retry={fetched.refetch} />;
  const { data } = fetched;
  const isShipped = !data?.adoptions[0]?.cuts;
  return (
    <Section
      title="Cuts in force"
      description={
        data &&
        (isShipped
          ? 'The shipped cuts hold.'
          : 'These cuts hold for assessments that begin now. Earlier results keep the cuts they were made with.')
      }
      actions={data && !isShipped && <Button onClick={() => setIsReturning(true)}>Return to the shipped cuts</Button>}
    >
      {!data ? (
        <SkeletonBlock height={140} />
      ) : (
        <Card>
          <Stack gap={24}>
            <Ruler isBare cuts={data.inForce} excellence />
            {data.adoptions.length > 0 && (
              <LineList>
                {data.adoptions.map((each) => (
                  <li key={each.id}>
                    <LineSubject title={titleOf(each)} description={aboutText(each)} />
                  </li>
                ))}
              </LineList>
            )}
          </Stack>
        </Card>
      )}
      {isReturning && data && <ReturnDialog shipped={data.shipped} onClose={() => setIsReturning(false)} />}
    </Section>
  );
}

type Adoption = Shown['adoptions'][number];

const titleOf = ({ cuts: adopted }: Adoption) =>
  adopted ? `Adopted: ${cutsText(adopted)}` : 'Returned to the shipped cuts';
const aboutText = ({ at, by, reason }: Adoption) => [dateText(at), by, reason].filter(Boolean).join(' · ');

export const cutsText = ({ immersion, mastery, excellence }: Shown['inForce']) =>
  `Immersion from ${immersion}, Mastery from ${mastery}, Excellence from ${excellence}`;

function ReturnDialog({ shipped, onClose }: { shipped: Shown['shipped']; onClose: () => void }) {
  const [reason, setReason] = useState('');
  const send = useCall(standardSetting.routes.returnToShipped, {
    once: true,
    invalidates: [cuts],
    onSuccess: () => {
      toast({ title: 'The shipped cuts hold again' });
      onClose();
    },
  });
  return (
    <ConfirmDialog
      title="Return to the shipped cuts?"
      confirm="Return"
      busy={send.isPending}
      error={send.error}
      fields={['reason']}
      onConfirm={() => send.mutate({ body: { reason } })}
      onClose={onClose}
    >
      <p>
        {cutsText(shipped)}. They hold for assessments that begin from now on. Earlier results keep the cuts they were
        made with.
      </p>
      <ReasonField value={reason} error={send.error} onChange={setReason} />
    </ConfirmDialog>
  );
}
