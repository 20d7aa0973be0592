import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { useCall, usePluginOn } from '../../../../web/api/index.ts';
import { Card, EmptyState, ErrorState, LinkButton, Markdown, SkeletonBlock, Stack } from '../../../../web/ui/index.ts';
import { practiseAddress } from '../../../practice/contract.ts';
import { tutor } from '../../contract.ts';
import { lessonAddress, lessonsPath, searchAddress, skillAddress } from './addresses.ts';
import styles from './Guide.module.css';
import { levelTitles } from './text.ts';

/** What fits a text: lessons, skills and practice topics, or the remark that nothing does. */
export function SearchResults({ text }: { text: string }) {
  const { data, error, mutate } = useCall(tutor.routes.guideSearch);
  useEffect(() => mutate({ body: { text } }), [mutate, text]);
  const canPractise = usePluginOn('practice');
  if (error)
    return <ErrorState title="The search did not work" error={error} retry={() => mutate({ body: { text } })} />;
  if (!data) return <SkeletonBlock height={320} />;
  if (data.help) {
    return (
      <Card tone="attention">
        <Markdown text={data.help} />
      </Card>
    );
  }
  if (data.certainty === 'none') {
    return (
      <EmptyState
        icon="search"
        title="No lesson on this"
        description={`The lessons do not cover “${text}”, or use other words for it. Try one or two words, such as “fractions” or “essay”.`}
        action={<LinkButton to={lessonsPath}>See all lessons</LinkButton>}
      />
    );
  }
  const [best, ...others] = data.lessons;
  return (
    <div aria-live="polite">
      <Stack gap={24}>
        {data.didYouMean && (
          <p>
            Did you mean <Link to={searchAddress(data.didYouMean)}>{data.didYouMean}</Link>?
          </p>
        )}
        {best && (
          <section aria-label="Lessons">
            <h2 className={styles.area}>{data.certainty === 'sure' ? 'Best match' : 'Did you mean one of these?'}</h2>
            <ul className={styles.results}>
              {[best, ...others].map((lesson, index) => (
                <li key={lesson.id}>
                  <Link to={lessonAddress(lesson.id)} data-best={index === 0 && data.certainty === 'sure'}>
                    <strong>{lesson.title}</strong>
                    <span className={styles.level}>{levelTitles[lesson.level]}</span>
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        )}
        {data.skills.length > 0 && (
          <section aria-label="Skills">
            <h2 className={styles.area}>Skills</h2>
            <ul className={styles.lessons}>
              {data.skills.map(({ id, title }) => (
                <li key={id}>
                  <Link to={skillAddress(id)}>{title}</Link>
                </li>
              ))}
            </ul>
          </section>
        )}
        {canPractise && data.topics.length > 0 && (
          <section aria-label="Practice">
            <h2 className={styles.area}>Practice</h2>
            <ul className={styles.lessons}>
              {data.topics.map((topic) => (
                <li key={topic.contentArea}>
                  <Link to={practiseAddress(topic)}>{topic.title}</Link>
                </li>
              ))}
            </ul>
          </section>
        )}
      </Stack>
    </div>
  );
}
