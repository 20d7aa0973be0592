import { useState } from 'react';
import { useRoute } from '../../../../web/api/index.ts';
import { useMay } from '../../../../web/session/manifest.ts';
import { useScreensThere } from '../../../../web/shell/screens-there.ts';
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
import { standingTitles } from '../../contract.ts';
import styles from '../Consent.module.css';
import { toneOf } from '../status-tones.ts';
import { Standing } from '../Terms.tsx';
import { ChildData } from './ChildData.tsx';
import { DecideDialog } from './DecideDialog.tsx';

/** One child of a guardian. */
export function ChildCard({ child }: { child: Child }) {
  const [isDeciding, setDeciding] = useState(false);
  const readsAlong = useMay()('tutor.read-along') && child.ageBand !== 'adult';
  const { userId, firstName, lastName, relation, standing } = child;
  const isGiven = standing === 'given';
  const isMine = isGiven && child.mayReadRecord;
  return (
    <Card
      title={fullName({ firstName, lastName })}
      actions={<Tag tone={toneOf[standing]}>Consent: {standingTitles[standing].toLowerCase()}</Tag>}
    >
      <div className={styles.child}>
        <p className={styles.facts}>
          <span>You are: {relation}</span>
          {child.ageBand !== 'adult' && <span>{streakOf(child)}</span>}
        </p>
        <Score child={child} />
        <p>{sentenceOf(child)}</p>
        {isGiven && <Standing given={child.given} />}
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
  if (streak === 0) return 'No learning streak at present';
  return `${streak} ${streak === 1 ? 'day' : 'days'} of learning in a row${learntToday ? ', today too' : ''}`;
}

/** The child's estimate on the scale, where the guardian's consent opens the record. */
function Score({ child: { userId, firstName, ageBand, mayReadRecord } }: { child: Child }) {
  const eiq = useRoute(learner.routes.learnerEiq, { params: { userId } }, { enabled: mayReadRecord });
  if (ageBand === 'adult') return null;
  if (!mayReadRecord)
    return <p className="soft">{nameText(firstName)}’s score is shown to you while your own consent stands.</p>;
  if (eiq.error) return <p className="soft">{nameText(firstName)}’s score cannot be shown now.</p>;
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

/** So many of the latest. */
const mostReports = 4;

/** The full reports that the score rests on, the latest first. */
function Reports({ history }: { history: EiqRecord['history'] }) {
  const isThere = useScreensThere();
  const reports = history.flatMap(({ id, title, at, report }) =>
    report && isThere(report) ? [{ id, title, at, report }] : [],
  );
  if (reports.length === 0) return null;
  return (
    <div className={styles.reports}>
      {reports
        .slice(-mostReports)
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
      return `${nameText(firstName)} is an adult here and decides alone.`;
    case 'given':
      return `Consent was given${on}. What it is about:`;
    case 'refused':
      return `Consent was declined${on}. ${nameText(firstName)} goes on with what needs no consent.`;
    case 'withdrawn':
      return `Consent was ended${on}. ${nameText(firstName)} goes on with what needs no consent.`;
    default:
      return `Nobody has consented yet: ${nameText(firstName)} is held back as the age asks for.`;
  }
}
