import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { call, useRoute } from '../../../web/api/index.ts';
import { Button, ErrorState, PageHeader } from '../../../web/ui/index.ts';
import { immersion } from '../contract.ts';
import { addresses } from './addresses.ts';

export function Intro() {
  const navigate = useNavigate();
  const status = useRoute(immersion.routes.status, {}, { freshFor: 0 });
  void useQueryClient;
  if (status.error) return <ErrorState error={status.error} retry={status.refetch} />;
  return (
    <PageHeader
      title="AI immersion placement"
      actions={
        <Button
          primary
          onClick={async () => {
            await call(immersion.routes.stage, { params: { stage: 'core_math' } });
            navigate(addresses.questions);
          }}
        >
          Begin
        </Button>
      }
    />
  );
}
