import { Card, counted, Grid, Section, Stack } from '../../../../web/ui/index.ts';
import type { HardConcept } from '../../contract.ts';
import styles from '../parts/Assignments.module.css';

/** What the class finds hardest, without names: for the teacher and for a projector. */
export function HardestConcepts({ concepts }: { concepts: readonly HardConcept[] }) {
  if (concepts.length === 0) return null;
  return (
    <Section title="Hardest for the class">
      <Grid>
        {concepts.map(({ concept, title, learners, answers, wrong, misconception, lesson }) => (
          <Card key={concept} title={title}>
            <Stack gap={8}>
              <p>
                {wrong} of {counted(answers, 'answer')} wrong, from {counted(learners, 'learner')}
              </p>
              {misconception && (
                <p>
                  Most chosen mistake, by {counted(misconception.learners, 'learner')}: “{misconception.says}”
                </p>
              )}
              {lesson && <p className={styles.small}>Lesson to teach it: {lesson.title}</p>}
            </Stack>
          </Card>
        ))}
      </Grid>
    </Section>
  );
}
