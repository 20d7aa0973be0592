import type { Screens } from '../screens.ts';
import type { IconName } from '../ui/icons.ts';

/** The icon that a plugin declares for a kind of notification (`<plugin>.<kind>`), if any. */
export function notificationIcon(
  plugins: readonly Pick<Screens, 'plugin' | 'notificationKinds'>[],
  kind: string,
): IconName | undefined {
  const [plugin, name = ''] = kind.split('.');
  const kinds = plugins.find((each) => each.plugin === plugin)?.notificationKinds ?? {};
  return Object.hasOwn(kinds, name) ? kinds[name]?.icon : undefined;
}
