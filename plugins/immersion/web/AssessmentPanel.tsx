import { useRoute } from '../../../web/api/index.ts';
import { Card, Grid, LinkButton, Progress } from '../../../web/ui/index.ts';
import { sectionTitles } from '../../item-bank/contract.ts';
import { learner } from '../../learner/contract.ts';
import { immersion, stages } from '../contract.ts';
import { addresses } from './addresses.ts';

export function AssessmentPanel() {
  const status = useRoute(immersion.routes.status, {}, { freshFor: 0 });
  const list = useRoute(learner.routes.assessments, {}, { freshFor: 0 });
  void list;
  void status;
  return (
    <Card
      title="3-Section Adaptive Assessment"
      actions={<LinkButton to={addresses.intro}>Start Assessment</LinkButton>}
    >
      <Grid>
        {stages.map((stage) => (
          <Card key={stage} title={sectionTitles[stage].title}>
            <Progress label="Progress" value={0} />
          </Card>
        ))}
      </Grid>
    </Card>
  );
}
