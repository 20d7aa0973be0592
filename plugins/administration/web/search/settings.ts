import type { Search } from '../../../../web/screens.ts';
import { matching } from '../../../../web/search.ts';
import { administration } from '../../contract.ts';
import { readableName } from '../parts/text.ts';
import { settingsScreenOf } from '../plugins/settings-fields.ts';

const institution = { where: 'Institution', to: '/administration/institution' } as const;
const institutionSettings = [
  { ...institution, title: 'Name of the institution', words: 'rename' },
  { ...institution, title: 'Colour', words: 'color branding accent logo' },
  { ...institution, title: 'Registration', words: 'join sign up invite closed open' },
  { ...institution, title: 'Host names', words: 'address domain url dns' },
];

/** Finds the settings of the institution, plugins, and settings of plugins by name. */
export const findSettings: Search = async (query, { ask }) => {
  const plugins = (await ask(administration.routes.plugins)) ?? [];
  const own = plugins.flatMap(({ id, title, summary, isOn, settingsSchema }) => {
    const to = `/administration/plugins/${id}`;
    const properties = (settingsSchema?.properties ?? {}) as Record<string, { title?: string; description?: string }>;
    return [
      { title, where: 'Plugins', to, words: `${id} ${summary} switch` },
      ...Object.entries(properties).map(([name, { title: label, description }]) => ({
        title: label ?? readableName(name),
        where: `Plugins › ${title}`,
        to: (isOn && settingsScreenOf(settingsSchema)) || to,
        words: `${name} ${description ?? ''}`,
      })),
    ];
  });
  return matching(
    query,
    [...institutionSettings, ...own],
    ({ title, words }) => [title, words],
    ({ words: _, ...entry }) => ({ ...entry, icon: 'settings' as const }),
  );
};
