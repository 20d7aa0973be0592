import { useState } from 'react';
import { useCall } from '../../../../../web/api/index.ts';
import { toast } from '../../../../../web/shell/toasts.ts';
import { Button, IconButton } from '../../../../../web/ui/index.ts';
import type { MatchedUniversity } from '../../../contract.ts';
import { universities } from '../../../contract.ts';
import styles from './University.module.css';

const { save, unsave, search, eligible, eligibleFacets, saved, university: details, compare } = universities.routes;
const invalidates = [search, eligible, eligibleFacets, saved, details, compare];

/** Saves a university, or removes it from the saved ones. Shows the new state at once. */
export function SaveButton({
  university,
  hasText,
}: {
  university: Pick<MatchedUniversity, 'id' | 'name' | 'isSaved'>;
  hasText?: boolean;
}) {
  const { id, name, isSaved } = university;
  const [wanted, setWanted] = useState<boolean>();
  const handling = {
    invalidates,
    onError: ({ text }: { text: string }) => {
      setWanted(undefined);
      toast({ variant: 'destructive', title: `${name} was not ${isSaved ? 'removed' : 'saved'}`, description: text });
    },
  };
  const saving = useCall(save, handling);
  const removing = useCall(unsave, handling);
  const shown = wanted ?? isSaved;
  const toggle = () => {
    setWanted(!shown);
    (shown ? removing : saving).mutate({ params: { id } });
  };
  if (hasText) {
    return (
      <Button small icon="star" aria-pressed={shown} className={styles.saveButton} onClick={toggle}>
        {shown ? 'Saved' : 'Save'}
      </Button>
    );
  }
  const label = `Save ${name}`;
  return <IconButton icon="star" label={label} aria-pressed={shown} className={styles.save} onClick={toggle} />;
}
