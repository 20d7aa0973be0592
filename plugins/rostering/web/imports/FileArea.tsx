import type { DragEvent } from 'react';
import { useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { saveFile, useCall } from '../../../../web/api/index.ts';
import { Button, Icon, Progress, Refusal, Row } from '../../../../web/ui/index.ts';
import { maxImportBytes, rostering } from '../../contract.ts';
import styles from '../Rostering.module.css';

/** An area for one file: drop it, or choose it with the button. Leads to the page of the import. */
export function FileArea() {
  const limits = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const [sent, setSent] = useState<number>();
  const navigate = useNavigate();
  const upload = useCall(rostering.routes.upload, {
    once: true,
    invalidates: [rostering.routes.imports],
    onProgress: setSent,
    onSuccess: (preview) => navigate(`/import-people/${preview.import.id}`),
  });
  const take = (files: FileList | null) => {
    const file = files?.[0];
    if (!file) return;
    // The kind of file follows from its content: systems disagree about the media type of CSV.
    const body = new Blob([file], { type: 'application/octet-stream' });
    upload.mutate({ query: { name: file.name.slice(0, 200) }, body });
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    take(event.dataTransfer.files);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: for pointers; the button in it does the same
    <div
      className={styles.area}
      data-over={isOver || undefined}
      onDragEnter={() => setIsOver(true)}
      onDragOver={(event) => event.preventDefault()}
      onDragLeave={(event) => !event.currentTarget.contains(event.relatedTarget as Node | null) && setIsOver(false)}
      onDrop={drop}
    >
      <Icon name="upload" size={28} />
      <Row>
        <Button primary busy={upload.isPending} onClick={() => input.current?.click()} aria-describedby={limits}>
          Choose a file
        </Button>
        <Button icon="download" onClick={() => void saveFile(rostering.routes.template, 'people.csv')}>
          Download a template
        </Button>
      </Row>
      <p id={limits} className="soft">
        A CSV file of a spreadsheet, or a OneRoster bundle (ZIP, version 1.1 or 1.2), up to{' '}
        {maxImportBytes / 1024 / 1024}
        &nbsp;MB. Or drop it here.
      </p>
      {upload.isPending && sent !== undefined && (
        <Progress label="Uploading" value={Math.round(sent * 100)} max={100} />
      )}
      <Refusal error={upload.error} />
      <input
        ref={input}
        type="file"
        hidden
        aria-label="File to import"
        accept=".csv,.txt,.tsv,.zip,text/csv,application/zip"
        onChange={({ target }) => {
          take(target.files);
          // The same file can be chosen again after a correction.
          target.value = '';
        }}
      />
    </div>
  );
}
