import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useRoute } from '../../../web/api/index.ts';
import { useMay } from '../../../web/session/manifest.ts';
import {
  Button,
  dateText,
  EmptyState,
  ErrorState,
  LineList,
  LineSubject,
  PageHeader,
  Section,
  Skeleton,
  Stack,
  Tag,
} from '../../../web/ui/index.ts';
import { phaseTitles, standardSetting } from '../contract.ts';
import { CutsInForce } from './CutsInForce.tsx';
import { NewStudyDialog } from './NewStudyDialog.tsx';

const { studies, panels } = standardSetting.routes;

/** The panels one is in; for those who run studies also the studies, and the cuts that hold. */
export function StudiesScreen() {
  const mayManage = useMay()('standard-setting.manage');
  const [isCreating, setIsCreating] = useState(false);
  return (
    <>
      <PageHeader
        title="Standard setting"
        description="A panel of staff judges where levels begin: it goes through questions from the easiest to the hardest and marks the first one that a learner at the border would not answer."
        actions={
          mayManage && (
            <Button primary icon="plus" onClick={() => setIsCreating(true)}>
              New study
            </Button>
          )
        }
      />
      <Stack gap={32}>
        <Panels isAlone={!mayManage} />
        {mayManage && <Studies />}
        {mayManage && <CutsInForce />}
      </Stack>
      {isCreating && <NewStudyDialog onClose={() => setIsCreating(false)} />}
    </>
  );
}

function Panels({ isAlone }: { isAlone: boolean }) {
  const list = useRoute(panels);
  if (list.error) return <ErrorState error={list.error} retry={list.refetch} />;
  if (!list.data) return isAlone ? <Skeleton lines={4} label="Loading your panels" /> : null;
  if (list.data.length === 0)
    return isAlone ? (
      <EmptyState
        icon="ladder"
        title="You are in no panel"
        description="An administrator invites staff to the panel of a study. It is listed here then."
      />
    ) : null;
  return (
    <Section title="Your panels">
      <LineList>
        {list.data.map(({ id, title, phase, createdAt }) => (
          <li key={id}>
            <LineSubject
              title={<Link to={`/standard-setting/panels/${id}`}>{title}</Link>}
              description={dateText(createdAt)}
            />
            <Tag tone={phase === 'preparation' || phase === 'done' ? 'plain' : 'accent'}>{phaseTitles[phase]}</Tag>
          </li>
        ))}
      </LineList>
    </Section>
  );
}

function Studies() {
  const list = useRoute(studies);
  if (list.error) return <ErrorState error={list.error} retry={list.refetch} />;
  return (
    <Section title="Studies">
      {!list.data ? (
        <Skeleton lines={4} label="Loading studies" />
      ) : list.data.length === 0 ? (
        <EmptyState
          icon="ladder"
          title="No study yet"
          description="A study takes a panel about two hours. The cuts change only when you adopt its proposal."
        />
      ) : (
        <LineList>
          {list.data.map(({ id, title, phase, createdAt, isAdopted }) => (
            <li key={id}>
              <LineSubject
                title={<Link to={`/standard-setting/studies/${id}`}>{title}</Link>}
                description={dateText(createdAt)}
              />
              <Tag tone={isAdopted ? 'good' : phase === 'done' ? 'plain' : 'accent'}>
                {isAdopted ? 'Adopted' : phaseTitles[phase]}
              </Tag>
            </li>
          ))}
        </LineList>
      )}
    </Section>
  );
}
