import { useState } from 'react';
import { useRoute } from '../../../../web/api/index.ts';
import { useIsScreenAvailable } from '../../../../web/shell/available-screens.ts';
import { ClosedChat, useOpenAssessment } from '../../../../web/shell/ClosedChat.tsx';
import {
  Button,
  Card,
  LinkButton,
  Row,
  Ruler,
  rulerCuts,
  SelectField,
  SkeletonBlock,
  Stack,
} from '../../../../web/ui/index.ts';
import { learner } from '../../../learner/contract.ts';
import { domainOf, SessionType, Subject, sessionTypeTitles, subjectTitles } from '../../contract.ts';
import styles from './Coaching.module.css';
import { sessionTypeHints } from './text.ts';
import type { Coaching } from './use-coaching.ts';
import { placementPath, practicePath } from './use-practise.ts';

/** A form for a session's type and subject. Everything else comes from the learner's record. */
export function StartSession({ start }: { start: Coaching['start'] }) {
  const [sessionType, setSessionType] = useState<SessionType>('personalized_coaching');
  const [subject, setSubject] = useState<Subject>('mathematics');
  const open = useOpenAssessment();
  return (
    <div className={styles.begin}>
      <Card title="Start a coaching session">
        <form
          onSubmit={(event) => {
            event.preventDefault();
            start.mutate({ body: { sessionType, subject } });
          }}
        >
          <Stack gap={16}>
            <SelectField
              label="Session type"
              hint={sessionTypeHints[sessionType]}
              value={sessionType}
              options={SessionType.options.map((value) => ({ value, label: sessionTypeTitles[value] }))}
              onChange={({ target }) => setSessionType(SessionType.parse(target.value))}
            />
            <SelectField
              label="Subject"
              value={subject}
              options={Subject.options.map((value) => ({ value, label: subjectTitles[value] }))}
              onChange={({ target }) => setSubject(Subject.parse(target.value))}
            />
            {open ? (
              <ClosedChat open={open} />
            ) : (
              <Row>
                <Button type="submit" primary icon="play" busy={start.isPending}>
                  Start Coaching Session
                </Button>
              </Row>
            )}
          </Stack>
        </form>
      </Card>
      <Card title={`Where you are in ${subjectTitles[subject]}`}>
        <SubjectScore subject={subject} />
      </Card>
    </div>
  );
}

/** The learner's score in the subject. */
function SubjectScore({ subject }: { subject: Subject }) {
  const eiq = useRoute(learner.routes.eiq, {}, { freshFor: 3000 });
  if (eiq.isLoading) return <SkeletonBlock height={176} />;
  const measured = eiq.data?.domains.find(({ domain }) => domain === domainOf[subject]);
  if (!eiq.data || !measured) return <NotMeasured subject={subject} />;
  return (
    <Stack gap={16}>
      <Ruler
        estimate={measured.eiqScore}
        error={measured.standardError}
        of={`EiQ score in ${subjectTitles[subject]}`}
        {...rulerCuts(eiq.data.cuts)}
      />
      <p className="soft">Coaching works towards the next level, based on your answers so far.</p>
    </Stack>
  );
}

/** For a subject without a score: what coaching can do meanwhile, and links to get a score. */
export function NotMeasured({ subject }: { subject: Subject }) {
  const isThere = useIsScreenAvailable();
  const canPlace = isThere(placementPath);
  const canPractise = isThere(practicePath);
  return (
    <Stack gap={12}>
      <p className="soft">
        {subjectTitles[subject]} has not been measured for you yet, so there is no score to compare with. Coaching works
        without one
        {canPlace || canPractise ? ', but it fits you better after one of these.' : '.'}
      </p>
      {(canPlace || canPractise) && (
        <Row>
          {canPlace && (
            <LinkButton small to={placementPath} icon="ruler">
              Take Placement Assessment
            </LinkButton>
          )}
          {canPractise && (
            <LinkButton small to={practicePath} icon="target">
              Practise
            </LinkButton>
          )}
        </Row>
      )}
    </Stack>
  );
}
