/** What an institution begins with: which of the plugins that are not essential are switched on. */
type Preset = (pluginId: string) => boolean;

const only =
  (...ids: readonly string[]): Preset =>
  (id) =>
    ids.includes(id);

const assessing = [
  'item-bank',
  'immersion',
  'hints',
  'practice',
  'onboarding',
  'consent',
  'dashboards',
  'activity',
  'achievements',
  'apex-prep',
  'lifetime',
  'ai',
  'tutor',
];

export const presets: Readonly<Record<string, Preset>> = {
  k12: only(...assessing, 'idfs', 'cohorts', 'documents', 'skills'),
  university: only(
    ...assessing,
    'idfs',
    'universities',
    'documents',
    'cohorts',
    'collaboration',
    'skills',
    'analytics',
  ),
  bootcamp: only(...assessing, 'idfs', 'talent', 'voice', 'collaboration', 'skills', 'analytics'),
  everything: () => true,
};
