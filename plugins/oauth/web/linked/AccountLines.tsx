import type { ReactNode } from 'react';
import { dateText, LineList, LineSubject } from '../../../../web/ui/index.ts';
import type { LinkedAccount } from '../../contract.ts';

/** Linked accounts, one on each line with its action. */
export function AccountLines({
  accounts,
  action,
}: {
  accounts: readonly LinkedAccount[];
  action: (account: LinkedAccount) => ReactNode;
}) {
  return (
    <LineList>
      {accounts.map((account) => (
        <li key={account.id}>
          <LineSubject
            title={account.email ? `${account.title}: ${account.email}` : account.title}
            description={`Added on ${dateText(account.createdAt)}, last used on ${dateText(account.lastUsedAt)}`}
          />
          {action(account)}
        </li>
      ))}
    </LineList>
  );
}
