import { useQueryClient } from '@tanstack/react-query';
import { platform } from '../../../../core/contract/platform.ts';
import { invalidate, useCall, useRoute } from '../../../../web/api/index.ts';
import { toast } from '../../../../web/shell/toasts.ts';
import { Button, Dialog, ErrorState, Refusal, Skeleton, Stack } from '../../../../web/ui/index.ts';
import type { PluginCard, SwitchPreview } from '../../contract.ts';
import { administration } from '../../contract.ts';
import { listInWords } from '../parts/in-words.ts';
import styles from './Plugins.module.css';
import { titleIn } from './plugin-groups.ts';

const { plugins, previewSwitch, switchPlugin } = administration.routes;

/** Before a plugin is switched: what that affects, and what stands in the way. */
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
      const names = listInWords([...changed.filter((each) => each !== id).map(titles), title]);
      toast({ title: `${names} ${changed.length > 1 ? 'are' : 'is'} ${on ? 'on' : 'off'}` });
      onSwitched();
    },
    // Somebody else has switched meanwhile: show how it is now.
    onError: () => void invalidate(client, previewSwitch),
  });
  // How it was when this was last asked is no answer.
  const told = preview.isFetching ? undefined : preview.data;
  const also = told === undefined ? 0 : told.alsoOn.length + told.alsoOff.length;
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
            disabled={!told}
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
        ) : told ? (
          <Effects title={title} preview={told} titles={titles} />
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
          Its screens and menu entries appear for everybody who may use them, within a second.
          {alsoOn.length > 0 && ` It requires ${listInWords(alsoOn.map(titles))}, which will be switched on with it.`}
        </p>
      )}
      {alsoOff.length > 0 && (
        <>
          <p>These require {title} and are switched off with it:</p>
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
