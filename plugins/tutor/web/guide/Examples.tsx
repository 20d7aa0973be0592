import { useState } from 'react';
import { skip, useRoute } from '../../../../web/api/index.ts';
import { Blocks, Button, ErrorState, Prose, SkeletonBlock } from '../../../../web/ui/index.ts';
import { tutor } from '../../contract.ts';
import styles from './Guide.module.css';

/** Worked examples of a lesson, one at a time, whose steps appear one by one. */
export function Examples({ lessonId }: { lessonId: string }) {
  const [number, setNumber] = useState<number>();
  const [shown, setShown] = useState(1);
  const { data, error, refetch } = useRoute(
    tutor.routes.guideExample,
    number === undefined ? skip : { params: { id: lessonId, number } },
  );
  if (number === undefined) {
    return (
      <div>
        <Button icon="layers" onClick={() => setNumber(0)}>
          See a worked example
        </Button>
      </div>
    );
  }
  if (error) return <ErrorState title="The example could not be loaded" error={error} retry={refetch} />;
  if (!data) return <SkeletonBlock height={200} />;
  const { example } = data;
  if (!example) return <p className="soft">There is no further worked example on this yet.</p>;
  const isWhole = shown > example.steps.length;
  return (
    <section className={styles.example} aria-label="Worked example">
      <h2>Worked example</h2>
      <Prose text={example.stem} />
      <Blocks blocks={example.blocks} />
      <ol className={styles.steps} aria-live="polite">
        {example.steps.slice(0, shown).map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      {isWhole && (
        <p>
          <strong>Answer: {example.answer}.</strong> {example.explanation}
        </p>
      )}
      {isWhole ? (
        example.total > 1 && (
          <Button
            small
            icon="refresh"
            onClick={() => {
              setNumber(example.number + 1);
              setShown(1);
            }}
          >
            Another example
          </Button>
        )
      ) : (
        <Button small icon="right" onClick={() => setShown(shown + 1)}>
          {shown === example.steps.length ? 'Show the answer' : 'Next step'}
        </Button>
      )}
    </section>
  );
}
