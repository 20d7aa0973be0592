import { usePluginOn } from '../../../../web/session/manifest.ts';
import { useIsScreenAvailable } from '../../../../web/shell/available-screens.ts';
import { Card, LinkButton, Stack } from '../../../../web/ui/index.ts';
import type { Profile } from '../../../learner/contract.ts';
import { unknownAge } from '../../../learner/contract.ts';

/** Why a learner cannot upload files yet, and what to do about it. */
export function MayNotUpload({ profile: { ageBand } }: { profile: Profile }) {
  const isAvailable = useIsScreenAvailable();
  const canAsk = usePluginOn('consent');
  const isUnknown = ageBand === 'unknown';
  return (
    <Card tone="attention">
      <Stack gap={12}>
        <p>
          <strong>You cannot upload files yet. </strong>
          {isUnknown
            ? unknownAge.notice
            : 'At your age a parent or guardian has to agree before you upload files. Ask them, then come back here.'}
        </p>
        {isUnknown
          ? isAvailable(unknownAge.path) && (
              <div>
                <LinkButton to={unknownAge.path}>{unknownAge.action}</LinkButton>
              </div>
            )
          : canAsk && (
              <div>
                <LinkButton to="/profile">Ask a parent or guardian</LinkButton>
              </div>
            )}
      </Stack>
    </Card>
  );
}
