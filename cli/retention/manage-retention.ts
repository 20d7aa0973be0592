import { invalid } from '../../core/contract/errors.ts';
import { deployment } from '../../core/identity/index.ts';
import type { Platform } from '../../core/platform.ts';
import { table } from '../../core/plugins/table.ts';
import type { RetentionRule } from '../../core/privacy/retention.ts';
import type { CommandResult } from '../command-result.ts';
import { institutionFor } from '../open-platform.ts';
import type { Terminal } from '../terminal.ts';

export interface RetentionOptions {
  readonly institution?: string;
}

const idOf = ({ plugin, name }: Pick<RetentionRule, 'plugin' | 'name'>) => `${plugin}.${name}`;
const countText = (count: number, [one, many]: readonly [string, string]) => `${count} ${count === 1 ? one : many}`;

/** The rules of an institution with what each would delete now. */
export async function listRules(platform: Platform, options: RetentionOptions): Promise<CommandResult> {
  const who = deployment(await institutionFor(platform, options.institution));
  const rules = await platform.retention.rules({ who });
  const counted = await Promise.all(
    rules.map(async (rule) => ({
      ...rule,
      due: rule.days === null ? null : await platform.retention.preview({ who }, rule, rule.days),
    })),
  );
  const rows = counted.map((rule) => [
    idOf(rule),
    rule.title,
    rule.days === null ? 'kept' : `${rule.days} after ${rule.since}`,
    rule.due === null ? '' : countText(rule.due, rule.noun),
  ]);
  return { value: counted, text: table(['RULE', 'WHAT', 'DAYS', 'DUE NOW'], rows) };
}

/** Asks before what is set makes something due. Undefined where it was not confirmed. */
export async function setRule(
  platform: Platform,
  given: { rule: string; days: string },
  options: RetentionOptions,
  terminal: Pick<Terminal, 'confirm'>,
): Promise<CommandResult | undefined> {
  const who = deployment(await institutionFor(platform, options.institution));
  const rules = await platform.retention.rules({ who });
  const rule = rules.find((each) => idOf(each) === given.rule);
  if (!rule) throw invalid(`Unknown rule ${given.rule}. Rules: ${rules.map(idOf).join(', ')}`);
  const days = given.days === 'keep' ? null : Number(given.days);
  const count = days === null ? 0 : await platform.retention.preview({ who }, rule, days);
  const what = `${countText(count, rule.noun)} more than ${days} days after ${rule.since} will be deleted in the next night.`;
  if (count > 0 && !(await terminal.confirm(`${what} Set it?`))) return undefined;
  const changed = await platform.retention.setDays({ who }, rule, days, count);
  return {
    value: { ...changed, due: count },
    text:
      days === null
        ? `${rule.title}: kept.`
        : `${rule.title}: deleted ${days} days after ${rule.since}. ${count > 0 ? what : 'Nothing is due now.'}`,
  };
}

/** Deletes what is due, or counts it. */
export async function runRules(
  platform: Platform,
  options: RetentionOptions & { readonly dryRun?: boolean },
): Promise<CommandResult> {
  const institution = await institutionFor(platform, options.institution);
  const isDryRun = options.dryRun ?? false;
  const released = await platform.retention.release(institution, { isDryRun });
  const rows = released.map((each) => [idOf(each), String(each.days), countText(each.count, each.noun)]);
  const heading = isDryRun ? 'WOULD BE DELETED' : 'DELETED';
  return {
    value: released,
    text: rows.length === 0 ? 'No rule is on.' : table(['RULE', 'DAYS', heading], rows),
  };
}
