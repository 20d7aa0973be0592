import { invalid } from '../../../core/contract/index.ts';
import type { PluginCommand } from '../../../core/plugins/define-plugin.ts';
import { table } from '../../../core/plugins/define-plugin.ts';
import { partnerDesk } from '../services.ts';

export const command: PluginCommand = {
  arguments: [
    { name: 'action', description: 'list, approve or suspend' },
    { name: 'company', description: 'Name or id of the company, for approve and suspend', optional: true },
  ],
  options: [{ flags: '--reason <text>', description: 'Why a company is suspended; its recruiters do not read it' }],
  async run({ arguments: { action = '', company: name = '' }, options, who, print, service }) {
    const partners = service(partnerDesk);
    if (action === 'list') {
      const all = await partners.list({ who });
      const rows = all.map((each) => [
        ...[each.name, each.industry, each.status, String(each.recruiters), String(each.openJobs)],
        each.id,
      ]);
      const columns = ['NAME', 'INDUSTRY', 'STATUS', 'RECRUITERS', 'OPEN JOBS', 'ID'];
      return print(all, rows.length > 0 ? table(columns, rows) : 'No companies.');
    }
    if (action !== 'approve' && action !== 'suspend') throw invalid('The action is list, approve or suspend');
    if (name === '') throw invalid('Name the company');
    const { id } = await partners.named({ who }, name);
    if (action === 'approve') {
      const approved = await partners.approve(who, id);
      return print(approved, `${approved.name} is approved. Its recruiters see learners who are open to recruitment.`);
    }
    const reason = String(options.reason ?? '').trim();
    if (reason === '') throw invalid('Give a reason: --reason "…"');
    const suspended = await partners.suspend(who, id, reason);
    print(suspended, `${suspended.name} is suspended. Its recruiters see nobody.`);
  },
};
