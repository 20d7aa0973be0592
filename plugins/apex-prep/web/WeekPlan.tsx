import { usePluginOn } from '../../../web/session/manifest.ts';
import { Card, counted, EmptyState, Icon, LinkButton, Progress } from '../../../web/ui/index.ts';
import { sectionTitles } from '../../item-bank/contract.ts';
import { practiseAddress } from '../../practice/contract.ts';
import type { Overview, Plan, PlanLine } from '../contract.ts';
import { Hours } from './Hours.tsx';
import styles from './WeekPlan.module.css';
import { doneText, lineText, paceText, planText, weekText } from './words.ts';

/** This week's plan with progress. */
export function WeekPlan({ overview, plan }: { overview: Overview; plan: Plan | null }) {
  const canPractise = usePluginOn('practice');
  if (!plan) {
    return (
      <EmptyState
        icon="calendar"
        title="No plan this week"
        description={
          canPractise
            ? 'There is nothing to practise at the moment. Check again later.'
            : 'Your institution has turned practice off. Your target and the distance to it are kept.'
        }
      />
    );
  }
  const next = plan.lines.find(({ isDone }) => !isDone);
  return (
    <Card>
      <div className={styles.head}>
        <div className={styles.sum}>
          <Progress
            value={plan.answered}
            max={plan.questions}
            label={weekText(plan.week)}
            description={doneText(plan)}
          />
          <p className={styles.note}>
            {next
              ? `${counted(plan.daysLeft, 'day')} left, including today. ${paceText(overview.hours)}`
              : 'You have practised everything in this week’s plan. The next plan starts on Monday.'}
          </p>
        </div>
        <Hours hours={overview.hours} />
      </div>
      <ol className={styles.lines}>
        {plan.lines.map((line) => (
          <Line key={`${line.section} ${line.contentArea}`} line={line} isNext={line === next} />
        ))}
      </ol>
      <p className={styles.note}>{planText(plan, overview.results)}</p>
    </Card>
  );
}

function Line({ line, isNext }: { line: PlanLine; isNext: boolean }) {
  const { section, title, questions, isDone } = line;
  return (
    <li>
      <div className={styles.topic}>
        <h3>
          {title}
          {isDone && <Icon name="check" size={18} label="Done" />}
        </h3>
        <p className={styles.section}>
          {sectionTitles[section].short}, {counted(questions, 'question')}
        </p>
        <p className={styles.note}>{lineText(line)}</p>
      </div>
      <div className={styles.done}>
        <Progress bare value={line.answered} max={line.questions} label={title} description={doneText(line)} />
        <p className={styles.note} aria-hidden="true">
          {doneText(line)}
        </p>
      </div>
      <LinkButton small primary={isNext} to={practiseAddress(line)}>
        {isDone ? 'Practise more' : 'Practise'}
        <span className="unseen">: {title}</span>
      </LinkButton>
    </li>
  );
}
