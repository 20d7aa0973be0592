import { invalid } from '../../../core/contract/index.ts';
import type { CommandOption } from '../../../core/plugins/define-plugin.ts';
import { ItemSection, ItemState, Pool } from '../contract.ts';

export const filterOptions: readonly CommandOption[] = [
  { flags: '--section <id>', description: 'Only this section' },
  { flags: '--area <id>', description: 'Only this content area' },
  { flags: '--rung <1-5>', description: 'Only this difficulty' },
  {
    flags: '--pool <name>',
    description: 'Only this pool: assessment (scored), practice or demo',
  },
  { flags: '--state <name>', description: 'Only this review state; without it, all but retired items' },
];

interface Filter {
  section?: ItemSection;
  contentArea?: string;
  rung?: number;
  pool?: Pool;
  states?: readonly ItemState[];
}

/** @throws Failure invalid naming the allowed values */
export function filterFrom(options: Record<string, string | boolean | undefined>): Filter {
  const filter: Filter = {};
  if (options.section !== undefined) {
    const section = ItemSection.safeParse(options.section);
    if (!section.success) throw invalid(`--section is one of ${ItemSection.options.join(', ')}`);
    filter.section = section.data;
  }
  if (typeof options.area === 'string') filter.contentArea = options.area;
  if (options.rung !== undefined) {
    const rung = Number(options.rung);
    if (![1, 2, 3, 4, 5].includes(rung)) throw invalid('--rung is a number from 1 to 5');
    filter.rung = rung;
  }
  const { pool } = options;
  if (pool !== undefined) {
    const known = Pool.safeParse(pool);
    if (!known.success) throw invalid(`--pool is one of ${Pool.options.join(', ')}`);
    filter.pool = known.data;
  }
  const state = stateFrom(options.state, '--state');
  if (state) filter.states = [state];
  return filter;
}

/** @throws Failure invalid naming the allowed states */
export function stateFrom(given: unknown, name: string): ItemState | undefined {
  if (given === undefined) return undefined;
  const state = ItemState.safeParse(given);
  if (!state.success) throw invalid(`${name} is one of ${ItemState.options.join(', ')}`);
  return state.data;
}
