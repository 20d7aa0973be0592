import { useEffect } from 'react';
import { Blocks, Button, Card, Icon, levelTitle, Spans } from '../../../../web/ui/index.ts';
import type { CutLevel, Marks, Page } from '../../contract.ts';
import styles from './Booklet.module.css';

/** One question with its key, the bookmarks at it, and the way to its neighbours. */
export function BookletPage({
  page: { page, area, question, stimulus, options, optionFigures, key },
  total,
  levels,
  marks,
  onMark,
  onShow,
}: {
  page: Page;
  total: number;
  levels: readonly CutLevel[];
  marks: Marks;
  onMark: (level: CutLevel) => void;
  onShow: (page: number) => void;
}) {
  useEffect(() => {
    const turn = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof HTMLElement && event.target.closest('input, textarea, select');
      if (isTyping || event.altKey || event.ctrlKey || event.metaKey) return;
      if (event.key === 'ArrowRight' && page < total) onShow(page + 1);
      if (event.key === 'ArrowLeft' && page > 1) onShow(page - 1);
    };
    addEventListener('keydown', turn);
    return () => removeEventListener('keydown', turn);
  }, [page, total, onShow]);
  return (
    <Card>
      <article className={styles.page} aria-label={`Question ${page} of ${total}`}>
        <div className={styles.above}>
          <span>
            Question <span className="figures">{page}</span> of <span className="figures">{total}</span>
          </span>
          <span>{area}</span>
        </div>
        <h3 className={styles.stem}>
          <Spans text={question} />
        </h3>
        <Blocks blocks={stimulus} />
        <ol className={styles.options}>
          {options.map((option, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: options have no identity but their place
            <li key={index} className={styles.option} data-key={index === key || undefined}>
              <span>
                <Spans text={option} />
                {optionFigures?.[index] && <Blocks blocks={[optionFigures[index]]} />}
              </span>
              {index === key && (
                <span className={styles.right}>
                  <Icon name="check" size={16} /> Right answer
                </span>
              )}
            </li>
          ))}
        </ol>
        <div className={styles.submit}>
          {levels.map((level) => (
            <Button key={level} icon="flag" aria-pressed={marks[level] === page} onClick={() => onMark(level)}>
              {marks[level] === page ? `${levelTitle(level)} is here` : `${levelTitle(level)} here`}
            </Button>
          ))}
        </div>
        <div className={styles.turn}>
          <Button icon="left" disabled={page <= 1} onClick={() => onShow(page - 1)}>
            Previous
          </Button>
          <input
            type="range"
            min={1}
            max={total}
            value={page}
            aria-label="Question shown"
            className={styles.slider}
            onChange={({ target }) => onShow(Number(target.value))}
          />
          <Button icon="right" disabled={page >= total} onClick={() => onShow(page + 1)}>
            Next
          </Button>
        </div>
      </article>
    </Card>
  );
}
