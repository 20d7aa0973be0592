import { usePluginOn } from '../../../web/session/manifest.ts';
import { Card, EmptyState, LinkButton, Ruler, rulerCuts, Stack } from '../../../web/ui/index.ts';
import type { Overview } from '../contract.ts';
import { TargetForm } from './TargetForm.tsx';
import { question, useVoice } from './voice.ts';

/** Before the first result: a link to the placement, and choosing a target. */
export function NoRecord({ overview }: { overview: Overview }) {
  const { cuts, target } = overview;
  const voice = useVoice();
  const canPlace = usePluginOn('immersion');
  return (
    <Stack gap={24}>
      <EmptyState
        icon="ruler"
        title="First, measure your score"
        description={
          canPlace
            ? 'The placement measures your score. With a score and a target you get a plan for each week.'
            : 'Once your institution enables an assessment and you have a score, you get a plan for each week.'
        }
        action={
          canPlace && (
            <LinkButton primary to="/placement">
              Take Placement Assessment
            </LinkButton>
          )
        }
      />
      {target ? (
        <Card title="Your target">
          <Ruler {...rulerCuts(cuts)} requirements={[{ label: target.title, at: target.eiqScore }]} />
        </Card>
      ) : (
        <Card title={question[voice]}>
          <TargetForm overview={overview} isPrimary={!canPlace} />
        </Card>
      )}
    </Stack>
  );
}
