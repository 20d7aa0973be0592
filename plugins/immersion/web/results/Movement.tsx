import { Link } from 'react-router-dom';
import { useRoute } from '../../../../web/api/index.ts';
import { Section } from '../../../../web/ui/index.ts';
import { learner, movementText } from '../../../learner/contract.ts';
import { reportOf } from '../../contract.ts';

/** What the learner's own result did to the score in their record. */
export function Movement({ sessionId }: { sessionId: string }) {
  const record = useRoute(learner.routes.eiq);
  const result = record.data?.history.find(({ report }) => report === reportOf(sessionId));
  if (!result) return null;
  return (
    <Section title="What it changed">
      <p>
        {movementText(result)} <Link to="/core-intelligence">See what moved your score</Link>
      </p>
    </Section>
  );
}
