import { useUser } from '../../session/manifest.ts';
import { setProjected, useIsProjected } from '../../session/projector.ts';
import { Switch } from '../../ui/Field.tsx';

/** Begins and ends projector mode. */
export function NamesSwitch() {
  const { id } = useUser();
  return (
    <Switch
      label="Without names"
      checked={useIsProjected()}
      onChange={({ target }) => setProjected(target.checked ? id : undefined)}
    />
  );
}
