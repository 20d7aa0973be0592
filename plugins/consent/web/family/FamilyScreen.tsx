import { useLocation, useNavigate } from 'react-router-dom';
import { useRoute } from '../../../../web/api/index.ts';
import { useLive } from '../../../../web/live/index.ts';
import { useReturn } from '../../../../web/live/use-return.ts';
import { EmptyState, ErrorState, PageHeader, SkeletonBlock, Stack } from '../../../../web/ui/index.ts';
import { consent } from '../../contract.ts';
import { AddChild } from './AddChild.tsx';
import { ChildCard } from './ChildCard.tsx';

/** A guardian's children with consent, score and conversations. */
export function FamilyScreen() {
  const family = useRoute(consent.routes.family);
  const { hash } = useLocation();
  const navigate = useNavigate();
  const code = new URLSearchParams(hash.slice(1)).get('code');
  useLive(consent, 'consent_changed', () => void family.refetch());
  useReturn(() => void family.refetch());
  return (
    <>
      <PageHeader title="My family" description="Your children, what you have agreed to, and their progress." />
      <Stack gap={24}>
        {code && <AddChild key={code} code={code} onDone={() => navigate('/family', { replace: true })} />}
        {family.error && !family.data && <ErrorState error={family.error} retry={family.refetch} />}
        {!family.data && !family.error && <SkeletonBlock height={[460, 380, 380]} />}
        {family.data?.length === 0 && !code && (
          <EmptyState
            icon="heart"
            title="No children here yet"
            description="A child appears here when you add them with the link in a letter about your consent, or when the school adds you as their guardian."
          />
        )}
        {family.data?.map((child) => (
          <ChildCard key={child.userId} child={child} />
        ))}
      </Stack>
    </>
  );
}
