import { useState } from 'react';
import { Button, Card, ErrorState, PageHeader, Section, SkeletonPage } from '../../../web/ui/index.ts';
import type { Overview } from '../contract.ts';
import { Domains } from './Domains.tsx';
import { NoRecord } from './NoRecord.tsx';
import { PastWeeks } from './PastWeeks.tsx';
import { TargetDialog } from './TargetDialog.tsx';
import { TargetForm } from './TargetForm.tsx';
import { TargetStatus } from './TargetStatus.tsx';
import { useOverview } from './use-overview.ts';
import { intro, question, useVoice, useVoiceIsKnown } from './voice.ts';
import { WeekPlan } from './WeekPlan.tsx';

/** Preparation for a target: distance, this week's plan, past weeks. */
export function ApexPrep() {
  const { data, error, refetch } = useOverview();
  const voice = useVoice();
  const isReady = useVoiceIsKnown();
  const [isChoosing, setChoosing] = useState(false);
  // The header depends on the voice and on the target.
  if (!error && !(data && isReady)) return <Waiting />;
  return (
    <>
      <PageHeader
        title="ApexPrep"
        description={intro[voice]}
        actions={
          data?.target && (
            <Button icon="target" onClick={() => setChoosing(true)}>
              Change target
            </Button>
          )
        }
      />
      {error && !data ? <ErrorState error={error} retry={refetch} /> : data && <Preparation overview={data} />}
      {data && isChoosing && <TargetDialog overview={data} onClose={() => setChoosing(false)} />}
    </>
  );
}

function Preparation({ overview }: { overview: Overview }) {
  const voice = useVoice();
  const { current, target, distance, domains, plan, weeks } = overview;
  if (!current) return <NoRecord overview={overview} />;
  if (!target || !distance) {
    return (
      <>
        <Card title={question[voice]}>
          <TargetForm overview={overview} />
        </Card>
        <WeekByWeek weeks={weeks} />
      </>
    );
  }
  return (
    <>
      <TargetStatus overview={overview} current={current} target={target} distance={distance} />
      <Section title="This week" description={plan ? undefined : 'What to practise, topic by topic.'}>
        <WeekPlan overview={overview} plan={plan} />
      </Section>
      <Section
        title="By domain"
        description="The target applies to the overall score. A domain above it compensates for one below, according to its weight."
      >
        <Domains domains={domains} target={target} cuts={overview.cuts} />
      </Section>
      <WeekByWeek weeks={weeks} />
    </>
  );
}

function WeekByWeek({ weeks }: Pick<Overview, 'weeks'>) {
  if (weeks.length === 0) return null;
  return (
    <Section title="Week by week" description="Questions you answered in practice, compared with the plan.">
      <PastWeeks weeks={weeks} />
    </Section>
  );
}

function Waiting() {
  return (
    <div role="status">
      <span className="unseen">Loading your preparation</span>
      <SkeletonPage />
    </div>
  );
}
