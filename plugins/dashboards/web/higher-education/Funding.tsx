import { useState } from 'react';
import { useCall, useRoute } from '../../../../web/api/index.ts';
import { toast } from '../../../../web/shell/toasts.ts';
import {
  Button,
  Card,
  calendarDateText,
  EmptyState,
  ErrorState,
  Grid,
  Section,
  Skeleton,
  Tag,
} from '../../../../web/ui/index.ts';
import type { FundingPlan, FundingStatus } from '../../contract.ts';
import { dashboards } from '../../contract.ts';
import { sampleFunding } from '../sample.ts';
import { FundingDialog } from './FundingDialog.tsx';
import styles from './HigherEducation.module.css';
import { statusTitles } from './status-titles.ts';
import type { TabProps } from './tab-props.ts';

/** The learner's funding plans with deadlines, and sample ways to fund a pathway. */
export function Funding({ pathway }: TabProps) {
  const plans = useRoute(dashboards.routes.fundingPlans);
  const [open, setOpen] = useState<FundingPlan | 'new'>();
  return (
    <>
      <Section
        title="Your funding plans"
        description="Only you see this list."
        actions={
          <Button primary icon="plus" onClick={() => setOpen('new')}>
            Add
          </Button>
        }
      >
        {plans.error && !plans.data && <ErrorState error={plans.error} retry={plans.refetch} />}
        {!plans.data && !plans.error && <Skeleton lines={4} label="Loading your list" />}
        {plans.data?.length === 0 && (
          <EmptyState
            icon="calendar"
            title="No funding plans yet"
            description="Add a scholarship, a position or a grant with its deadline. The next deadline is listed first."
          />
        )}
        {plans.data && plans.data.length > 0 && (
          <ul className={styles.plans}>
            {plans.data.map((plan) => (
              <Plan key={plan.id} plan={plan} onChange={() => setOpen(plan)} />
            ))}
          </ul>
        )}
      </Section>
      {/* Shown together with the list above, whose length varies. */}
      {(plans.data || plans.error) && <FundingSources pathway={pathway} />}
      {open && <FundingDialog plan={open === 'new' ? undefined : open} onClose={() => setOpen(undefined)} />}
    </>
  );
}

function FundingSources({ pathway }: Pick<TabProps, 'pathway'>) {
  return (
    <Section title="Sources of funding" description="Typical of this pathway." actions={<Tag>Sample</Tag>}>
      <Grid min={280}>
        {sampleFunding[pathway].map(({ kind, description, criteria }) => (
          <Card key={kind} title={kind}>
            <p>{description}</p>
            <p className="soft">Criteria: {criteria}</p>
          </Card>
        ))}
      </Grid>
    </Section>
  );
}

const toneOf: Record<FundingStatus, 'accent' | 'good' | 'attention' | undefined> = {
  planned: undefined,
  applied: 'accent',
  awarded: 'good',
  declined: undefined,
};

function Plan({ plan, onChange }: { plan: FundingPlan; onChange: () => void }) {
  const { id, title, deadline, isOver, status, note } = plan;
  const remove = useCall(dashboards.routes.removeFundingPlan, {
    once: true,
    invalidates: [dashboards.routes.fundingPlans],
    onError: ({ text }) => toast({ variant: 'destructive', title: `${title} was not removed`, description: text }),
  });
  const tone = toneOf[status];
  return (
    <li>
      <div className={styles.name}>
        {title}
        <span className="soft">
          {deadline ? `${isOver ? 'Was due' : 'Due'} ${calendarDateText(deadline)}` : 'No deadline'}
        </span>
        {note && <span className="soft">{note}</span>}
      </div>
      <Tag {...(tone && { tone })}>{statusTitles[status]}</Tag>
      <span className={styles.actions}>
        <Button small onClick={onChange}>
          Change<span className="unseen"> {title}</span>
        </Button>
        <Button small quiet busy={remove.isPending} onClick={() => remove.mutate({ params: { id } })}>
          Remove<span className="unseen"> {title}</span>
        </Button>
      </span>
    </li>
  );
}
