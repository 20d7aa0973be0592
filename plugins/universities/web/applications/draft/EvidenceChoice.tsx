import { Link } from 'react-router-dom';
import { usePluginOn, useRoute } from '../../../../../web/api/index.ts';
import { useLive } from '../../../../../web/live/index.ts';
import { useReturn } from '../../../../../web/live/use-return.ts';
import { Checkbox, LinkButton, Row, Skeleton, Stack, Switch, Tag } from '../../../../../web/ui/index.ts';
import type { DocumentSummary } from '../../../../documents/contract.ts';
import { documents, kindTitles } from '../../../../documents/contract.ts';

/** Which confirmed documents are part of an application. */
export function EvidenceChoice({
  chosen,
  disabled,
  onChange,
  onChanged,
}: {
  /** Null: all. */
  chosen: readonly string[] | null;
  disabled: boolean;
  onChange: (ids: readonly string[] | null) => void;
  /** A document was confirmed or deleted. */
  onChanged: () => void;
}) {
  const isOn = usePluginOn('documents');
  const list = useRoute(documents.routes.list, {}, { freshFor: 3000 });
  const reload = () => {
    void list.refetch();
    onChanged();
  };
  useLive(documents, 'document_changed', reload);
  useReturn(reload);
  if (!isOn) return <p>Documents are switched off at your institution. Applications are sent without them.</p>;
  if (list.error && !list.data) {
    return <p role="alert">Your documents could not be loaded. {list.error.text}</p>;
  }
  if (!list.data) return <Skeleton lines={3} />;
  const confirmed = list.data.filter(({ isConfirmed }) => isConfirmed);
  const others = list.data.filter(({ isConfirmed, status }) => !isConfirmed && status !== 'failed');
  const toggle = ({ id }: DocumentSummary, isIncluded: boolean) => {
    const now = chosen ?? confirmed.map((each) => each.id);
    onChange(isIncluded ? [...now, id] : now.filter((each) => each !== id));
  };
  return (
    <Stack gap={12}>
      {confirmed.length === 0 ? (
        <p>
          No confirmed documents. Upload a transcript or a score report and confirm its values; then it can be part of
          this application.
        </p>
      ) : (
        <div>
          <Switch
            label="Include all confirmed documents"
            hint="Those you confirm before you submit are added by themselves."
            checked={chosen === null}
            disabled={disabled}
            onChange={({ target }) => onChange(target.checked ? null : confirmed.map(({ id }) => id))}
          />
          {confirmed.map((document) => (
            <Checkbox
              key={document.id}
              label={
                <>
                  <bdi>{document.fileName}</bdi> {document.kind && <Tag>{kindTitles[document.kind]}</Tag>}
                </>
              }
              hint={
                document.nameMatches === false
                  ? 'It carries another name than yours. Reviewers will see that.'
                  : undefined
              }
              checked={chosen === null || chosen.includes(document.id)}
              disabled={disabled || chosen === null}
              onChange={({ target }) => toggle(document, target.checked)}
            />
          ))}
        </div>
      )}
      {others.map(({ id, fileName, status }) => (
        <Row key={id}>
          <bdi>{fileName}</bdi>
          <span className="soft">{status === 'completed' ? 'Not confirmed yet.' : 'Is being read.'}</span>
          {status === 'completed' && <Link to={`/documents/${id}`}>Check and confirm</Link>}
        </Row>
      ))}
      <div>
        <LinkButton small icon="upload" to="/documents">
          Upload documents
        </LinkButton>
      </div>
    </Stack>
  );
}
