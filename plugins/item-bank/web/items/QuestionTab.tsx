import { useState } from 'react';
import { Button, Card, Prose, Question, Row, Section, Stack, Tag } from '../../../../web/ui/index.ts';
import type { ItemPage } from '../../contract.ts';
import { Facts } from '../parts/Facts.tsx';
import styles from './Item.module.css';

const hintTitles = {
  conceptual: 'Conceptual hint',
  procedural: 'Procedural hint',
  strategic: 'Strategic hint',
  encouragement: 'Encouragement',
} as const;

/** The question as learners see it, its key and misconceptions or rubric, explanation, hints and classification. */
export function QuestionTab({ item }: { item: ItemPage }) {
  return (
    <Stack gap={32}>
      <Preview item={item} />
      {item.options.length > 0 ? <Options item={item} /> : <Rubric item={item} />}
      <Section title="Explanation" description="Shown after the answer in practice, never in scored assessments.">
        <Card>
          <Stack>
            <Prose text={item.explanation} />
            <ol className={styles.steps}>
              {item.steps.map((step) => (
                <li key={step}>
                  <Prose text={step} />
                </li>
              ))}
            </ol>
          </Stack>
        </Card>
      </Section>
      <Section title="Hints" description="From the gentlest to the most specific. No hint gives the answer away.">
        <Card>
          <Facts
            facts={(['conceptual', 'procedural', 'strategic', 'encouragement'] as const).map((kind) => [
              hintTitles[kind],
              <Prose key={kind} text={item.hints[kind]} />,
            ])}
          />
        </Card>
      </Section>
      <Section title="Classification">
        <Card>
          <Facts
            facts={[
              ['Concepts', item.concepts.join(', ')],
              ['Thinking', item.reasoning.join(', ')],
              ...(item.subcategory ? [['Kind of task', item.subcategory] as const] : []),
              ...(item.cognitiveLoad ? [['Cognitive load', `${item.cognitiveLoad} of 5`] as const] : []),
              ...(item.stimulusSeconds ? [['Shown for', `${item.stimulusSeconds} seconds`] as const] : []),
            ]}
          />
        </Card>
      </Section>
    </Stack>
  );
}

function Preview({ item }: { item: ItemPage }) {
  /** Undefined while the question is open. */
  const [answer, setAnswer] = useState<number | string>();
  const [round, setRound] = useState(0);
  const isOpen = answer === undefined;
  const key = item.options.findIndex(({ isKey }) => isKey);
  const answered = typeof answer === 'number' ? answer : key;
  return (
    <Section
      title="As a learner sees it"
      description={isOpen ? 'Try it; no answer is stored.' : 'After answering.'}
      actions={
        <Row>
          {isOpen ? (
            <Button small onClick={() => setAnswer(key >= 0 ? key : (item.rubric?.modelAnswer ?? ''))}>
              Show answered
            </Button>
          ) : (
            <Button
              small
              icon="refresh"
              onClick={() => {
                setAnswer(undefined);
                setRound(round + 1);
              }}
            >
              Reset
            </Button>
          )}
        </Row>
      }
    >
      <div className={styles.preview}>
        <Question
          key={round}
          id={item.itemId}
          stem={item.stem}
          blocks={item.stimulus}
          optionFigures={item.optionFigures ?? undefined}
          stimulusSeconds={item.stimulusSeconds ?? undefined}
          state={isOpen ? 'open' : 'saved'}
          answer={
            item.options.length > 0
              ? {
                  kind: 'choice',
                  options: item.options.map(({ text }) => text),
                  onAnswer: setAnswer,
                  chosen: isOpen ? undefined : answered,
                }
              : { kind: 'text', onAnswer: setAnswer, ...(typeof answer === 'string' && { draft: answer }) }
          }
        />
      </div>
    </Section>
  );
}

function Options({ item }: { item: ItemPage }) {
  return (
    <Section title="Key and misconceptions" description="Shown to the learner after a wrong choice.">
      <ol className={styles.options}>
        {item.options.map(({ text, isKey, misconception }) => (
          <li key={text}>
            <span className={styles.option}>
              <Prose text={text} />
              {isKey && (
                <Tag tone="good" icon="check">
                  Key
                </Tag>
              )}
            </span>
            {misconception && (
              <span className={styles.misconception}>
                {misconception.says} <code>{misconception.id}</code>
              </span>
            )}
          </li>
        ))}
      </ol>
    </Section>
  );
}

function Rubric({ item: { rubric } }: { item: ItemPage }) {
  if (!rubric) return null;
  const points = rubric.criteria.reduce((sum, each) => sum + each.points, 0);
  return (
    <Section title="Rubric" description={`${points} points in total.`}>
      <Stack>
        <ol className={styles.options}>
          {rubric.criteria.map(({ id, points: criterionPoints, says }) => (
            <li key={id}>
              <span className={styles.option}>
                <span>{says}</span>
                <Tag>{criterionPoints === 1 ? '1 point' : `${criterionPoints} points`}</Tag>
              </span>
            </li>
          ))}
        </ol>
        <Card title="Model answer, with all points">
          <Prose text={rubric.modelAnswer} />
        </Card>
        <Card title="Typical weak answer, with few points">
          <Prose text={rubric.weakAnswer} />
        </Card>
        {rubric.wrongConclusions.length > 0 && (
          <Card title="Wrong conclusions: at most a third of the points">
            <ul className={styles.steps}>
              {rubric.wrongConclusions.map((says) => (
                <li key={says}>{says}</li>
              ))}
            </ul>
          </Card>
        )}
      </Stack>
    </Section>
  );
}
