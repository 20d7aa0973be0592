import { useState } from 'react';
import { useCall, useRoute } from '../../../../web/api/index.ts';
import { toast } from '../../../../web/shell/toasts.ts';
import {
  Button,
  Card,
  ErrorState,
  levelTitle,
  Progress,
  Refusal,
  Section,
  SkeletonBlock,
  Stack,
} from '../../../../web/ui/index.ts';
import type { CutLevel, Marks, PanelStudy, Round } from '../../contract.ts';
import { phaseTitles, standardSetting } from '../../contract.ts';
import styles from './Booklet.module.css';
import { BookletPage } from './BookletPage.tsx';

const { panel: panelRoute, booklet, placeMarks } = standardSetting.routes;

/** The booklet, page by page, and the bookmarks of the open round. */
export function Booklet({ study, round }: { study: PanelStudy; round: Round }) {
  const { id, levels, own, revision, placed, panelists, responseProbability } = study;
  const pages = useRoute(booklet, { params: { studyId: id } }, { freshFor: 600_000 });
  const [shown, setShown] = useState(1);
  const [marks, setMarks] = useState<Marks>(own);
  const send = useCall(placeMarks, {
    once: true,
    invalidates: [panelRoute],
    onSuccess: () => toast({ title: 'Your bookmarks are placed' }),
  });
  if (pages.error) return <ErrorState error={pages.error} retry={pages.refetch} />;
  if (!pages.data) return <SkeletonBlock height={480} />;
  const total = pages.data.length;
  const page = pages.data[shown - 1];
  const issue = issueOf(marks, levels);
  const isPlaced = revision > 0 && levels.every((level) => marks[level] === own[level]);
  return (
    <Section
      title={`${phaseTitles[round]}: your bookmarks`}
      description={`The questions become harder. For each level, think of a learner who has only just reached it, and put its bookmark at the first question that this learner would not answer right at least ${Math.round(100 * responseProbability)} times in 100.`}
    >
      <Stack gap={24}>
        <Card>
          <Stack gap={16}>
            <div className={styles.marks}>
              {levels.map((level) => (
                <MarkField
                  key={level}
                  level={level}
                  total={total}
                  page={marks[level]}
                  onMark={(at) => setMarks(marked(marks, level, at))}
                  onShow={setShown}
                />
              ))}
            </div>
            {issue && <p className="soft">{issue}</p>}
            <Refusal error={send.error} />
            <div className={styles.submit}>
              <Button
                primary
                busy={send.isPending}
                disabled={issue !== null || isPlaced}
                onClick={() => send.mutate({ params: { studyId: id }, body: { round, marks, replaces: revision } })}
              >
                {revision > 0 ? 'Change my bookmarks' : 'Place my bookmarks'}
              </Button>
              <span className="soft">
                {isPlaced
                  ? 'Placed. You can change them until the round is closed.'
                  : revision > 0
                    ? 'These are not placed yet.'
                    : ''}
              </span>
            </div>
            <Progress value={placed} max={Math.max(1, panelists)} label={`${placed} of ${panelists} have finished`} />
          </Stack>
        </Card>
        {page && (
          <BookletPage
            page={page}
            total={total}
            levels={levels}
            marks={marks}
            onMark={(level) => setMarks(marked(marks, level, marks[level] === shown ? undefined : shown))}
            onShow={setShown}
          />
        )}
      </Stack>
    </Section>
  );
}

function MarkField({
  level,
  total,
  page,
  onMark,
  onShow,
}: {
  level: CutLevel;
  total: number;
  page: number | undefined;
  onMark: (page: number | undefined) => void;
  onShow: (page: number) => void;
}) {
  const isBeyond = page === total + 1;
  return (
    <div className={styles.mark}>
      <strong>{levelTitle(level)}</strong>
      <span className={page === undefined ? 'soft' : 'figures'}>
        {page === undefined ? 'no bookmark yet' : isBeyond ? 'masters all questions' : `question ${page}`}
      </span>
      <span className={styles.ways}>
        {page !== undefined && !isBeyond && (
          <Button small quiet aria-label={`Show the question of ${levelTitle(level)}`} onClick={() => onShow(page)}>
            Show
          </Button>
        )}
        {!isBeyond && (
          <Button
            small
            quiet
            aria-label={`After the last question: ${levelTitle(level)}`}
            onClick={() => onMark(total + 1)}
          >
            After the last
          </Button>
        )}
      </span>
    </div>
  );
}

function marked(marks: Marks, level: CutLevel, page: number | undefined): Marks {
  const { [level]: _, ...others } = marks;
  return page === undefined ? others : { ...others, [level]: page };
}

/** What is missing before the bookmarks can be placed. */
function issueOf(marks: Marks, levels: readonly CutLevel[]): string | null {
  const missing = levels.filter((level) => marks[level] === undefined);
  if (missing.length > 0) return `Place a bookmark for ${missing.map(levelTitle).join(' and ')}.`;
  const isRising = levels.every(
    (level, index) => index === 0 || (marks[level] ?? 0) > (marks[levels[index - 1] ?? level] ?? 0),
  );
  return isRising ? null : 'A higher level begins at a later question.';
}
