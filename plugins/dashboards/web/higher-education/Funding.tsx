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
import type { Given } from './tab-props.ts';

/** What the learner applies for, with deadlines, and ways there are to pay for a pathway. */
export function Funding({ pathway }: Given) {
  const plans = useRoute(dashboards.routes.fundingPlans);
  const [open, setOpen] = useState<FundingPlan | 'new'>();
  return (
    <>
      <Section
        title="What you apply for"
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
            title="Nothing on your list"
            description="Add a scholarship, a position or a grant with its deadline, and it stands here in the order of what comes next."
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
      {/* Below a list of any length: it comes with it. */}
      {(plans.data || plans.error) && <Ways pathway={pathway} />}
      {open && <FundingDialog plan={open === 'new' ? undefined : open} onClose={() => setOpen(undefined)} />}
    </>
  );
}

function Ways({ pathway }: Pick<Given, 'pathway'>) {
  return (
    <Section
      title="Ways to pay for it"
      description="Of the kinds this pathway usually has."
      actions={<Tag>Sample</Tag>}
    >
      <Grid min={280}>
        {sampleFunding[pathway].map(({ kind, says, looksAt }) => (
          <Card key={kind} title={kind}>
            <p>{says}</p>
            <p className="soft">They look at: {looksAt}</p>
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
    onError: ({ text }) => toast({ variant: 'destructive', title: `${title} is still there`, description: text }),
  });
  const tone = toneOf[status];
  return (
    <li>
      <div className={styles.name}>
        {title}
        <span className="soft">
          {deadline ? `${isOver ? 'Was due' : 'By'} ${calendarDateText(deadline)}` : 'No deadline'}
        </span>
        {note && <span className="soft">{note}</span>}
      </div>
      <Tag {...(tone && { tone })}>{statusTitles[status]}</Tag>
      <span className={styles.ways}>
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
