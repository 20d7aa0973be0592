import { useRoute } from '../../../../web/api/index.ts';
import { Card, ErrorState, LinkButton, Progress, SkeletonBlock } from '../../../../web/ui/index.ts';
import { ai } from '../../contract.ts';
import { money } from '../parts/text.ts';
import styles from './SpendingCard.module.css';

const budgetTitles = { month: 'This month', day: 'Today' } as const;

/** AI spending and budgets on the administrators' home page. */
export function SpendingCard() {
  const status = useRoute(ai.routes.status, {}, { freshFor: 30_000 });
  if (!status.data && !status.error) return <SkeletonBlock height={180} />;
  const isReady = status.data?.providers.some((provider) => provider.isReady);
  return (
    <Card
      title="AI spending"
      actions={
        <LinkButton small quiet to="/administration/ai">
          {isReady === false ? 'Set up AI' : 'AI settings'}
        </LinkButton>
      }
    >
      {!status.data ? (
        <ErrorState error={status.error} retry={status.refetch} />
      ) : isReady ? (
        <div className={styles.budgets}>
          {status.data.budgets.map(({ budget, limit, spent }) => {
            const amount = money(spent, status.data.currency);
            return limit === null ? (
              <p key={budget} className={styles.free}>
                <span>{budgetTitles[budget]}</span>
                <span>
                  <span className="figures">{amount}</span> <span className="soft">no limit</span>
                </span>
              </p>
            ) : (
              <Progress
                key={budget}
                label={budgetTitles[budget]}
                value={spent}
                max={limit}
                description={`${amount} of ${money(limit, status.data.currency)}`}
              />
            );
          })}
        </div>
      ) : (
        <p className="soft">The built-in tutor answers at no cost. A provider’s key adds broader answers.</p>
      )}
    </Card>
  );
}
