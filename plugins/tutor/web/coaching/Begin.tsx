import { useState } from 'react';
import { useRoute } from '../../../../web/api/index.ts';
import { Button, Card, LinkButton, Row, SelectField, SkeletonBlock, Stack } from '../../../../web/ui/index.ts';
import { learner } from '../../../learner/contract.ts';
import { domainOf, SessionType, Subject, sessionTypeTitles, subjectTitles } from '../../contract.ts';
import styles from './Coaching.module.css';
import type { Coaching } from './use-coaching.ts';
import { placementPath, practicePath, useScreenAt } from './use-practise.ts';
import { estimateText, sessionTypeSays } from './words.ts';

/** What the session is to be: its kind and its subject. Everything else comes from the learner's record. */
export function Begin({ start }: { start: Coaching['start'] }) {
  const [sessionType, setSessionType] = useState<SessionType>('personalized_coaching');
  const [subject, setSubject] = useState<Subject>('mathematics');
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
              hint={sessionTypeSays[sessionType]}
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
            <Known subject={subject} />
            <Row>
              <Button type="submit" primary icon="play" busy={start.isPending}>
                Start Coaching Session
              </Button>
            </Row>
          </Stack>
        </form>
      </Card>
    </div>
  );
}

/** What the record says of the subject: coaching begins there. */
function Known({ subject }: { subject: Subject }) {
  const eiq = useRoute(learner.routes.eiq, {}, { freshFor: 3000 });
  if (eiq.isLoading) return <SkeletonBlock height={48} />;
  const measured = eiq.data?.domains.find(({ domain }) => domain === domainOf[subject]);
  if (!measured) return <NotMeasured subject={subject} />;
  return (
    <p className="soft">
      Your record says <span className="figures">{estimateText(measured)}</span> in {subjectTitles[subject]}. The
      session works towards the next level from there.
    </p>
  );
}

/** No score yet: what coaching rests on meanwhile, and the ways to one. */
export function NotMeasured({ subject }: { subject: Subject }) {
  const canPlace = useScreenAt(placementPath);
  const canPractise = useScreenAt(practicePath);
  return (
    <Stack gap={12}>
      <p className="soft">
        {subjectTitles[subject]} has not been measured for you yet, so there is no score to compare with. Coaching works
        all the same
        {canPlace || canPractise ? ', and knows you better after one of these.' : '.'}
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
