import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Button, Card, Icon, LinkButton, Stack } from '../../../../../web/ui/index.ts';
import type { DeskDetails } from '../../../contract.ts';
import { applicationAddress } from '../parts/addresses.ts';
import { blindText } from './blind-text.ts';
import { RecuseDialog } from './RecuseDialog.tsx';
import styles from './Review.module.css';
import { ReviewForm } from './ReviewForm.tsx';
import { ReviewTable } from './ReviewTable.tsx';

/** The caller's review, and those of others as soon as they may be seen. */
export function ReviewPanel({ details, next }: { details: DeskDetails; next: string | undefined }) {
  const { may, mine, needs, allReviews } = details;
  const { search } = useLocation();
  const [isRecusing, setRecusing] = useState(false);
  const text = blindText(details);
  if (!details.evidence && allReviews.length === 0 && !may.recuse) return null;
  return (
    <Card title={may.review ? reviewTitle(details) : 'Reviews'}>
      <Stack>
        {text && (
          <p className={styles.blind}>
            <Icon name={details.hiddenReviews > 0 ? 'eyeOff' : 'info'} size={18} />
            <span>{text}</span>
          </p>
        )}
        {may.review && <ReviewForm details={details} />}
        {allReviews.length > 0 && <ReviewTable details={details} />}
        {mine === 'submitted' && next !== undefined && (
          <LinkButton primary={needs !== null} icon="right" to={applicationAddress(next, search)}>
            Next application
          </LinkButton>
        )}
        {may.recuse && (
          <div>
            <Button small quiet onClick={() => setRecusing(true)}>
              Declare a conflict of interest
            </Button>
          </div>
        )}
      </Stack>
      {isRecusing && <RecuseDialog details={details} onClose={() => setRecusing(false)} />}
    </Card>
  );
}

const reviewTitle = ({ needs }: DeskDetails) => (needs === 'third' ? 'Your review, the third' : 'Your review');
