import { useState } from 'react';
import { Link, useLocation, useParams } from 'react-router-dom';
import { useRoute } from '../../../../web/api/index.ts';
import { useMay } from '../../../../web/session/manifest.ts';
import { useTitle } from '../../../../web/shell/title.ts';
import { useFilters } from '../../../../web/shell/use-filters.ts';
import {
  Button,
  EmptyState,
  ErrorState,
  LinkButton,
  PageHeader,
  SkeletonPage,
  Tabs,
  Tag,
} from '../../../../web/ui/index.ts';
import type { ItemPage } from '../../contract.ts';
import { changeStates, itemBank, nextStates } from '../../contract.ts';
import { placeText, poolTitles } from '../parts/words.ts';
import { ItemTrend } from '../trends/ItemTrend.tsx';
import { Answers } from './Answers.tsx';
import { FlagDialog } from './FlagDialog.tsx';
import { Flags } from './Flags.tsx';
import { History } from './History.tsx';
import styles from './Item.module.css';
import { Measurement } from './Measurement.tsx';
import { QuestionTab } from './QuestionTab.tsx';
import { StateDialog } from './StateDialog.tsx';
import { StateTag } from './StateTag.tsx';

/** One item: question, measurement, trend, answers, history and flags. */
export function ItemScreen() {
  const { itemId = '' } = useParams();
  const item = useRoute(itemBank.routes.item, { params: { itemId } }, { freshFor: 5000 });
  useTitle(itemId);
  if (item.error) {
    if (item.error.namesNothing) return <NoItem />;
    return <ErrorState wholePage error={item.error} retry={item.refetch} />;
  }
  if (!item.data) return <SkeletonPage />;
  return <Shown key={itemId} item={item.data} />;
}

function Shown({ item }: { item: ItemPage }) {
  const [{ tab }, narrow] = useFilters(['tab']);
  const [flagging, setFlagging] = useState(false);
  const [changing, setChanging] = useState(false);
  const mayChange = useMay()(changeStates) && nextStates(item).length > 0;
  const changes = item.versions.length - 1 + item.stateChanges.length;
  const open = item.flags.filter(({ resolvedAt }) => resolvedAt === null).length;
  return (
    <>
      <PageHeader
        above={<BackLink />}
        title={<span className={styles.id}>{item.itemId}</span>}
        description={
          <span className={styles.status}>
            <span>{placeText(item)}</span>
            <Tag>Rung {item.rung}</Tag>
            <Tag>{poolTitles[item.pool]}</Tag>
            <Tag tone={item.source.kind === 'calibrated' ? 'good' : 'plain'}>
              {item.source.kind === 'calibrated' ? 'Calibrated' : 'Provisional parameters'}
            </Tag>
            <StateTag state={item.state} />
            {open > 0 && (
              <Tag tone="attention" icon="flag">
                {open === 1 ? 'Flagged' : `${open} open flags`}
              </Tag>
            )}
          </span>
        }
        actions={
          <>
            {mayChange && <Button onClick={() => setChanging(true)}>Change state</Button>}
            <Button primary icon="flag" onClick={() => setFlagging(true)}>
              Flag for review
            </Button>
          </>
        }
      />
      <Tabs
        label="About this item"
        chosen={tab || 'question'}
        onChoose={(key) => narrow({ tab: key === 'question' ? '' : key })}
        tabs={[
          { key: 'question', title: 'Question', content: () => <QuestionTab item={item} /> },
          { key: 'measurement', title: 'Measurement', content: () => <Measurement item={item} /> },
          { key: 'trend', title: 'Trend', content: () => <ItemTrend item={item} /> },
          { key: 'answers', title: 'Answers', content: () => <Answers item={item} /> },
          {
            key: 'history',
            title: changes > 0 ? `History (${changes})` : 'History',
            content: () => <History item={item} />,
          },
          {
            key: 'flags',
            title: open > 0 ? `Flags (${open})` : 'Flags',
            content: () => <Flags item={item} onFlag={() => setFlagging(true)} />,
          },
        ]}
      />
      {flagging && <FlagDialog itemId={item.itemId} onClose={() => setFlagging(false)} />}
      {changing && <StateDialog item={item} onClose={() => setChanging(false)} />}
    </>
  );
}

/** Links back to the list with its filters. */
function BackLink() {
  const { state } = useLocation();
  const list = (state as { list?: string } | null)?.list ?? '';
  return <Link to={`/administration/items${list}`}>Item bank</Link>;
}

function NoItem() {
  return (
    <>
      <PageHeader above={<BackLink />} title="Item not found" />
      <EmptyState
        icon="layers"
        title="The item bank has no item with this id"
        description="Check the id in the address."
        action={<LinkButton to="/administration/items">All items</LinkButton>}
      />
    </>
  );
}
