import type { DragEvent } from 'react';
import { useId, useRef, useState } from 'react';
import { Button, Icon } from '../../../../web/ui/index.ts';
import type { Category } from '../../contract.ts';
import { acceptedExtensions, maxBytes } from '../../contract.ts';
import { UploadLine } from './UploadLine.tsx';
import styles from './Uploads.module.css';
import type { Upload } from './upload-queue.ts';
import { uploadFiles } from './upload-queue.ts';

/** An area for files: drop them, or choose them with the button. Below it are the uploads of its category. */
export function DropArea({
  title,
  description,
  category,
  uploads,
}: {
  title: string;
  description: string;
  category: Category;
  uploads: readonly Upload[];
}) {
  const heading = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const take = (files: FileList | null) => uploadFiles([...(files ?? [])], category);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };
  return (
    <section className={styles.column} aria-labelledby={heading}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: for pointers; the button in it does the same */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the button in it is for the keyboard */}
      <div
        className={styles.area}
        data-over={isOver || undefined}
        onDragEnter={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragOver={(event) => event.preventDefault()}
        onDragLeave={(event) => !event.currentTarget.contains(event.relatedTarget as Node | null) && setOver(false)}
        onDrop={drop}
        onClick={({ target }) => !(target as Element).closest('button, input') && input.current?.click()}
      >
        <Icon name="upload" size={28} />
        <h2 id={heading}>{title}</h2>
        <p className="soft">{description}</p>
        <Button onClick={() => input.current?.click()} aria-describedby={`${heading}-limits`}>
          Choose files<span className="unseen"> for {title}</span>
        </Button>
        <p id={`${heading}-limits`} className={styles.limits}>
          <span className={styles.drop}>Or drop them here. </span>PDF, PNG, JPG or TXT, up to {maxBytes / 1_000_000}
          &nbsp;MB each.
        </p>
        <input
          ref={input}
          type="file"
          multiple
          hidden
          accept={acceptedExtensions.join()}
          onChange={({ target }) => {
            take(target.files);
            // The same file may be chosen again.
            target.value = '';
          }}
        />
      </div>
      {uploads.length > 0 && (
        <ul className={styles.uploads} aria-label={`Uploads: ${title}`}>
          {uploads.map((upload) => (
            <UploadLine key={upload.id} upload={upload} />
          ))}
        </ul>
      )}
    </section>
  );
}
