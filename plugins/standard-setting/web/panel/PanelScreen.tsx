import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { skip, useCall, useRoute } from '../../../../web/api/index.ts';
import { useLive, useRoom } from '../../../../web/live/index.ts';
import {
  Button,
  Card,
  Checkbox,
  EmptyState,
  ErrorState,
  PageHeader,
  Refusal,
  Section,
  SkeletonPage,
  Stack,
} from '../../../../web/ui/index.ts';
import type { PanelStudy } from '../../contract.ts';
import { confidentiality, phaseTitles, standardSetting } from '../../contract.ts';
import { ImpactFigures } from '../ImpactFigures.tsx';
import { RoundFigures } from '../RoundFigures.tsx';
import { Booklet } from './Booklet.tsx';
import { Discussion } from './Discussion.tsx';

const { panel: panelRoute, panels, agree } = standardSetting.routes;

/** A study for one of its panelists. */
export function PanelScreen() {
  const { studyId } = useParams();
  const fetched = useRoute(panelRoute, studyId ? { params: { studyId } } : skip);
  useRoom(standardSetting, 'study', studyId);
  useLive(standardSetting, 'study_changed', () => void fetched.refetch());
  if (fetched.error && !fetched.data) return <ErrorState error={fetched.error} retry={fetched.refetch} />;
  const study = fetched.data;
  if (!study) return <SkeletonPage />;
  const { title, phase, hasAgreed } = study;
  return (
    <>
      <PageHeader
        above={<Link to="/standard-setting">Standard setting</Link>}
        title={title}
        description={phaseTitles[phase]}
      />
      {hasAgreed ? <Rounds study={study} /> : <Agreement study={study} />}
    </>
  );
}

function Rounds({ study }: { study: PanelStudy }) {
  const { phase, results, impact, pages } = study;
  const last = results.at(-1);
  return (
    <Stack gap={32}>
      {phase === 'preparation' && (
        <EmptyState
          icon="clock"
          title="The study has not begun"
          description="You can place bookmarks once the practice round is open. This screen changes by itself."
        />
      )}
      {phase === 'done' && <p>All rounds are closed. Thank you for your judgement.</p>}
      {last && (
        <Section
          title={`${phaseTitles[last.round]}: the panel’s bookmarks`}
          description="Without names. Compare yours with them, and keep yours where you have good reasons."
        >
          <Card>
            <RoundFigures result={last} pages={pages} />
          </Card>
        </Section>
      )}
      {(phase === 'round3' || phase === 'done') && (
        <Section title="Impact">
          <Card>
            <ImpactFigures impact={impact} />
          </Card>
        </Section>
      )}
      {last && <Discussion study={study} />}
      {phase !== 'preparation' && phase !== 'done' && <Booklet key={phase} study={study} round={phase} />}
    </Stack>
  );
}

/** Secure questions are shown only to those who agree to keep them secret. */
function Agreement({ study: { id } }: { study: PanelStudy }) {
  const [isAgreed, setIsAgreed] = useState(false);
  const [isMissing, setIsMissing] = useState(false);
  const send = useCall(agree, { once: true, invalidates: [panelRoute, panels] });
  return (
    <Card title="Confidentiality">
      <Stack gap={16}>
        <p>The questions of this study are asked in scored assessments. That you have seen them is noted.</p>
        <Checkbox
          label={confidentiality}
          hint={isMissing && !isAgreed ? 'Agree to take part in the panel.' : undefined}
          checked={isAgreed}
          onChange={({ target }) => setIsAgreed(target.checked)}
        />
        <Refusal error={send.error} />
        <div>
          <Button
            primary
            busy={send.isPending}
            onClick={() => (isAgreed ? send.mutate({ params: { studyId: id } }) : setIsMissing(true))}
          >
            Agree
          </Button>
        </div>
      </Stack>
    </Card>
  );
}
