import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import {
  Button,
  Dialog,
  dateText,
  fullName,
  LinkButton,
  PageHeader,
  Row,
  Stack,
  Switch,
  Tag,
} from '../../../../../web/ui/index.ts';
import type { DeskDetails } from '../../../contract.ts';
import { applicationStatusTitles } from '../../../contract.ts';
import { applicationAddress, queueAddress } from '../parts/addresses.ts';
import { neededTitles, offerText } from '../parts/titles.ts';
import type { Neighbours } from '../queue/order.ts';
import styles from './Application.module.css';
import type { Shortcuts } from './shortcuts.ts';

/** The applicant, where the application stands, and the way through the queue. */
export function Head({
  details,
  neighbours,
  shortcuts,
}: {
  details: DeskDetails;
  neighbours: Neighbours;
  shortcuts: Shortcuts;
}) {
  const { applicant, university, status, needs, pendingDecision, hasOpenAppeal, submittedAt } = details;
  const { search } = useLocation();
  const { position, total, previous, next } = neighbours;
  const way = (id: string | undefined, title: string, icon: 'left' | 'right', key: string) =>
    id === undefined ? (
      <Button icon={icon} disabled>
        {title}
      </Button>
    ) : (
      <LinkButton
        icon={icon}
        to={applicationAddress(id, search)}
        {...(shortcuts.areOn && { 'aria-keyshortcuts': key })}
      >
        {title}
      </LinkButton>
    );
  return (
    <>
      <PageHeader
        above={
          <>
            <Link to={queueAddress(search)}>Admissions desk</Link>
            {position !== undefined && total !== undefined && (
              <>
                {' › '}
                <span className="figures">
                  {position} of {total}
                </span>
              </>
            )}
          </>
        }
        title={fullName(applicant)}
        description={`${offerText(details)} · ${university} · submitted on ${dateText(submittedAt)}`}
        actions={
          <nav aria-label="Queue" className={styles.ways}>
            {way(previous, 'Previous', 'left', 'K')}
            {way(next, 'Next', 'right', 'J')}
            <ShortcutHelp shortcuts={shortcuts} />
          </nav>
        }
      />
      <div className={styles.tags}>
        <Row>
          <Tag>Applicant sees: {applicationStatusTitles[status]}</Tag>
          {needs && <Tag tone="accent">{neededTitles[needs]} missing</Tag>}
          {pendingDecision && (
            <Tag tone="accent" icon="lock">
              Decided, not released: {applicationStatusTitles[pendingDecision]}
            </Tag>
          )}
          {hasOpenAppeal && <Tag tone="attention">Appeal open</Tag>}
        </Row>
      </div>
    </>
  );
}

/** Links to the parts of the page, which is long on a phone. */
export function Jumps() {
  const { search } = useLocation();
  return (
    <nav aria-label="On this page">
      <ul className={styles.jumps}>
        {parts.map(([id, title]) => (
          <li key={id}>
            <Link to={`${search}#${id}`} replace>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const parts = [
  ['score', 'EiQ score'],
  ['transcript', 'Transcript'],
  ['essays', 'Essays'],
  ['documents', 'Documents'],
  ['letters', 'Letters'],
  ['review', 'Review and decision'],
] as const;

const keys = [
  ['J', 'Next application'],
  ['K', 'Previous application'],
  ['R', 'To the review'],
  ['1–7', 'Choose a level of the criterion in focus, and go on to the next'],
  ['U', 'Back to the queue'],
] as const;

function ShortcutHelp({ shortcuts }: { shortcuts: Shortcuts }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button quiet className={styles.keysButton} onClick={() => setOpen(true)}>
        Keys
      </Button>
      {isOpen && (
        <Dialog title="Keyboard" onClose={() => setOpen(false)}>
          <Stack>
            <dl className={styles.keys}>
              {keys.map(([key, meaning]) => (
                <div key={key}>
                  <dt>
                    <kbd>{key}</kbd>
                  </dt>
                  <dd>{meaning}</dd>
                </div>
              ))}
            </dl>
            <Switch
              label="Use these keys"
              hint="They work outside of text fields."
              checked={shortcuts.areOn}
              onChange={({ target }) => shortcuts.switchTo(target.checked)}
            />
          </Stack>
        </Dialog>
      )}
    </>
  );
}
