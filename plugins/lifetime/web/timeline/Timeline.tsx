import { Link } from 'react-router-dom';
import { useRoute } from '../../../../web/api/index.ts';
import { useLive } from '../../../../web/live/index.ts';
import { useReturn } from '../../../../web/live/use-return.ts';
import { useIsScreenAvailable } from '../../../../web/shell/available-screens.ts';
import { pageOf, useFilters } from '../../../../web/shell/use-filters.ts';
import type { IconName } from '../../../../web/ui/index.ts';
import {
  dateText,
  EmptyState,
  ErrorState,
  Icon,
  LinkButton,
  Pager,
  SkeletonBlock,
  shortDateText,
} from '../../../../web/ui/index.ts';
import type { Moment } from '../../contract.ts';
import { lifetime, MomentKind, momentKindTitles } from '../../contract.ts';
import { byMonth } from '../words.ts';
import styles from './Timeline.module.css';

const pageSize = 25;

const icons: Record<MomentKind, IconName> = {
  account: 'user',
  result: 'chart',
  level: 'ladder',
  achievement: 'trophy',
  practice: 'book',
  application: 'graduation',
  consent: 'heart',
};

/** A learner's timeline by month, the newest first. */
export function Timeline() {
  const [{ kind: kindName, page: pageName }, setFilters] = useFilters(['kind', 'page']);
  const kind = MomentKind.safeParse(kindName).data;
  const page = pageOf(pageName);
  const query = { limit: pageSize, offset: (page - 1) * pageSize, ...(kind ? { kind } : {}) };
  const timeline = useRoute(lifetime.routes.timeline, { query }, { keepPrevious: true, freshFor: 3000 });
  const refetch = () => void timeline.refetch();
  useLive(lifetime, 'lifetime_changed', refetch);
  useReturn(refetch);
  const isAvailable = useIsScreenAvailable();
  const { data, error } = timeline;
  if (error && !data) return <ErrorState error={error} retry={timeline.refetch} />;
  return (
    <div className={styles.timeline} aria-busy={!data}>
      <KindFilter
        counts={data?.counts}
        all={data?.all}
        kind={kind}
        onChoose={(next) => setFilters({ kind: next ?? '' })}
      />
      {!data ? (
        <div role="status">
          <span className="unseen">Loading your timeline</span>
          <SkeletonBlock height={480} />
        </div>
      ) : data.total === 0 ? (
        <EmptyState
          icon={kind ? icons[kind] : 'history'}
          title="Nothing of this kind yet"
          description="Your results, levels and milestones appear here automatically."
          action={isAvailable('/assessment') && <LinkButton to="/assessment">Practise</LinkButton>}
        />
      ) : (
        <>
          {byMonth(data.items).map(({ month, items }) => (
            <section key={month} aria-label={month}>
              <h2 className={styles.month}>{month}</h2>
              <ol className={styles.moments}>
                {items.map((moment) => (
                  <MomentLine key={moment.id} moment={moment} />
                ))}
              </ol>
            </section>
          ))}
          <Pager
            page={page}
            size={pageSize}
            total={data.total}
            of={['moment', 'moments']}
            onPage={(next) => setFilters({ page: next > 1 ? String(next) : '' })}
          />
        </>
      )}
    </div>
  );
}

function MomentLine({ moment: { kind, at, title, text, to, earned } }: { moment: Moment }) {
  // The plugin of the screen may be off.
  const isAvailable = useIsScreenAvailable();
  return (
    <li className={styles.moment} data-kind={kind}>
      <span className={styles.mark} aria-hidden="true">
        <Icon name={icons[kind]} size={18} />
      </span>
      <div>
        <p className={styles.title}>{to && isAvailable(to) ? <Link to={to}>{title}</Link> : title}</p>
        <p className="soft">{text}</p>
        {earned.length > 0 && (
          <p className={styles.earned}>
            <Icon name="trophy" size={16} />
            Earned: {earned.join(', ')}
          </p>
        )}
      </div>
      <time dateTime={at} title={dateText(at)} className={styles.day}>
        {shortDateText(at)}
      </time>
    </li>
  );
}

/** Filters the timeline by kind. */
function KindFilter({
  counts,
  all = 0,
  kind,
  onChoose,
}: {
  counts: Partial<Record<MomentKind, number>> | undefined;
  all: number | undefined;
  kind: MomentKind | undefined;
  onChoose: (kind: MomentKind | undefined) => void;
}) {
  const chip = (key: MomentKind | undefined, title: string, count: number) => (
    <button key={title} type="button" className={styles.kind} aria-pressed={kind === key} onClick={() => onChoose(key)}>
      {title} <span className={styles.count}>{counts ? count : ''}</span>
    </button>
  );
  return (
    <fieldset className={styles.kinds}>
      <legend className="unseen">Show</legend>
      {chip(undefined, 'Everything', all)}
      {MomentKind.options.map((each) => chip(each, momentKindTitles[each], counts?.[each] ?? 0))}
    </fieldset>
  );
}
