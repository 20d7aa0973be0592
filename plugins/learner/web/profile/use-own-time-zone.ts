import { useEffect, useRef } from 'react';
import { useProfile, useProfileUpdate } from '../followed.ts';

/** A day ends at midnight where the learner is, which only the device knows. Told once, when it is news. */
export function useOwnTimeZone() {
  const { data: profile } = useProfile();
  const { mutate } = useProfileUpdate();
  const isTold = useRef(false);
  useEffect(() => {
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
    if (!profile || isTold.current || profile.timeZone === timeZone) return;
    isTold.current = true;
    mutate({ body: { timeZone } });
  }, [profile, mutate]);
}
