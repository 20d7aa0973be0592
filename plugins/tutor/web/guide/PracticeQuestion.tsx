import { useState } from 'react';
import { useCall, useRoute } from '../../../../web/api/index.ts';
import { Button, Card, ErrorState, Icon, Question, Row, SkeletonBlock } from '../../../../web/ui/index.ts';
import type { GuidedQuestion } from '../../contract.ts';
import { tutor } from '../../contract.ts';
import styles from './Guide.module.css';

/** A practice question on a lesson, worked on with hints until it is right. */
export function PracticeQuestion({ lessonId }: { lessonId: string }) {
  const [number, setNumber] = useState(0);
  const { data, error, refetch } = useRoute(tutor.routes.guideQuestion, { params: { id: lessonId, number } });
  if (error) return <ErrorState title="The question could not be loaded" error={error} retry={refetch} />;
  if (!data) return <SkeletonBlock height={360} />;
  if (!data.question) return null;
  return (
    <Card title="Try a question">
      <OneQuestion
        key={data.question.number}
        lessonId={lessonId}
        question={data.question}
        onNext={() => setNumber((data.question?.number ?? 0) + 1)}
      />
    </Card>
  );
}

function OneQuestion({
  lessonId,
  question,
  onNext,
}: {
  lessonId: string;
  question: GuidedQuestion;
  onNext: () => void;
}) {
  const [chosen, setChosen] = useState<number>();
  const [hints, setHints] = useState(0);
  const answer = useCall(tutor.routes.guideAnswer);
  const params = { id: lessonId, number: question.number };
  const { data: result } = answer;
  const isOver = Boolean(result?.solution);
  return (
    <Question
      id={`${lessonId}-${question.number}`}
      stem={question.stem}
      blocks={question.blocks}
      saved={null}
      state={isOver ? 'saved' : 'open'}
      answer={{
        kind: 'choice',
        options: question.options,
        chosen,
        onAnswer(index) {
          setChosen(index);
          answer.reset();
        },
      }}
    >
      <Row>
        <Button
          disabled={chosen === undefined || isOver}
          busy={answer.isPending}
          onClick={() => chosen !== undefined && answer.mutate({ params, body: { option: chosen } })}
        >
          Check my answer
        </Button>
        {!isOver &&
          (hints < question.hints.length ? (
            <Button quiet icon="bulb" onClick={() => setHints(hints + 1)}>
              {hints === 0 ? 'Show a hint' : 'Show another hint'}
            </Button>
          ) : (
            <Button quiet onClick={() => answer.mutate({ params, body: {} })}>
              Show the solution
            </Button>
          ))}
        {isOver && question.total > 1 && (
          <Button icon="right" onClick={onNext}>
            Another question
          </Button>
        )}
      </Row>
      <div aria-live="polite" className={styles.feedback}>
        {question.hints.slice(0, hints).map((hint) => (
          <p key={hint}>
            <Icon name="bulb" size={18} /> {hint}
          </p>
        ))}
        {answer.error && <p>{answer.error.text}</p>}
        {result?.isRight === false && (
          <p>
            <strong>Not right yet.</strong> {result.misconception ?? 'Look at a hint, and try again.'}
          </p>
        )}
        {result?.solution && (
          <>
            <p>
              <strong>{result.isRight ? 'Right.' : `The answer is ${result.solution.answer}.`}</strong>{' '}
              {result.solution.explanation}
            </p>
            <ol className={styles.steps}>
              {result.solution.steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </>
        )}
      </div>
    </Question>
  );
}
