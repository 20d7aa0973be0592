import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { skip, useCall, useRoute } from '../../../../web/api/index.ts';
import { useLive, useRoom } from '../../../../web/live/index.ts';
import {
  Button,
  ConfirmDialog,
  ErrorState,
  LinkButton,
  PageHeader,
  Section,
  SkeletonPage,
  Stack,
} from '../../../../web/ui/index.ts';
import { phaseTitles, standardSetting } from '../../contract.ts';
import { ImpactFigures } from '../ImpactFigures.tsx';
import { NoteList } from '../NoteList.tsx';
import { RoundFigures } from '../RoundFigures.tsx';
import { BookletFigures } from './BookletFigures.tsx';
import { PanelSection } from './PanelSection.tsx';
import { PhaseCard } from './PhaseCard.tsx';
import { ProposalSection } from './ProposalSection.tsx';

const { study: studyRoute, studies, deleteStudy } = standardSetting.routes;

/** A study for those who run it. */
export function StudyScreen() {
  const { studyId } = useParams();
  const fetched = useRoute(studyRoute, studyId ? { params: { studyId } } : skip);
  useRoom(standardSetting, 'study', studyId);
  useLive(standardSetting, 'study_changed', () => void fetched.refetch());
  const [isDeleting, setIsDeleting] = useState(false);
  if (fetched.error) return <ErrorState error={fetched.error} retry={fetched.refetch} />;
  const study = fetched.data;
  if (!study) return <SkeletonPage />;
  const { id, title, phase, results, impact, notes, booklet } = study;
  const hasBegun = phase !== 'preparation' && phase !== 'practice';
  return (
    <>
      <PageHeader
        above={<Link to="/standard-setting">Standard setting</Link>}
        title={title}
        description={phaseTitles[phase]}
        actions={
          hasBegun ? (
            <LinkButton icon="file" to={`/standard-setting/studies/${id}/report`}>
              Report
            </LinkButton>
          ) : (
            <Button onClick={() => setIsDeleting(true)}>Delete</Button>
          )
        }
      />
      <Stack gap={32}>
        <PhaseCard study={study} />
        <ProposalSection study={study} />
        <PanelSection study={study} />
        {results.toReversed().map((result) => (
          <Section key={result.round} title={`${phaseTitles[result.round]}: the panel’s cuts`}>
            <RoundFigures result={result} pages={booklet.pages} />
          </Section>
        ))}
        {(phase === 'round3' || phase === 'done') && (
          <Section title="Impact">
            <ImpactFigures impact={impact} />
          </Section>
        )}
        {notes.length > 0 && (
          <Section title="Notes of the panel">
            <NoteList notes={notes} />
          </Section>
        )}
        <BookletFigures study={study} />
      </Stack>
      {isDeleting && <DeleteDialog studyId={id} onClose={() => setIsDeleting(false)} />}
    </>
  );
}

function DeleteDialog({ studyId, onClose }: { studyId: string; onClose: () => void }) {
  const navigate = useNavigate();
  const send = useCall(deleteStudy, {
    once: true,
    invalidates: [studies],
    onSuccess: () => navigate('/standard-setting'),
  });
  return (
    <ConfirmDialog
      title="Delete this study?"
      confirm="Delete"
      destructive
      busy={send.isPending}
      error={send.error}
      onConfirm={() => send.mutate({ params: { studyId } })}
      onClose={onClose}
    >
      <p>Its panel and bookmarks of the practice round are deleted. A study whose first round has begun is kept.</p>
    </ConfirmDialog>
  );
}
