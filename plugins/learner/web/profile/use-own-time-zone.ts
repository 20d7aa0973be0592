import { useEffect, useRef } from 'react';
import { useProfile, useProfileUpdate } from '../record-queries.ts';

/** Sends the time zone of the device, in which a day of learning ends. Sent once, when it changed. */
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
