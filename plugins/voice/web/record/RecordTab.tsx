import { useRoute } from '../../../../web/api/index.ts';
import { useIsScreenAvailable } from '../../../../web/shell/available-screens.ts';
import { Card, ErrorState, LinkButton, SkeletonBlock, Stack } from '../../../../web/ui/index.ts';
import type { Profile } from '../../../learner/contract.ts';
import { learner, unknownAge } from '../../../learner/contract.ts';
import { voice } from '../../contract.ts';
import { AskConsent } from './AskConsent.tsx';
import { Recorder } from './Recorder.tsx';

/** Choosing a prompt and answering it, once the learner agreed to be recorded. */
export function RecordTab() {
  const consent = useRoute(voice.routes.consent);
  const prompts = useRoute(voice.routes.prompts);
  const profile = useRoute(learner.routes.profile, {}, { freshFor: 3000 });
  const failed = [consent, prompts, profile].find(({ error }) => error);
  if (failed) return <ErrorState error={failed.error} retry={failed.refetch} />;
  if (!consent.data || !prompts.data || !profile.data) return <SkeletonBlock height={320} />;
  if (!consent.data.isAllowed) return <NotAllowed refusal={consent.data.refusal} profile={profile.data} />;
  if (consent.data.givenAt === null) return <AskConsent retentionDays={consent.data.retentionDays} />;
  return <Recorder prompts={prompts.data} profile={profile.data} />;
}

function NotAllowed({ refusal, profile }: { refusal: string | null; profile: Profile }) {
  const isAvailable = useIsScreenAvailable();
  const isUnknown = profile.ageBand === 'unknown';
  const to = isUnknown ? unknownAge.path : '/profile';
  return (
    <Card tone="attention">
      <Stack gap={12}>
        <p>
          <strong>You cannot record your voice yet. </strong>
          {refusal}
        </p>
        {isAvailable(to) && (
          <div>
            <LinkButton to={to}>{isUnknown ? unknownAge.action : 'Ask a parent or guardian'}</LinkButton>
          </div>
        )}
      </Stack>
    </Card>
  );
}
