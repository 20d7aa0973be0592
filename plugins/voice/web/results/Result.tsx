import { useState } from 'react';
import { useCall } from '../../../../web/api/index.ts';
import { Button, Card, ConfirmDialog, dateText, Grid, momentText, Row, Stack, Stat } from '../../../../web/ui/index.ts';
import type { Part, VoiceAssessment } from '../../contract.ts';
import { voice } from '../../contract.ts';
import styles from '../Voice.module.css';
import { Playback } from './Playback.tsx';

const parts: readonly { part: Part; title: string; note: string }[] = [
  { part: 'comprehension', title: 'Comprehension', note: 'whether the answer does what was asked' },
  {
    part: 'articulation',
    title: 'Articulation',
    note: 'a proxy: pace and distinct syllables, without speech recognition',
  },
  { part: 'vocabulary', title: 'Vocabulary', note: 'variety and less common words' },
  { part: 'fluency', title: 'Fluency', note: 'pace, pauses and fillers' },
  { part: 'technicalAccuracy', title: 'Technical accuracy', note: 'whether what you say is right' },
];

const margin = (error: number | null) => (error === null ? '' : ` ± ${Math.round(1.96 * error)}`);

/** One assessment in full. */
export function Result({ assessment, onDeleted }: { assessment: VoiceAssessment; onDeleted: () => void }) {
  const { aiAnalysis, details, timestamp, category, duration, prompt } = assessment;
  return (
    <Stack gap={24}>
      <Card title={`${category}, ${momentText(timestamp)}`}>
        <Stack gap={12}>
          <p>{prompt}</p>
          <p className={styles.note}>Recording of {Math.round(duration)} seconds</p>
          {details.notes.map((note) => (
            <p key={note}>
              <strong>{note}</strong>
            </p>
          ))}
        </Stack>
      </Card>
      <Grid min={220}>
        <Stat
          label="Overall score"
          value={`${Math.round(aiAnalysis.overallScore)}${margin(details.errors.overallScore)}`}
          note={`Level ${aiAnalysis.skillLevel}`}
        />
        {parts.map(({ part, title, note }) => {
          const value = aiAnalysis[part];
          const weight = details.weights[part];
          const share = weight === undefined ? 'Not scored' : `${Math.round(weight * 100)} % of the score`;
          return (
            <Stat
              key={part}
              label={title}
              value={value === null ? null : `${Math.round(value)}${margin(details.errors[part])}`}
              note={`${share}: ${note}`}
            />
          );
        })}
      </Grid>
      <p className={styles.note}>
        Scores go from 0 to 100; ± is a 95 % interval where the error can be estimated. Parts without a score are left
        out of the overall score.
      </p>
      <Grid min={400}>
        <Points title="Insights" points={aiAnalysis.insights} />
        <Points title="Recommendations" points={aiAnalysis.recommendations} />
      </Grid>
      {details.criteria.length > 0 && (
        <Card title="Ideas of the prompt">
          <ul className={styles.list}>
            {details.criteria.map(({ says, isMet }) => (
              <li key={says}>
                <strong>{isMet ? 'Found' : 'Not found'}</strong>: {says}
              </li>
            ))}
          </ul>
          <p className={styles.note}>
            {details.grader === 'rubric'
              ? 'Found by phrases, which can miss an idea in other words.'
              : `Graded by ${details.grader}.`}
          </p>
        </Card>
      )}
      <Card title="What was measured">
        <dl className={styles.figures}>
          {details.figures.map(({ name, description, value, standardError, unit }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd className="figures">
                {digits(value)}
                {standardError === null ? '' : ` ± ${digits(1.96 * standardError)}`} {unit}
              </dd>
              <dd className={styles.note}>{description}</dd>
            </div>
          ))}
        </dl>
      </Card>
      <Recorded assessment={assessment} onDeleted={onDeleted} />
    </Stack>
  );
}

const digits = (value: number) => (Math.abs(value) >= 10 ? Math.round(value).toString() : value.toFixed(1));

function Points({ title, points }: { title: string; points: readonly string[] }) {
  return (
    <Card title={title}>
      <ul className={styles.list}>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </Card>
  );
}

function Recorded({ assessment, onDeleted }: { assessment: VoiceAssessment; onDeleted: () => void }) {
  const { id, transcript, recordingUntil } = assessment;
  const [isAsking, setAsking] = useState(false);
  const remove = useCall(voice.routes.remove, {
    once: true,
    invalidates: [voice.routes.list],
    onSuccess: onDeleted,
  });
  return (
    <Card title="Recording and transcript">
      <Stack gap={12}>
        {transcript !== null && <p className={styles.transcript}>{transcript}</p>}
        <p className={styles.note}>
          {recordingUntil === null
            ? 'The recording and its transcript are deleted. The figures stay.'
            : `Recording and transcript are deleted on ${dateText(recordingUntil)}.`}
        </p>
        <Row>
          {recordingUntil !== null && <Playback id={id} />}
          <Button destructive onClick={() => setAsking(true)}>
            Delete this assessment
          </Button>
        </Row>
      </Stack>
      {isAsking && (
        <ConfirmDialog
          title="Delete this assessment?"
          confirm="Delete"
          destructive
          busy={remove.isPending}
          error={remove.error}
          onClose={() => setAsking(false)}
          onConfirm={() => remove.mutate({ params: { id } })}
        >
          The recording, its transcript and all figures are deleted for good.
        </ConfirmDialog>
      )}
    </Card>
  );
}
