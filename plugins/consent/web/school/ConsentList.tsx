import { useState } from 'react';
import { useRoute } from '../../../../web/api/index.ts';
import { useMay } from '../../../../web/session/manifest.ts';
import { pageOf, useFilters } from '../../../../web/shell/use-filters.ts';
import {
  Button,
  dateText,
  EmptyState,
  ErrorState,
  PageHeader,
  Pager,
  SelectField,
  SkeletonBlock,
  Stack,
  Table,
  TableNote,
  Tag,
} from '../../../../web/ui/index.ts';
import type { Listed } from '../../contract.ts';
import { consent, ListedStanding, standingTitles } from '../../contract.ts';
import { purposesText } from '../../terms/contract.ts';
import styles from '../Consent.module.css';
import { statusTones } from '../status-tones.ts';
import { AskDialog, EndDialog } from './SchoolDialogs.tsx';

const pageSize = 25;

/** Learners with a consent request or decision, for staff. */
export function ConsentList() {
  const [filters, change] = useFilters(['standing', 'page']);
  const standing = ListedStanding.safeParse(filters.standing).data;
  const page = pageOf(filters.page);
  const [open, setOpen] = useState<Opened>();
  const mayManage = useMay()('consent.manage');
  const close = () => setOpen(undefined);
  const query = { limit: pageSize, offset: (page - 1) * pageSize, ...(standing && { standing }) };
  const list = useRoute(consent.routes.list, { query }, { freshFor: 0, keepPrevious: true });
  return (
    <>
      <PageHeader title="Parents and consent" description="Consent requests and decisions, the latest first." />
      <Stack gap={24}>
        <div className={styles.filter}>
          <SelectField
            label="Show"
            value={standing ?? ''}
            placeholder="All"
            options={ListedStanding.options.map((value) => ({ value, label: standingTitles[value] }))}
            onChange={({ target }) => change({ standing: target.value })}
          />
        </div>
        {list.error && !list.data && <ErrorState error={list.error} retry={list.refetch} />}
        {!list.data && !list.error && <SkeletonBlock height={360} />}
        {list.data?.items.length === 0 && (
          <EmptyState
            icon="heart"
            title={standing ? 'No learners with this status' : 'No consent requests yet'}
            description="Learners under 18 enter the address of a parent or guardian during setup, or in their profile."
          />
        )}
        {list.data && list.data.items.length > 0 && (
          <>
            <Table columns={['Learner', 'Consent', 'Asked', 'Decided', 'Address']} hasActions>
              {list.data.items.map((each) => (
                <Line key={each.userId} listed={each} mayManage={mayManage} onOpen={setOpen} />
              ))}
            </Table>
            <Pager
              page={page}
              size={pageSize}
              total={list.data.total}
              of={['learner', 'learners']}
              onPage={(to) => change({ page: String(to) })}
            />
          </>
        )}
      </Stack>
      {open?.what === 'ask' && <AskDialog listed={open.listed} mayName={mayManage} onClose={close} />}
      {open?.what === 'end' && <EndDialog listed={open.listed} onClose={close} />}
    </>
  );
}

interface Opened {
  readonly what: 'ask' | 'end';
  readonly listed: Listed;
}

const ages: Record<Listed['ageBand'], string> = {
  unknown: 'Age unknown',
  'under-13': 'Under 13',
  '13-15': '13 to 15',
  '16-17': '16 or 17',
  adult: 'Adult',
};

function Line({ listed, mayManage, onOpen }: { listed: Listed; mayManage: boolean; onOpen: (opened: Opened) => void }) {
  const { firstName, lastName, ageBand, standing, given, askedAt, decidedAt, address, isSent } = listed;
  return (
    <tr>
      <td data-label="Learner">
        {firstName} {lastName}
        <TableNote>{ages[ageBand]}</TableNote>
      </td>
      <td data-label="Consent">
        <Tag tone={statusTones[standing]}>{standingTitles[standing]}</Tag>
        {given.length > 0 && <TableNote>{purposesText(given)}</TableNote>}
      </td>
      <td data-label="Asked">
        {askedAt ? dateText(askedAt) : '–'}
        {standing === 'waiting' && !isSent && <TableNote>Letter on its way</TableNote>}
      </td>
      <td data-label="Decided">{decidedAt ? dateText(decidedAt) : '–'}</td>
      <td data-label="Address">{address ?? '–'}</td>
      <td data-actions>
        {standing === 'given' && mayManage && (
          <Button small onClick={() => onOpen({ what: 'end', listed })}>
            End
          </Button>
        )}
        {standing !== 'given' && standing !== 'not-needed' && (
          <Button small onClick={() => onOpen({ what: 'ask', listed })}>
            Ask again
          </Button>
        )}
      </td>
    </tr>
  );
}
