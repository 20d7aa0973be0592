import { useRoute } from '../../../web/api/index.ts';
import { Card, counted, Stack } from '../../../web/ui/index.ts';
import { safeguarding } from '../contract.ts';

/** A warning where new alerts reach no staff, or fewer than the settings name. */
export function AlertReachNote() {
  const { data } = useRoute(safeguarding.routes.reach, {}, { freshFor: 0, every: 60_000 });
  if (!data) return null;
  const { responders, unknownAddresses } = data;
  return (
    <>
      {responders === 0 && (
        <Card tone="attention" title="New alerts reach no staff">
          <Stack gap={8}>
            <p>
              None of the responsible staff has a usable account. New alerts appear only in this list: open it often
              until this is solved.
            </p>
            <p>
              Under People, invite an administrator and have them set a password. Or name staff who already sign in:
              Plugins, Safeguarding, “Staff notified of safety alerts”. If you cannot open these screens, ask the
              operator of EiQ for your institution.
            </p>
          </Stack>
        </Card>
      )}
      {unknownAddresses > 0 && (
        <Card
          tone="attention"
          title={`${counted(unknownAddresses, 'address receives', 'addresses receive')} no alerts`}
        >
          <p>
            “Staff notified of safety alerts” names{' '}
            {unknownAddresses === 1 ? 'an address that belongs' : 'addresses that belong'} to no active administrator or
            instructor. An administrator can correct this under Plugins, Safeguarding.
          </p>
        </Card>
      )}
    </>
  );
}
