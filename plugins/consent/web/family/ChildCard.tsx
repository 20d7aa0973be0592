import { useState } from 'react';
import { useRoute } from '../../../../web/api/index.ts';
import { useMay } from '../../../../web/session/manifest.ts';
import { useIsScreenAvailable } from '../../../../web/shell/available-screens.ts';
import { SlotView } from '../../../../web/shell/SlotView.tsx';
import {
  Button,
  Card,
  dateText,
  fullName,
  LinkButton,
  nameText,
  Ruler,
  rulerCuts,
  SkeletonBlock,
  Tag,
} from '../../../../web/ui/index.ts';
import type { EiqRecord } from '../../../learner/contract.ts';
import { learner } from '../../../learner/contract.ts';
import type { Child } from '../../contract.ts';
import { consent, standingTitles } from '../../contract.ts';
import styles from '../Consent.module.css';
import { statusTones } from '../status-tones.ts';
import { PurposeList } from '../Terms.tsx';
import { ChildData } from './ChildData.tsx';
import { DecideDialog } from './DecideDialog.tsx';

/** A guardian's child: consent, score and links. */
export function ChildCard({ child }: { child: Child }) {
  const [isDeciding, setDeciding] = useState(false);
  const readsAlong = useMay()('tutor.read-along') && child.ageBand !== 'adult';
  const { userId, firstName, lastName, relation, standing } = child;
  const isGiven = standing === 'given';
  const isMine = isGiven && child.mayReadRecord;
  return (
    <Card
      title={fullName({ firstName, lastName })}
      actions={<Tag tone={statusTones[standing]}>Consent: {standingTitles[standing].toLowerCase()}</Tag>}
    >
      <div className={styles.child}>
        <p className={styles.facts}>
          <span>Relationship: {relation}</span>
          {child.ageBand !== 'adult' && <span>{streakOf(child)}</span>}
        </p>
        <Score child={child} />
        {child.mayReadRecord && child.ageBand !== 'adult' && (
          <SlotView slot={consent.slots.child} slotProps={{ userId, firstName }} />
        )}
        <p>{sentenceOf(child)}</p>
        {isGiven && <PurposeList given={child.given} />}
        <div className={styles.decide} style={{ marginTop: 0 }}>
          {readsAlong && <LinkButton to={`/conversations/learners/${userId}`}>Conversations with the tutor</LinkButton>}
          {standing !== 'not-needed' && (
            <Button primary={!isGiven} onClick={() => setDeciding(true)}>
              {isGiven ? (isMine ? 'Change consent' : 'Give your consent too') : 'Give consent'}
            </Button>
          )}
        </div>
      </div>
      {(child.ageBand === 'under-13' || child.ageBand === 'unknown') && <ChildData child={child} />}
      {isDeciding && <DecideDialog child={child} onClose={() => setDeciding(false)} />}
    </Card>
  );
}

function streakOf({ streak, learntToday }: Child): string {
  if (streak === 0) return 'No learning streak at the moment';
  return `${streak} ${streak === 1 ? 'day' : 'days'} of learning in a row${learntToday ? ', today too' : ''}`;
}

/** The child's score, where the guardian's own consent is in force. */
function Score({ child: { userId, firstName, ageBand, mayReadRecord } }: { child: Child }) {
  const eiq = useRoute(learner.routes.learnerEiq, { params: { userId } }, { enabled: mayReadRecord });
  if (ageBand === 'adult') return null;
  if (!mayReadRecord)
    return <p className="soft">{nameText(firstName)}’s score is shown while your own consent is in force.</p>;
  if (eiq.error) return <p className="soft">{nameText(firstName)}’s score cannot be shown at the moment.</p>;
  if (!eiq.data) return <SkeletonBlock height={[168, 136, 136]} />;
  const { current, cuts, history } = eiq.data;
  if (!current) {
    return (
      <div className={styles.score}>
        <p className={styles.unscored}>No score yet: {nameText(firstName)} has not taken an assessment.</p>
        <Ruler {...rulerCuts(cuts)} />
      </div>
    );
  }
  return (
    <div className={styles.score}>
      <Ruler estimate={current.eiqScore} error={current.standardError} {...rulerCuts(cuts)} />
      <Reports history={history} />
    </div>
  );
}

/** Number of the latest reports shown. */
const maxReports = 4;

/** The full reports behind the score, the latest first. */
function Reports({ history }: { history: EiqRecord['history'] }) {
  const isAvailable = useIsScreenAvailable();
  const reports = history.flatMap(({ id, title, at, report }) =>
    report && isAvailable(report) ? [{ id, title, at, report }] : [],
  );
  if (reports.length === 0) return null;
  return (
    <div className={styles.reports}>
      {reports
        .slice(-maxReports)
        .reverse()
        .map(({ id, title, at, report }) => (
          <LinkButton key={id} small to={report} icon="file">
            {title}, {dateText(at)}
          </LinkButton>
        ))}
    </div>
  );
}

function sentenceOf({ standing, firstName, decidedAt }: Child): string {
  const on = decidedAt ? ` on ${dateText(decidedAt)}` : '';
  switch (standing) {
    case 'not-needed':
      return `${nameText(firstName)} is an adult and decides without a guardian.`;
    case 'given':
      return `Consent was given${on}, for:`;
    case 'refused':
      return `Consent was declined${on}. ${nameText(firstName)} can use everything that needs no consent.`;
    case 'withdrawn':
      return `Consent was ended${on}. ${nameText(firstName)} can use everything that needs no consent.`;
    default:
      return `No consent yet. ${nameText(firstName)} can use everything that needs no consent at this age.`;
  }
}
