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

/** What is held about a person, to see, to take along, and to have erased. */
export function YourData() {
  const data = useRoute(platform.routes.ownData);
  const [isLeaving, setLeaving] = useState(false);
  if (data.error)
    return <ErrorState title="What is held could not be loaded" error={data.error} retry={data.refetch} />;
  return (
    <div className={styles.parts}>
      <HeldList held={data.data?.held} />
      <div className={styles.part}>
        <p>
          <strong>Take it with you.</strong> One file with a page to read or print, everything as data for programs, and
          your files.
        </p>
        <DownloadButton />
      </div>
      <div className={styles.part}>
        <p>
          <strong>Have it erased.</strong> {erasureInWords(data.data)}
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

function erasureInWords(data: OwnData | undefined): string {
  if (data?.hindrance === 'last-administrator') {
    return 'You are the last active administrator here: make somebody else one first.';
  }
  if (data?.graceDays === 0) return 'Your account and everything above is gone at once and for good.';
  const days = data?.graceDays ?? 7;
  return `Your account is closed at once, and erased with everything above after ${days === 1 ? '1 day' : `${days} days`}. Until then you can change your mind.`;
}

function DownloadButton() {
  const { username } = useUser();
  const [isBusy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      await saveFile(platform.routes.exportOwnData, `eiq-${username}.zip`);
      toast({ title: 'Your data is in your downloads' });
    } catch (error) {
      toast({ title: 'The download failed', description: (error as Error).message, variant: 'destructive' });
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
