import { useCallback, useEffect, useRef } from 'react';
import { Link, useParams } from 'react-router-dom';
import { useRoute } from '../../../../../web/api/index.ts';
import { useLive } from '../../../../../web/live/index.ts';
import { useReturn } from '../../../../../web/live/use-return.ts';
import { useTitle } from '../../../../../web/shell/title.ts';
import {
  Button,
  Card,
  ErrorState,
  LinkButton,
  PageHeader,
  SkeletonPage,
  Stack,
  Tag,
} from '../../../../../web/ui/index.ts';
import type { ApplicationDetails, ApplicationStatus } from '../../../contract.ts';
import { applicationStatusTitles, essays, universities } from '../../../contract.ts';
import { portalAddress } from '../../portal.ts';
import styles from '../Applications.module.css';
import { DraftView } from '../draft/DraftView.tsx';
import type { Draft } from '../draft/use-draft.ts';
import { useDraft } from '../draft/use-draft.ts';
import { shortId, statusTones } from '../words.ts';
import { SubmittedView } from './SubmittedView.tsx';

/** One application: the draft while it is written, afterwards what was sent and what happened to it. */
export function ApplicationScreen() {
  const { id = '' } = useParams();
  const one = useRoute(universities.routes.application, { params: { id } }, { freshFor: 0 });
  const { refetch } = one;
  useLive(universities, 'application_changed', ({ applicationId }) => {
    if (applicationId === id) void refetch();
  });
  useReturn(() => void refetch());
  useTitle(one.data && `${one.data.program}, ${one.data.university.name}`);
  const read = useCallback(
    () => refetch({ throwOnError: true }).then(({ data, error }) => data ?? Promise.reject(error)),
    [refetch],
  );
  const list = <LinkButton to={portalAddress({ tab: 'applications' })}>My Applications</LinkButton>;
  if (one.error?.namesNothing) {
    return (
      <ErrorState
        wholePage
        title="This application does not exist"
        description="It was deleted, or it belongs to another person."
        action={list}
      />
    );
  }
  if (one.error && !one.data) return <ErrorState wholePage error={one.error} retry={one.refetch} action={list} />;
  if (!one.data) return <SkeletonPage />;
  return <ApplicationPage key={id} application={one.data} read={read} />;
}

function ApplicationPage({
  application,
  read,
}: {
  application: ApplicationDetails;
  read: () => Promise<ApplicationDetails>;
}) {
  const { id, program, university, intake, status } = application;
  const draft = useDraft(application, read);
  const reload = useCallback(() => void read().catch(() => undefined), [read]);
  useFocusAfter(status);
  return (
    <>
      <PageHeader
        above={<Link to={portalAddress({ tab: 'applications' })}>My Applications</Link>}
        title={program}
        description={
          <>
            {university.name}, {university.country} · {intake.name} · Application{' '}
            <span className="figures">{shortId(id)}</span>
          </>
        }
        actions={
          <>
            {university.isSample && <Tag>Sample</Tag>}
            <Tag tone={statusTones[status]}>{applicationStatusTitles[status]}</Tag>
          </>
        }
      />
      <LeftOver draft={draft} />
      {status === 'draft' ? (
        <DraftView application={application} draft={draft} reload={reload} />
      ) : (
        <SubmittedView application={application} />
      )}
    </>
  );
}

/** After a step the button that took it is gone: the focus moves to the page's heading, unless it is elsewhere. */
function useFocusAfter(status: ApplicationStatus): void {
  const shown = useRef(status);
  useEffect(() => {
    if (shown.current === status) return;
    shown.current = status;
    if (document.activeElement !== document.body) return;
    scrollTo({ top: 0 });
    document.querySelector<HTMLElement>('main h1')?.focus();
  }, [status]);
}

/** Text that was not saved before the application was submitted on another device. */
function LeftOver({ draft: { leftOver, discard } }: { draft: Draft }) {
  if (!leftOver) return null;
  return (
    <Card tone="attention" title="Text that is not part of the submitted application">
      <Stack>
        <p>
          The application was submitted on another device before this text was saved. It is kept in this browser; copy
          what you need.
        </p>
        {essays.map(({ name, title }) =>
          leftOver[name] === '' ? null : (
            <div key={name} className={styles.written}>
              <strong>{title}</strong>
              <p>{leftOver[name]}</p>
            </div>
          ),
        )}
        <div>
          <Button onClick={discard}>Discard this text</Button>
        </div>
      </Stack>
    </Card>
  );
}
