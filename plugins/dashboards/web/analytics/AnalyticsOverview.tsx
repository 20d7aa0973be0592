import type { ReactNode } from 'react';
import { useRoute } from '../../../../web/api/index.ts';
import { useLive } from '../../../../web/live/index.ts';
import { useReturn } from '../../../../web/live/use-return.ts';
import {
  Card,
  ErrorState,
  FigureRows,
  LinkButton,
  MasteryMeter,
  percentText,
  Score,
  SkeletonBlock,
  Tag,
} from '../../../../web/ui/index.ts';
import { learner, levelTitles } from '../../../learner/contract.ts';
import { practice as practicePlugin, practiseAddress } from '../../../practice/contract.ts';
import type { Analytics, Practised, Reasoning } from '../../contract.ts';
import { dashboards, daysBack, strongFrom } from '../../contract.ts';
import styles from './AnalyticsOverview.module.css';
import { insightsOf, rightText } from './words.ts';

const shared = { freshFor: 3000 };

/** The dashboard's learning analytics: domains, recent practice and insights of the learner. */
export function AnalyticsOverview() {
  const analytics = useRoute(dashboards.routes.analytics, {}, shared);
  const profile = useRoute(learner.routes.profile, {}, shared);
  const refetch = () => void analytics.refetch();
  useLive(practicePlugin, 'practice_changed', refetch);
  useLive(learner, 'learner_changed', ({ what }) => what !== 'profile' && refetch());
  useReturn(refetch);
  return (
    <Card title="Learning Analytics Overview">
      {analytics.error && !analytics.data ? (
        <ErrorState error={analytics.error} retry={analytics.refetch} />
      ) : analytics.data && (profile.data || profile.error) ? (
        <div className={styles.parts}>
          <Part title="Reasoning pathways">
            <Pathways reasoning={analytics.data.reasoning} />
          </Part>
          <Part title={`The last ${daysBack} days`}>
            <Figures practised={analytics.data.practised} aiInteractions={profile.data?.aiInteractions} />
          </Part>
          <Part title="Insights">
            <Insights analytics={analytics.data} />
          </Part>
        </div>
      ) : (
        <SkeletonBlock height={[870, 540, 330]} />
      )}
    </Card>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <h4 className={styles.title}>{title}</h4>
      {children}
    </section>
  );
}

function Pathways({ reasoning }: { reasoning: readonly Reasoning[] }) {
  if (reasoning.length === 0) {
    return <p className="soft">Nothing has been measured yet. A placement measures each of your reasoning domains.</p>;
  }
  return (
    <>
      <ul className={styles.pathways}>
        {reasoning.map(({ domain, title, standing, eiqScore, standardError, probability }) => (
          <li key={domain}>
            <span>{title}</span>
            {standing === 'strong' ? <Tag tone="good">Strong</Tag> : <Tag>Developing</Tag>}
            <span className={styles.note}>
              <Score score={eiqScore} error={standardError} />, {percentText(probability)} probability of{' '}
              {levelTitles[strongFrom.level]} or above
            </span>
          </li>
        ))}
      </ul>
      <p className={styles.note}>Strong means a probability of {percentText(strongFrom.probability)} or more.</p>
    </>
  );
}

function Figures({ practised, aiInteractions }: { practised: Practised | null; aiInteractions: number | undefined }) {
  const rows = practised
    ? [
        { name: 'Questions practised', value: practised.answered },
        { name: 'Right', value: rightText(practised) },
        { name: 'Right with a hint', value: rightText(practised.withHints) },
        { name: 'Days practised', value: practised.days },
      ]
    : [];
  const ai = aiInteractions === undefined ? [] : [{ name: 'AI interactions, total', value: aiInteractions }];
  return <FigureRows rows={[...rows, ...ai]} />;
}

function Insights({ analytics }: { analytics: Analytics }) {
  const insights = insightsOf(analytics);
  const { weakest } = analytics;
  if (insights.length === 0 && !weakest) {
    return <p className="soft">Your results appear here after your first practice or assessment.</p>;
  }
  return (
    <ul className={styles.insights}>
      {insights.map(({ key, text }) => (
        <li key={key}>{text}</li>
      ))}
      {weakest && (
        <li>
          Practice helps you most in {weakest.title}.
          <span className={styles.next}>
            <MasteryMeter mastery={weakest.mastery} />
            <LinkButton small to={practiseAddress(weakest)}>
              Practise<span className="unseen"> {weakest.title}</span>
            </LinkButton>
          </span>
        </li>
      )}
    </ul>
  );
}
