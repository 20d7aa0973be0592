import { invalid } from '../../../core/contract/index.ts';
import type { PluginCommand } from '../../../core/plugins/define-plugin.ts';
import { table } from '../../../core/plugins/define-plugin.ts';
import { reviewerAssignments } from '../services.ts';

export const command: PluginCommand = {
  arguments: [
    { name: 'action', description: 'list, add or remove' },
    { name: 'university', description: 'Key or id of the university' },
    { name: 'person', description: 'Sign-in name or address, for add and remove', optional: true },
  ],
  async run({ arguments: { action = '', university: name = '', person = '' }, who, print, service }) {
    if (!['list', 'add', 'remove'].includes(action)) throw invalid('The action is list, add or remove');
    const reviewers = service(reviewerAssignments);
    const university = await reviewers.universityNamed({ who }, name);
    if (action === 'list') {
      const all = await reviewers.list({ who }, university.id);
      const rows = all.map((each) => [
        `${each.firstName} ${each.lastName}`.trim(),
        each.email,
        String(each.reviews),
        each.isActive ? 'yes' : 'no',
      ]);
      const text = rows.length > 0 ? table(['NAME', 'EMAIL', 'REVIEWS', 'ACTIVE'], rows) : 'No reviewers.';
      return print(all, text);
    }
    if (person === '') throw invalid('Name the person: a sign-in name or an address');
    const { id, email } = await reviewers.personNamed({ who }, person);
    if (action === 'add') {
      await reviewers.add(who, university.id, id);
      return print({ university: university.id, userId: id }, `${email} is a reviewer of ${university.name}.`);
    }
    await reviewers.remove(who, university.id, id);
    return print({ university: university.id, userId: id }, `${email} is not a reviewer of ${university.name}.`);
  },
};
