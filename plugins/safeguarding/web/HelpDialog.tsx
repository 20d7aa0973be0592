import { useCall, useRoute } from '../../../web/api/index.ts';
import { useLive } from '../../../web/live/index.ts';
import { Button, Dialog, Markdown } from '../../../web/ui/index.ts';
import { safeguarding } from '../contract.ts';

/** A dialog over any screen with where to find help, after a message that may indicate danger. */
export function HelpDialog() {
  const help = useRoute(safeguarding.routes.help, {}, { freshFor: 0 });
  useLive(safeguarding, 'help_offered', () => void help.refetch());
  const seen = useCall(safeguarding.routes.helpSeen, { invalidates: [safeguarding.routes.help] });
  const text = help.data?.text;
  if (!text) return null;
  const close = () => seen.mutate({});
  return (
    <Dialog
      title="You are not alone"
      onClose={close}
      actions={
        <Button primary busy={seen.isPending} onClick={close}>
          I have read this
        </Button>
      }
    >
      <Markdown text={text} />
    </Dialog>
  );
}
