/** Which non-essential plugins are switched on in a new institution. */
type Preset = (pluginId: string) => boolean;

const learning = [
  'item-bank',
  'immersion',
  'hints',
  'practice',
  'lessons',
  'onboarding',
  'consent',
  'classes',
  'rostering',
  'assignments',
  'announcements',
  'dashboards',
  'achievements',
  'documents',
  'ai',
  'tutor',
  'skills',
  'ml-analytics',
  'voice',
  'second-factor',
  'oauth',
];

/** Plugins by preset. Item packs are switched on with the item bank. */
export const presetPlugins = {
  // Without IDFS: the 60-minute assessment is for older learners.
  k12: [...learning, 'activity', 'cohorts', 'collaboration', 'apex-prep', 'universities'],
  university: [
    ...learning,
    'activity',
    'cohorts',
    'collaboration',
    'apex-prep',
    'idfs',
    'lifetime',
    'universities',
    'talent',
    'ml-insights',
  ],
  // Short programs: results matter more than groups and long-term plans.
  bootcamp: [...learning, 'idfs', 'lifetime', 'talent', 'ml-insights'],
} as const satisfies Record<string, readonly string[]>;

export const presets: Readonly<Record<string, Preset>> = {
  ...Object.fromEntries(
    Object.entries(presetPlugins).map(([name, ids]) => [name, (id: string) => (ids as readonly string[]).includes(id)]),
  ),
  everything: () => true,
};
