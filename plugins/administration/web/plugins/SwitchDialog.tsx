import { useQueryClient } from '@tanstack/react-query';
import { platform } from '../../../../core/contract/platform.ts';
import { invalidate, useCall, useRoute } from '../../../../web/api/index.ts';
import { toast } from '../../../../web/shell/toasts.ts';
import { Button, Dialog, ErrorState, Refusal, Skeleton, Stack } from '../../../../web/ui/index.ts';
import type { PluginCard, SwitchPreview } from '../../contract.ts';
import { administration } from '../../contract.ts';
import { joinWithAnd } from '../parts/text.ts';
import styles from './Plugins.module.css';
import { titleIn } from './plugin-groups.ts';

const { plugins, previewSwitch, switchPlugin } = administration.routes;

/** Asks for confirmation before a plugin is switched, and shows what that affects. */
export function SwitchDialog({
  plugin: { id, title },
  on,
  all,
  onClose,
  onSwitched,
}: {
  plugin: Pick<PluginCard, 'id' | 'title'>;
  on: boolean;
  all: readonly PluginCard[];
  onClose: () => void;
  onSwitched: () => void;
}) {
  const client = useQueryClient();
  const preview = useRoute(previewSwitch, { params: { id }, query: { on: String(on) } }, { freshFor: 0 });
  const titles = titleIn(all);
  const change = useCall(switchPlugin, {
    once: true,
    invalidates: [plugins, platform.routes.manifest],
    onSuccess: ({ changed }) => {
      const names = joinWithAnd([...changed.filter((each) => each !== id).map(titles), title]);
      toast({ title: `${names} ${changed.length > 1 ? 'are' : 'is'} ${on ? 'on' : 'off'}` });
      onSwitched();
    },
    // Another person may have switched plugins in the meantime: show the current state.
    onError: () => void invalidate(client, previewSwitch),
  });
  // An earlier preview may be out of date.
  const effects = preview.isFetching ? undefined : preview.data;
  const also = effects === undefined ? 0 : effects.alsoOn.length + effects.alsoOff.length;
  const verb = on ? 'Switch on' : 'Switch off';
  return (
    <Dialog
      title={`${verb} ${title}?`}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            primary
            disabled={!effects}
            busy={change.isPending}
            onClick={() => change.mutate({ params: { id }, body: { on, withRequired: on, withDependents: !on } })}
          >
            {also > 0 ? `${verb} all ${also + 1}` : verb}
          </Button>
        </>
      }
    >
      <Stack>
        {preview.error ? (
          <ErrorState error={preview.error} retry={preview.refetch} />
        ) : effects ? (
          <Effects title={title} preview={effects} titles={titles} />
        ) : (
          <Skeleton lines={4} />
        )}
        <Refusal error={change.error} />
      </Stack>
    </Dialog>
  );
}

function Effects({
  title,
  preview: { on, alsoOn, alsoOff, consequences },
  titles,
}: {
  title: string;
  preview: SwitchPreview;
  titles: (id: string) => string;
}) {
  return (
    <>
      {on && (
        <p>
          Its screens and menu entries appear at once for everyone who may use them.
          {alsoOn.length > 0 && ` It requires ${joinWithAnd(alsoOn.map(titles))}, which will be switched on with it.`}
        </p>
      )}
      {alsoOff.length > 0 && (
        <>
          <p>These plugins require {title} and are switched off with it:</p>
          <ul className={styles.effects}>
            {alsoOff.map((id) => (
              <li key={id}>{titles(id)}</li>
            ))}
          </ul>
        </>
      )}
      {!on && (
        <ul className={styles.effects}>
          {consequences.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
    </>
  );
}
