import { useCall } from '../../../../web/api/index.ts';
import { toast } from '../../../../web/shell/toasts.ts';
import { Button, Card, counted, Stack } from '../../../../web/ui/index.ts';
import { voice } from '../../contract.ts';
import styles from '../Voice.module.css';

/** What happens with a recording, said before the first one. */
export function AskConsent({ retentionDays }: { retentionDays: number }) {
  const decide = useCall(voice.routes.decide, {
    once: true,
    invalidates: [voice.routes.consent],
    onError: ({ text }) => toast({ title: 'Not saved', description: text, variant: 'destructive' }),
  });
  return (
    <Card title="Before you record your voice">
      <Stack>
        <ul className={styles.list}>
          <li>
            Your recording and its transcript are stored for {counted(retentionDays, 'day')}; then only the figures
            stay.
          </li>
          <li>Nobody but you can open them. You can delete each of them at any time.</li>
          <li>
            EiQ measures speed, pauses, loudness, pitch and words. It computes no voiceprint and does not score accents.
          </li>
          <li>
            The sound stays on this platform. The transcript may be graded by a language model where your institution
            allows it for you.
          </li>
          <li>You can withdraw at any time: your recordings and transcripts are then deleted.</li>
        </ul>
        <div>
          <Button primary busy={decide.isPending} onClick={() => decide.mutate({ body: { isGiven: true } })}>
            I agree to be recorded
          </Button>
        </div>
      </Stack>
    </Card>
  );
}
