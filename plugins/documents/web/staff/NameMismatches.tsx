import { useRoute } from '../../../../web/api/index.ts';
import { useMay } from '../../../../web/session/manifest.ts';
import { useIsScreenAvailable } from '../../../../web/shell/available-screens.ts';
import { pageOf, useFilters } from '../../../../web/shell/use-filters.ts';
import {
  dateText,
  EmptyState,
  ErrorState,
  fullName,
  LineList,
  LineSubject,
  LinkButton,
  nameText,
  PageHeader,
  Pager,
  Row,
  Skeleton,
} from '../../../../web/ui/index.ts';
import { documents } from '../../contract.ts';
import type { ShownMismatch } from '../types.ts';

const size = 25;

/** Documents that carry another name than that of the learner who uploaded them. */
export function NameMismatches() {
  const [filters, change] = useFilters(['page']);
  const page = pageOf(filters.page);
  const query = { limit: size, offset: (page - 1) * size };
  const list = useRoute(documents.routes.nameMismatches, { query }, { freshFor: 0, keepPrevious: true });
  return (
    <>
      <PageHeader
        title="Names on documents"
        description="Documents on which another name was read than the learner’s. The reason may be a former or shortened name, a misread letter, or another person’s document: open it and ask the learner."
      />
      {list.error ? (
        <ErrorState error={list.error} retry={list.refetch} />
      ) : !list.data ? (
        <Skeleton lines={5} label="Loading documents" />
      ) : list.data.total === 0 ? (
        <EmptyState
          icon="check"
          title="All names match"
          description="A document on which another name was read appears here."
        />
      ) : (
        <>
          <LineList>
            {list.data.items.map((mismatch) => (
              <Mismatch key={mismatch.document.id} {...mismatch} />
            ))}
          </LineList>
          <Pager
            {...{ page, size }}
            total={list.data.total}
            of={['document', 'documents']}
            onPage={(next) => change({ page: next === 1 ? '' : String(next) })}
          />
        </>
      )}
    </>
  );
}

function Mismatch({ document, learner, nameRead, nameCorrected }: ShownMismatch) {
  const may = useMay();
  const isAvailable = useIsScreenAvailable();
  const page = `/administration/people/${learner.id}`;
  return (
    <li>
      <LineSubject
        title={
          <strong>
            {nameText(nameRead)} on a document of {fullName(learner)}
          </strong>
        }
        description={
          <>
            <bdi>{document.fileName}</bdi> · {dateText(document.uploadedAt)}
            {nameCorrected !== null && <> · The learner changed the name to {nameText(nameCorrected)}</>}
          </>
        }
      />
      <Row>
        {may('platform.people') && isAvailable(page) && (
          <LinkButton small quiet to={page}>
            Learner<span className="unseen"> {fullName(learner)}</span>
          </LinkButton>
        )}
        <LinkButton small to={`/documents/${document.id}`}>
          Open document<span className="unseen"> {document.fileName}</span>
        </LinkButton>
      </Row>
    </li>
  );
}
