import { Link, useSearchParams } from 'react-router-dom';
import { useRoute } from '../../../../web/api/index.ts';
import { ClosedChat, useOpenAssessment } from '../../../../web/shell/ClosedChat.tsx';
import { ErrorState, PageHeader, SearchField, SkeletonBlock, Stack, Tabs } from '../../../../web/ui/index.ts';
import { lessons } from '../../../lessons/contract.ts';
import { lessonAddress } from './addresses.ts';
import styles from './Guide.module.css';
import { SearchResults } from './SearchResults.tsx';
import { levelTitles } from './text.ts';
import { useProgress } from './use-progress.ts';

/** Lessons: search by one's own words, or choose a topic. */
export function LessonsScreen() {
  const [search, setSearch] = useSearchParams();
  const open = useOpenAssessment();
  const text = search.get('q') ?? '';
  const change = (patch: Record<string, string>) => {
    const next = new URLSearchParams({ ...Object.fromEntries(search), ...patch });
    for (const [key, value] of [...next]) if (value === '') next.delete(key);
    setSearch(next, { replace: true });
  };
  return (
    <>
      <PageHeader
        title="Learn step by step"
        description="Choose a topic or type what you want to learn. Each lesson has an example, a practice question with hints, and checks."
        above={<Link to="/ai-tutor">Tutor chat</Link>}
      />
      {open ? (
        <ClosedChat open={open} />
      ) : (
        <Stack gap={24}>
          <SearchField label="What do you want to learn?" value={text} onSearch={(q) => change({ q })} />
          {text ? (
            <SearchResults text={text} />
          ) : (
            <AllLessons chosen={search.get('section') ?? undefined} onChoose={(section) => change({ section })} />
          )}
        </Stack>
      )}
    </>
  );
}

function AllLessons({ chosen, onChoose }: { chosen: string | undefined; onChoose: (section: string) => void }) {
  const { data, error, refetch } = useRoute(lessons.routes.list);
  const progress = useProgress();
  if (error) return <ErrorState title="The lessons could not be loaded" error={error} retry={refetch} />;
  if (!data) return <SkeletonBlock height={560} />;
  return (
    <Tabs
      label="Sections"
      {...(chosen && { chosen })}
      onChoose={onChoose}
      tabs={data.sections.map(({ id, title, areas }) => ({
        key: id,
        title,
        content: () => (
          <div className={styles.areas}>
            {areas.map((area) => (
              <section key={area.id} aria-label={area.title}>
                <h2 className={styles.area}>{area.title}</h2>
                <ul className={styles.lessons}>
                  {area.lessons.map((lesson) => (
                    <li key={lesson.id}>
                      <Link to={lessonAddress(lesson.id)}>{lesson.title}</Link>
                      <span className={styles.level}>
                        {levelTitles[lesson.level]}
                        {progress.get(lesson.id)?.isDone && ' · Done'}
                      </span>
                    </li>
                  ))}
                </ul>
              </section>
            ))}
          </div>
        ),
      }))}
    />
  );
}
