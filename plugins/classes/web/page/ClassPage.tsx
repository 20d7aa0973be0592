import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { useCall, useRoute } from '../../../../web/api/index.ts';
import { useLive } from '../../../../web/live/index.ts';
import { useIsProjected } from '../../../../web/session/projector.ts';
import { useIsScreenAvailable } from '../../../../web/shell/available-screens.ts';
import { NamesSwitch } from '../../../../web/shell/projector/NamesSwitch.tsx';
import { useFills } from '../../../../web/shell/SlotView.tsx';
import { useTitle } from '../../../../web/shell/title.ts';
import { toast } from '../../../../web/shell/toasts.ts';
import { useFilters } from '../../../../web/shell/use-filters.ts';
import {
  Button,
  ConfirmDialog,
  EmptyState,
  ErrorState,
  LinkButton,
  PageHeader,
  Row,
  SkeletonPage,
  Tabs,
  Tag,
} from '../../../../web/ui/index.ts';
import type { ClassPage as Shown } from '../../contract.ts';
import { classes } from '../../contract.ts';
import { ClassDialog } from '../parts/ClassDialog.tsx';
import { courseText } from '../parts/texts.ts';
import { Code } from './Code.tsx';
import { Members } from './Members.tsx';

const routes = classes.routes;

/** One class: what other plugins know of it, its teachers, its learners and the code to join it. */
export function ClassPage() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useRoute(routes.class, { params: { id } }, { freshFor: 0 });
  const [dialog, setDialog] = useState<'change' | 'archive'>();
  const options = { once: true, invalidates: [routes.class, routes.classes] };
  const archive = useCall(routes.archiveClass, {
    ...options,
    onSuccess: ({ name }) => {
      setDialog(undefined);
      toast({ title: `${name} is archived` });
    },
  });
  const restore = useCall(routes.restoreClass, {
    ...options,
    onSuccess: ({ name }) => toast({ title: `${name} is restored` }),
  });
  useLive(classes, 'classes_changed', () => void refetch());
  const isScreenAvailable = useIsScreenAvailable();
  useTitle(data?.name ?? 'Class');
  if (error) return <ErrorState error={error} retry={refetch} />;
  if (!data) return <SkeletonPage />;
  const isArchived = data.archivedAt !== null;
  return (
    <>
      <PageHeader
        title={data.name}
        description={courseText(data)}
        actions={
          <Row>
            {isArchived && <Tag>Archived</Tag>}
            <LinkButton to="/classes" icon="back">
              Classes
            </LinkButton>
            {!isArchived && isScreenAvailable('/assignments') && (
              <LinkButton to={`/assignments?class=${id}`}>Assignments</LinkButton>
            )}
            {!isArchived && isScreenAvailable('/ml-analytics/class') && (
              <LinkButton to={`/ml-analytics/class?class=${id}`}>Class over time</LinkButton>
            )}
            <Button onClick={() => setDialog('change')}>Change</Button>
            {isArchived ? (
              <Button busy={restore.isPending} onClick={() => restore.mutate({ params: { id } })}>
                Restore
              </Button>
            ) : (
              <Button onClick={() => setDialog('archive')}>Archive</Button>
            )}
          </Row>
        }
      />
      {isArchived ? <People shown={data} /> : <Views shown={data} />}
      {dialog === 'change' && (
        <ClassDialog changed={data} onClose={() => setDialog(undefined)} onSaved={() => setDialog(undefined)} />
      )}
      {dialog === 'archive' && (
        <ConfirmDialog
          title={`Archive ${data.name}`}
          confirm="Archive class"
          busy={archive.isPending}
          error={archive.error}
          onConfirm={() => archive.mutate({ params: { id } })}
          onClose={() => setDialog(undefined)}
        >
          <p>
            Its teachers no longer see its learners through this class, and its code stops working. You can restore it
            with all its members.
          </p>
        </ConfirmDialog>
      )}
    </>
  );
}

/** What other plugins know of the class, and its people, who come first in a class without learners. */
function Views({ shown }: { shown: Shown }) {
  const [{ tab }, setFilters] = useFilters(['tab']);
  const [first] = useState(shown.learners === 0 ? 'people' : 'overview');
  const parts = useFills(classes.slots.overview);
  if (parts.length === 0) return <People shown={shown} />;
  return (
    <Tabs
      label="Views of the class"
      chosen={tab || first}
      onChoose={(key) => setFilters({ tab: key })}
      tabs={[
        {
          key: 'overview',
          title: 'Overview',
          content: () => parts.map(({ key, View }) => <View key={key} slotProps={{ classId: shown.id }} />),
        },
        { key: 'people', title: 'People', content: () => <People shown={shown} /> },
      ]}
    />
  );
}

function People({ shown }: { shown: Shown }) {
  if (useIsProjected()) return <EmptyState icon="eye" title="Not shown without names" action={<NamesSwitch />} />;
  const isArchived = shown.archivedAt !== null;
  return (
    <>
      <Members shown={shown} of="learner" isArchived={isArchived} />
      {!isArchived && <Code id={shown.id} code={shown.joinCode} />}
      <Members shown={shown} of="teacher" isArchived={isArchived} />
    </>
  );
}
