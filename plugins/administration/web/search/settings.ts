import type { Search } from '../../../../web/screens.ts';
import { fitting } from '../../../../web/search.ts';
import { administration } from '../../contract.ts';

const institution = { where: 'Institution', to: '/administration/institution' } as const;
const fixed = [
  { ...institution, title: 'Name of the institution', words: 'rename' },
  { ...institution, title: 'Colour', words: 'color branding accent logo' },
  { ...institution, title: 'Registration', words: 'join sign up invite closed open' },
  { ...institution, title: 'Addresses (host names)', words: 'domain url dns' },
];

/** Plugins with their switches, and each setting by its name. */
export const findSettings: Search = async (query, { ask }) => {
  const plugins = (await ask(administration.routes.plugins)) ?? [];
  const own = plugins.flatMap(({ id, title, summary, settingsSchema }) => {
    const to = `/administration/plugins/${id}`;
    const properties = (settingsSchema?.properties ?? {}) as Record<string, { title?: string; description?: string }>;
    return [
      { title, where: 'Plugins', to, words: `${id} ${summary} switch` },
      ...Object.entries(properties).map(([name, { title: label, description }]) => ({
        title: label ?? wordsOf(name),
        where: `Plugins › ${title}`,
        to,
        words: `${name} ${description ?? ''}`,
      })),
    ];
  });
  return fitting(
    query,
    [...fixed, ...own],
    ({ title, words }) => [title, words],
    ({ words: _, ...entry }) => ({ ...entry, icon: 'settings' as const }),
  );
};

/** `retakeDays` as one says it: `Retake days`. */
function wordsOf(name: string): string {
  const words = name.replace(/([A-Z])/g, ' $1').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
