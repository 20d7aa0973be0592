import { useRoute } from '../../../../web/api/index.ts';
import {
  Card,
  dateText,
  ErrorState,
  LinkButton,
  Section,
  SkeletonBlock,
  Stack,
  Tag,
} from '../../../../web/ui/index.ts';
import type { PersonOfSection } from '../../../administration/contract.ts';
import { consent, standingTitles } from '../../contract.ts';
import { purposesText } from '../../terms/contract.ts';
import { statusTones } from '../status-tones.ts';

/** The section on a learner's page for staff: the decision of a parent or guardian. */
export function PersonConsent({ person: { id, role } }: { person: PersonOfSection }) {
  const list = useRoute(
    consent.routes.list,
    { query: { userId: id, limit: 1 } },
    { freshFor: 0, enabled: role === 'learner' },
  );
  if (role !== 'learner') return null;
  const found = list.data?.items[0];
  return (
    <Section
      title="Parental consent"
      actions={
        <LinkButton small quiet to="/administration/consents">
          All consents
        </LinkButton>
      }
    >
      <Card>
        {list.error ? (
          <ErrorState error={list.error} retry={list.refetch} />
        ) : !list.data ? (
          <SkeletonBlock height={64} />
        ) : !found ? (
          <p className="soft">No parent or guardian has been asked.</p>
        ) : (
          <Stack>
            <p>
              <Tag tone={statusTones[found.standing]}>{standingTitles[found.standing]}</Tag>{' '}
              {found.decidedAt
                ? `Decided on ${dateText(found.decidedAt)}.`
                : found.askedAt && `Asked on ${dateText(found.askedAt)}.`}
            </p>
            {found.given.length > 0 && <p>For: {purposesText(found.given)}.</p>}
            {found.address && <p className="soft">Parent or guardian: {found.address}</p>}
          </Stack>
        )}
      </Card>
    </Section>
  );
}
