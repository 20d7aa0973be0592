import { Link, useParams } from 'react-router-dom';
import { usePluginOn, useRoute } from '../../../../web/api/index.ts';
import { ClosedChat, useOpenAssessment } from '../../../../web/shell/ClosedChat.tsx';
import { Card, ErrorState, LinkButton, Markdown, PageHeader, SkeletonPage, Stack } from '../../../../web/ui/index.ts';
import type { LessonView } from '../../../lessons/contract.ts';
import { lessons } from '../../../lessons/contract.ts';
import { practiseAddress } from '../../../practice/contract.ts';
import { lessonAddress, lessonsPath, skillAddress } from './addresses.ts';
import { Checks } from './Checks.tsx';
import { Examples } from './Examples.tsx';
import styles from './Guide.module.css';
import { PracticeQuestion } from './PracticeQuestion.tsx';
import { StepCheck } from './StepCheck.tsx';
import { useProgress } from './use-progress.ts';

/** A lesson: the idea, an example, a practice question with hints and steps, checks, and where to go on. */
export function LessonScreen() {
  const { id = '' } = useParams();
  const open = useOpenAssessment();
  const { data: lesson, error, refetch } = useRoute(lessons.routes.lesson, { params: { id } });
  const progress = useProgress();
  const above = <Link to={lessonsPath}>All lessons</Link>;
  if (open) {
    return (
      <>
        <PageHeader title={lesson?.title ?? 'Lesson'} above={above} />
        <ClosedChat open={open} />
      </>
    );
  }
  if (error?.namesNothing)
    return (
      <ErrorState
        wholePage
        title="Lesson not found"
        description="It may have been renamed, or the address is incomplete."
        action={<LinkButton to={lessonsPath}>See all lessons</LinkButton>}
      />
    );
  if (error) return <ErrorState wholePage title="This lesson could not be loaded" error={error} retry={refetch} />;
  if (!lesson) return <SkeletonPage />;
  return (
    <>
      <PageHeader title={lesson.title} above={above} />
      <div className={styles.lesson} key={lesson.id}>
        <Stack gap={24}>
          <Idea lesson={lesson} />
          {lesson.practice.length > 0 && <PracticeQuestion lessonId={lesson.id} />}
          {lesson.section === 'core_math' && <StepCheck lessonId={lesson.id} />}
          <Card title="Check yourself">
            <Checks lesson={lesson} done={progress.get(lesson.id)?.checks ?? []} />
          </Card>
          <GoOn lesson={lesson} />
        </Stack>
      </div>
    </>
  );
}

function Idea({ lesson }: { lesson: LessonView }) {
  return (
    <Card>
      <div className={styles.text}>
        <Markdown text={lesson.explanation} />
        {lesson.inSimpleWords && (
          <details className={styles.more}>
            <summary>In simple words</summary>
            <Markdown text={lesson.inSimpleWords} />
          </details>
        )}
        <div className={styles.example}>
          <h2>Example</h2>
          <Markdown text={lesson.example} />
        </div>
        <Markdown text={lesson.yourTurn} />
        {lesson.practice.length > 0 && <Examples lessonId={lesson.id} />}
        {lesson.mistakes.map(({ claim, remedy }) => (
          <div key={claim} className={styles.mistake}>
            <h2>A common mistake</h2>
            <blockquote>
              <Markdown text={claim} />
            </blockquote>
            <Markdown text={remedy} />
          </div>
        ))}
        {lesson.facts.length > 0 && (
          <details className={styles.more}>
            <summary>Good to know</summary>
            <Markdown text={lesson.facts.map((fact) => `- ${fact}`).join('\n')} />
          </details>
        )}
        {lesson.whatHelps && (
          <details className={styles.more}>
            <summary>What helps</summary>
            <Markdown text={lesson.whatHelps} />
          </details>
        )}
      </div>
    </Card>
  );
}

function GoOn({ lesson }: { lesson: LessonView }) {
  const canPractise = usePluginOn('practice');
  const hasSkills = usePluginOn('skills');
  return (
    <Card title="Go on">
      <ul className={styles.lessons}>
        {canPractise &&
          lesson.practice.map((topic) => (
            <li key={topic.contentArea}>
              <Link to={practiseAddress(topic)}>Practise {topic.title.toLowerCase()}</Link>
            </li>
          ))}
        {hasSkills &&
          lesson.skills.map((skill) => (
            <li key={skill}>
              <Link to={skillAddress(skill)}>Skill: {skill.replaceAll('-', ' ')}</Link>
            </li>
          ))}
        {lesson.requires.map(({ id, title }) => (
          <li key={id}>
            <Link to={lessonAddress(id)}>Lesson that comes before: {title}</Link>
          </li>
        ))}
        <li>
          <Link
            to={`/ai-tutor?${new URLSearchParams({ ask: `I have a question about ${lesson.title.toLowerCase()}` })}`}
          >
            Ask the tutor about it
          </Link>
        </li>
      </ul>
    </Card>
  );
}
