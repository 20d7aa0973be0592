import { useEffect, useState } from 'react';
import type { CallResult } from '../../../../core/contract/index.ts';
import { useCall } from '../../../../web/api/index.ts';
import { useUser } from '../../../../web/session/manifest.ts';
import { Button, counted, EmptyState, Question, Row, Spans, Tag } from '../../../../web/ui/index.ts';
import { isEarlyArea } from '../../../item-bank/contract.ts';
import { collaboration as contract } from '../../contract.ts';
import type { RoomView } from '../rooms/names.ts';
import { nameOf } from '../rooms/names.ts';
import { notDone } from './not-done.ts';
import styles from './Practice.module.css';

type RunView = NonNullable<CallResult<typeof contract.routes.practice>['run']>;

/** The current question of a run, who has answered, and afterwards the answers. `endsAt` is on the clock of `performance.now()`. */
export function Run({ run, endsAt, room }: { run: RunView; endsAt: number; room: RoomView }) {
  const own = useUser().id;
  const params = { id: room.id, runId: run.id };
  const options = { invalidates: [contract.routes.practice], onError: notDone };
  const join = useCall(contract.routes.joinPractice, options);
  const answer = useCall(contract.routes.answerPractice, options);
  const next = useCall(contract.routes.nextPractice, options);
  const end = useCall(contract.routes.endPractice, options);
  const { question, solution, position, total, ownAnswer } = run;
  const nameOfTaker = (id: string) => {
    const person = room.participants.find((one) => one.id === id);
    return person ? nameOf(room, person, own) : 'A former participant';
  };
  if (run.endedAt) return <Results run={run} nameOf={nameOfTaker} />;
  if (!run.mayTakePart && !run.isTakingPart)
    return (
      <EmptyState
        icon="flask"
        title="A practice run for grade 6 and above"
        description="Others in this room practise together. You can start a practice run when it is over."
      />
    );
  const isClosed = solution !== null || ownAnswer !== null || !run.isTakingPart;
  return (
    <>
      <Question
        id={question.id}
        stem={question.question}
        blocks={question.stimulus}
        optionFigures={question.optionFigures}
        isReadAloud={isEarlyArea(question)}
        number={position + 1}
        total={total}
        aside={solution ? undefined : <TimeLeft until={endsAt} />}
        state={answer.isPending ? 'saving' : isClosed ? 'saved' : 'open'}
        saved={<span />}
        answer={{
          kind: 'choice',
          options: question.options,
          chosen: ownAnswer ?? undefined,
          onAnswer: (index) => answer.mutate({ params, body: { position, answer: index } }),
        }}
      >
        <ul className={styles.takers} aria-label="Who takes part">
          {run.takers.map((taker) => (
            <li key={taker.id}>
              <bdi>{nameOfTaker(taker.id)}</bdi>{' '}
              {solution ? (
                <Tag tone={taker.answer === solution.correctOption ? 'good' : 'attention'}>
                  {taker.answer === null
                    ? 'No answer'
                    : `Option ${taker.answer + 1}${taker.answer === solution.correctOption ? ' · right' : ''}`}
                </Tag>
              ) : (
                <Tag>{taker.hasAnswered ? 'Answered' : 'Thinking'}</Tag>
              )}
            </li>
          ))}
        </ul>
        {solution && (
          <div className={styles.solution} role="status">
            {solution.correctOption !== null && (
              <p>
                <strong>The right answer is option {solution.correctOption + 1}.</strong>
              </p>
            )}
            <p>
              <Spans text={solution.explanation} />
            </p>
          </div>
        )}
      </Question>
      <Row>
        {!run.isTakingPart && (
          <Button primary busy={join.isPending} onClick={() => join.mutate({ params })}>
            Take part
          </Button>
        )}
        {run.isTakingPart && solution && (
          <Button primary busy={next.isPending} onClick={() => next.mutate({ params, body: { after: position } })}>
            {position + 1 >= total ? 'Show results' : 'Next question'}
          </Button>
        )}
        {run.mayEnd && (
          <Button quiet busy={end.isPending} onClick={() => end.mutate({ params })}>
            End practice run
          </Button>
        )}
      </Row>
      {run.isTakingPart && ownAnswer !== null && !solution && (
        <p className={styles.note} role="status">
          Your answer is saved. The answers are shown once everyone present has answered.
        </p>
      )}
    </>
  );
}

function Results({ run, nameOf: name }: { run: RunView; nameOf: (id: string) => string }) {
  return (
    <section aria-labelledby="practice-results" className={styles.results}>
      <h3 id="practice-results">Last practice run: {run.title}</h3>
      <ul className={styles.takers}>
        {run.takers.map(({ id, correct }) => (
          <li key={id}>
            <bdi>{name(id)}</bdi>: {counted(correct, 'right answer')}
          </li>
        ))}
      </ul>
      <p className={styles.note}>Of {counted(run.position + 1, 'question')}. These results count for nobody’s score.</p>
    </section>
  );
}

function TimeLeft({ until }: { until: number }) {
  const [seconds, setSeconds] = useState(() => secondsUntil(until));
  useEffect(() => {
    setSeconds(secondsUntil(until));
    const timer = setInterval(() => setSeconds(secondsUntil(until)), 1000);
    return () => clearInterval(timer);
  }, [until]);
  return <span className="figures">{seconds} s left</span>;
}

const secondsUntil = (moment: number) => Math.max(0, Math.ceil((moment - performance.now()) / 1000));
