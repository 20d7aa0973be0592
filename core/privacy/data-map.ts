import type { AnyContract, PersonalData } from '../contract/index.ts';
import { schemaOf } from '../db/index.ts';
import type { RetentionRule } from './retention.ts';

/** The personal data of one plugin, as its contract declares it. */
export interface DataMapPart {
  readonly plugin: string;
  readonly title: string;
  /** What the plugin does, which is what the data is held for. */
  readonly purpose: string;
  readonly holdings: readonly DataMapHolding[];
  /** Who of the staff can reach data of the plugin, besides each person their own. */
  readonly readers: readonly { readonly description: string; readonly roles: readonly string[] }[];
}

interface DataMapHolding {
  /** Addressed to the person: `Your voice assessments`. */
  readonly description: string;
  /** `voice.assessments` */
  readonly table: string;
  readonly onErase: PersonalData['onErase'];
  /** Columns that an export omits: secrets, and references to other people. */
  readonly withheld: readonly string[];
  /** The rule by which it goes before the person does. */
  readonly rule: {
    readonly plugin: string;
    readonly name: string;
    readonly days: number | null;
    readonly since: string;
  } | null;
}

/** What is held about people in an institution, generated from the contracts of all installed plugins. */
export function dataMapOf(contracts: readonly AnyContract[], rules: readonly RetentionRule[]): DataMapPart[] {
  return contracts.flatMap((contract) => {
    const { id, title, summary, personalData = [], permissions = {} } = contract;
    if (personalData.length === 0) return [];
    const schema = schemaOf(contract);
    const holdings = personalData.map((data): DataMapHolding => {
      const rule = rules.find(({ plugin, tables }) => plugin === id && tables.includes(data.table));
      return {
        description: data.description,
        table: `${schema}.${data.table}`,
        onErase: data.onErase,
        withheld: data.withhold ?? [],
        rule: rule ? { plugin: id, name: rule.name, days: rule.days, since: rule.since } : null,
      };
    });
    return [
      {
        plugin: id,
        title: id === 'platform' ? 'Accounts and sign-in' : title,
        purpose: id === 'platform' ? 'Sign people in, and record who did what' : summary,
        holdings,
        readers: Object.values(permissions).map(({ description, grantedTo }) => ({
          description,
          roles: [...grantedTo],
        })),
      },
    ];
  });
}
