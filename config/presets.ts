/** What an institution begins with: which of the plugins that are not essential are switched on. */
type Preset = (pluginId: string) => boolean;

const learning = [
  'item-bank',
  'immersion',
  'hints',
  'practice',
  'onboarding',
  'consent',
  'dashboards',
  'achievements',
  'ai',
  'tutor',
];

/** Plugins by preset; item packs come with the item bank. */
export const presetPlugins = {
  // Pupils learn together; the 60-minute assessment is for older learners.
  k12: [...learning, 'activity', 'apex-prep'],
  university: [...learning, 'activity', 'apex-prep', 'idfs', 'lifetime'],
  // A few months with one goal: a result to show at the end.
  bootcamp: [...learning, 'idfs', 'lifetime'],
} as const satisfies Record<string, readonly string[]>;

export const presets: Readonly<Record<string, Preset>> = {
  ...Object.fromEntries(
    Object.entries(presetPlugins).map(([name, ids]) => [name, (id: string) => (ids as readonly string[]).includes(id)]),
  ),
  everything: () => true,
};
