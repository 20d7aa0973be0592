import { useRef } from 'react';
import { Button, Icon, IconButton, Progress } from '../../../../web/ui/index.ts';
import { acceptedExtensions } from '../../contract.ts';
import { sizeText } from '../sizes.ts';
import styles from './Uploads.module.css';
import type { Upload } from './upload-queue.ts';
import { cancelUpload, provideFile } from './upload-queue.ts';

/** One upload: how far it is, why it waits or was rejected, and what to do. */
export function UploadLine({ upload }: { upload: Upload }) {
  const { id, fileName, fileSize, sent, phase, message } = upload;
  const isRejected = phase === 'rejected';
  return (
    <li className={styles.upload}>
      <div className={styles.uploadHead}>
        <span className={styles.fileName}>{fileName}</span>
        {phase !== 'done' && (
          <IconButton
            icon="close"
            label={isRejected ? `Remove ${fileName} from this list` : `Cancel the upload of ${fileName}`}
            onClick={() => cancelUpload(id)}
          />
        )}
      </div>
      {!isRejected && (
        <Progress
          bare
          label={`Upload of ${fileName}`}
          value={sent}
          max={fileSize}
          description={`${sizeText(sent)} of ${sizeText(fileSize)}`}
        />
      )}
      <p className={isRejected || message ? styles.problem : styles.state} role={isRejected ? 'alert' : undefined}>
        {(isRejected || message) && <Icon name="alert" size={16} />}
        <span>{message ?? stateOf(upload)}</span>
      </p>
      {phase === 'file-needed' && <ChooseAgain upload={upload} />}
    </li>
  );
}

function stateOf({ phase, sent, fileSize, fileName }: Upload): string {
  const progress = `${sizeText(sent)} of ${sizeText(fileSize)}`;
  switch (phase) {
    case 'waiting':
      return 'Waits for the other uploads.';
    case 'offline':
      return `No connection. ${progress} uploaded; continues when the connection is back.`;
    case 'checking':
      return 'Uploaded. The server checks the file.';
    case 'file-needed':
      return `${progress} uploaded. Choose “${fileName}” again to continue.`;
    case 'done':
      return 'Uploaded.';
    default:
      return `${progress}, ${Math.floor((100 * sent) / fileSize)}%`;
  }
}

function ChooseAgain({ upload: { id, fileName } }: { upload: Upload }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div>
      <Button small icon="upload" onClick={() => input.current?.click()}>
        Choose {fileName}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={acceptedExtensions.join()}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) provideFile(id, file);
          target.value = '';
        }}
      />
    </div>
  );
}
