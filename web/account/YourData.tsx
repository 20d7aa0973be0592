import { useState } from 'react';
import type { OwnData } from '../../core/contract/platform.ts';
import { platform } from '../../core/contract/platform.ts';
import { useRoute } from '../api/query.ts';
import { saveFile } from '../api/save-file.ts';
import { useUser } from '../session/manifest.ts';
import { toast } from '../shell/toasts.ts';
import { Button } from '../ui/Button.tsx';
import { ErrorState } from '../ui/State.tsx';
import { EraseDialog } from './EraseDialog.tsx';
import { HeldList } from './HeldList.tsx';
import styles from './YourData.module.css';

/** Shows, exports and erases the data stored about the user. */
export function YourData() {
  const data = useRoute(platform.routes.ownData);
  const [isLeaving, setLeaving] = useState(false);
  if (data.error) return <ErrorState title="Your data could not be loaded" error={data.error} retry={data.refetch} />;
  return (
    <div className={styles.parts}>
      <HeldList held={data.data?.held} />
      <div className={styles.part}>
        <p>
          <strong>Download your data.</strong> One ZIP file with a page to read or print, all data as JSON, and your
          uploaded files.
        </p>
        <DownloadButton />
      </div>
      <div className={styles.part}>
        <p>
          <strong>Erase your account.</strong> {erasureText(data.data)}
        </p>
        <Button
          destructive
          icon="trash"
          disabled={!data.data || data.data.hindrance !== null}
          onClick={() => setLeaving(true)}
        >
          Erase my account
        </Button>
      </div>
      {isLeaving && data.data && <EraseDialog data={data.data} onClose={() => setLeaving(false)} />}
    </div>
  );
}

function erasureText(data: OwnData | undefined): string {
  if (data?.hindrance === 'last-administrator') {
    return 'You are the only active administrator. Make another person an administrator first.';
  }
  if (data?.graceDays === 0) return 'Your account and all data listed above are erased at once and permanently.';
  const days = data?.graceDays ?? 7;
  return `Your account is closed at once and erased with all data listed above after ${days === 1 ? 'one day' : `${days} days`}. You can cancel until then.`;
}

function DownloadButton() {
  const { username } = useUser();
  const [isBusy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      await saveFile(platform.routes.exportOwnData, `eiq-${username}.zip`);
      toast({ title: 'Your data has been downloaded' });
    } catch (error) {
      toast({ title: 'Download failed', description: (error as Error).message, variant: 'destructive' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button icon="download" busy={isBusy} onClick={() => void download()}>
      Download everything
    </Button>
  );
}
