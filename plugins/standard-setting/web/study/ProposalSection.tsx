import { useState } from 'react';
import { useCall, useRoute } from '../../../../web/api/index.ts';
import { toast } from '../../../../web/shell/toasts.ts';
import {
  Button,
  Card,
  Checkbox,
  ConfirmDialog,
  dateText,
  ErrorState,
  fullName,
  levelTitle,
  Ruler,
  Section,
  Skeleton,
  Stack,
  Table,
  TableNote,
} from '../../../../web/ui/index.ts';
import type { Study } from '../../contract.ts';
import { standardSetting } from '../../contract.ts';
import { cutsText } from '../CutsInForce.tsx';
import { ReasonField } from '../ReasonField.tsx';

const { study: studyRoute, studies, cuts, moves: movesRoute, adopt } = standardSetting.routes;

/** The proposal of a finished study, and its adoption. */
export function ProposalSection({ study: { id, proposal, adoption } }: { study: Study }) {
  const [isAdopting, setIsAdopting] = useState(false);
  if (!proposal) return null;
  return (
    <Section
      title="Proposal"
      description={cutsText(proposal.cuts)}
      actions={
        !proposal.obstacle &&
        !adoption?.isInForce && (
          <Button primary onClick={() => setIsAdopting(true)}>
            Adopt
          </Button>
        )
      }
    >
      <Card>
        <Stack gap={16}>
          <Ruler isBare cuts={proposal.cuts} excellence />
          {proposal.obstacle && <p>{proposal.obstacle}</p>}
          {adoption && (
            <p className="soft">
              Adopted on {dateText(adoption.at)}
              {adoption.by && ` by ${adoption.by}`}: {adoption.reason}.{' '}
              {adoption.isInForce ? 'These cuts are in force.' : 'Other cuts are in force now.'}
            </p>
          )}
        </Stack>
      </Card>
      {isAdopting && <AdoptDialog studyId={id} onClose={() => setIsAdopting(false)} />}
    </Section>
  );
}

/** First who would change level, then the reason and the confirmation. */
function AdoptDialog({ studyId, onClose }: { studyId: string; onClose: () => void }) {
  const moves = useRoute(movesRoute, { params: { studyId } }, { freshFor: 0 });
  const [reason, setReason] = useState('');
  const [isConfirmed, setIsConfirmed] = useState(false);
  const [isUnconfirmed, setIsUnconfirmed] = useState(false);
  const send = useCall(adopt, {
    once: true,
    invalidates: [studyRoute, studies, cuts],
    onSuccess: () => {
      toast({ title: 'The cuts are adopted' });
      onClose();
    },
    onError: ({ status }) => void (status === 409 && moves.refetch()),
  });
  const { data } = moves;
  const submit = () => {
    if (!data) return;
    if (!isConfirmed) return setIsUnconfirmed(true);
    send.mutate({ params: { studyId }, body: { digest: data.digest, reason, isConfirmed: true } });
  };
  return (
    <ConfirmDialog
      title="Adopt these cuts?"
      confirm="Adopt"
      busy={send.isPending}
      error={send.error}
      fields={['reason']}
      onConfirm={submit}
      onClose={onClose}
    >
      {moves.error ? (
        <ErrorState error={moves.error} retry={moves.refetch} />
      ) : !data ? (
        <Skeleton lines={5} />
      ) : (
        <>
          <p>{cutsText(data.cuts)}.</p>
          <MovesTable moves={data} />
          <ReasonField value={reason} error={send.error} onChange={setReason} />
          <Checkbox
            label="The cuts hold for assessments that begin from now on; earlier results keep theirs."
            hint={isUnconfirmed && !isConfirmed ? 'Confirm this to adopt the cuts.' : undefined}
            checked={isConfirmed}
            onChange={({ target }) => setIsConfirmed(target.checked)}
          />
        </>
      )}
    </ConfirmDialog>
  );
}

type Moves = NonNullable<ReturnType<typeof useRoute<typeof movesRoute>>['data']>;

function MovesTable({ moves: { learners, moves } }: { moves: Moves }) {
  if (moves.length === 0)
    return <p className="soft">None of the {learners} learners with a score would be at another level.</p>;
  return (
    <>
      <p className="soft">
        With the score they have now, these of {learners} learners would be at another level at their next result:
      </p>
      <Table columns={['From', 'To', 'Learners']}>
        {moves.map(({ from, to, learners: count, people }) => (
          <tr key={`${from} ${to}`}>
            <td data-label="From">{levelTitle(from)}</td>
            <td data-label="To">{levelTitle(to)}</td>
            <td data-label="Learners">
              <span className="figures">{count}</span>
              <TableNote>{people.map(fullName).join(', ')}</TableNote>
            </td>
          </tr>
        ))}
      </Table>
    </>
  );
}
