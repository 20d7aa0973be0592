import { useEffect, useRef, useState } from 'react';
import { call, useRoute } from '../../../web/api/index.ts';
import { Button, Dialog, Icon, Tag } from '../../../web/ui/index.ts';
import type { QuestionAsideProps } from '../../item-bank/contract.ts';
import { learner } from '../../learner/contract.ts';
import type { Hint, HintType } from '../contract.ts';
import { fallbackHint, hints } from '../contract.ts';
import { isConfident, isOffered, offerRules } from './offer-rules.ts';
import styles from './QuestionHints.module.css';

/** Hints beside a question: a button to request them, then up to three buttons that open a hint. */
export function QuestionHints(props: QuestionAsideProps) {
  // The key resets the hints for a new question.
  return <HintsOfOne key={props.question.id} {...props} />;
}

function HintsOfOne({
  sessionId,
  question,
  difficulty,
  attemptCount,
  isClosed,
  shownAt,
  previousIncorrectAnswers,
}: QuestionAsideProps) {
  const { data: profile } = useRoute(learner.routes.profile);
  const [loaded, setLoaded] = useState<Hint[]>();
  const [isLoading, setLoading] = useState(false);
  const [selected, setSelected] = useState<Hint>();
  const first = useRef<HTMLButtonElement>(null);
  // The hints replace the focused button, so the first hint takes the focus.
  useEffect(() => {
    if (loaded && document.activeElement === document.body) first.current?.focus({ preventScroll: true });
  }, [loaded]);
  const timeSpent = useTimeOf(shownAt);
  const theta = difficulty - 2.5;
  const offered = !isClosed && isOffered({ timeSpent, attemptCount, theta, hasProfile: profile !== undefined });

  const request = async () => {
    if (isLoading) return;
    setLoading(true);
    try {
      const answer = await call(hints.routes.generate, {
        body: {
          sessionId,
          questionId: question.id,
          attemptCount,
          timeSpent: Date.now() - shownAt,
          userTheta: theta,
          previousIncorrectAnswers,
          learningStyle: profile?.preferredLearningStyle,
          personalContext: {
            strugglingAreas: profile?.strugglingConcepts ?? [],
            strongAreas: profile?.masteredConcepts ?? [],
            assessmentHistory: profile?.assessmentHistory ?? [],
          },
        },
      });
      setLoaded(answer?.hints.length ? answer.hints.slice(0, 3) : [fallbackHint]);
    } catch (error) {
      console.error('Hints could not be loaded', error);
      setLoaded([fallbackHint]);
    } finally {
      setLoading(false);
    }
  };

  const select = (hint: Hint) => {
    setSelected(hint);
    if (hint.id === fallbackHint.id) return;
    const use = {
      sessionId,
      questionId: question.id,
      hintId: hint.id,
      hintType: hint.hintType,
      timeTaken: Date.now() - shownAt,
      attemptNumber: attemptCount,
    };
    call(hints.routes.track, { body: use }).catch((error: unknown) =>
      console.error('The use of a hint could not be recorded', error),
    );
  };

  return (
    <div className={styles.hints}>
      {loaded ? (
        <ul className={styles.buttons} aria-label="Hints">
          {loaded.map((hint, index) => (
            <li key={hint.id}>
              <button
                ref={index === 0 ? first : undefined}
                type="button"
                className={isConfident(hint.confidence) ? `${styles.hint} ${styles.confident}` : styles.hint}
                aria-label={`${titles[hint.hintType]} hint`}
                title={`${titles[hint.hintType]} hint`}
                onClick={() => select(hint)}
              >
                <Icon name={icons[hint.hintType]} />
              </button>
            </li>
          ))}
        </ul>
      ) : (
        <div className={offered ? styles.offered : undefined} aria-live="polite">
          {offered && <p className={styles.says}>Stuck? A hint may help.</p>}
          <Button
            small
            quiet={!offered}
            icon="bulb"
            busy={isLoading}
            disabled={isClosed}
            onClick={() => void request()}
          >
            Get a hint
          </Button>
        </div>
      )}
      {selected && <HintCard hint={selected} onClose={() => setSelected(undefined)} />}
    </div>
  );
}

function HintCard({ hint, onClose }: { hint: Hint; onClose: () => void }) {
  const { content, aiReasoning, suggestedNextStep, personalizedContext, relatedConcepts = [] } = hint;
  return (
    <Dialog
      title={`${titles[hint.hintType]} hint`}
      onClose={onClose}
      actions={<Button onClick={onClose}>Back to the question</Button>}
    >
      <p className={styles.content}>{content}</p>
      {suggestedNextStep && (
        <p className={styles.next}>
          <strong>Next step:</strong> {suggestedNextStep}
        </p>
      )}
      {relatedConcepts.length > 0 && (
        <p className={styles.concepts}>
          {relatedConcepts.map((concept) => (
            <Tag key={concept}>{concept}</Tag>
          ))}
        </p>
      )}
      <p className={styles.why}>
        {personalizedContext ? `${personalizedContext}. ` : ''}
        {aiReasoning}
      </p>
    </Dialog>
  );
}

/** Milliseconds since `moment`, updated once, when the time limit of the offer is reached. */
function useTimeOf(moment: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const left = moment + offerRules.time + 1 - Date.now();
    if (left <= 0) return setNow(Date.now());
    const timer = setTimeout(() => setNow(Date.now()), left);
    return () => clearTimeout(timer);
  }, [moment]);
  return now - moment;
}

const titles: Record<HintType, string> = {
  conceptual: 'Conceptual',
  procedural: 'Procedural',
  strategic: 'Strategic',
  encouragement: 'Encouragement',
  personalized: 'Personal',
};

const icons = {
  conceptual: 'bulb',
  procedural: 'list',
  strategic: 'compass',
  encouragement: 'heart',
  personalized: 'user',
} as const satisfies Record<HintType, string>;
