import { LinkButton } from '../ui/Button.tsx';
import { PageHeader } from '../ui/Page.tsx';

export function NotFound() {
  return (
    <>
      <PageHeader
        title="404 Page Not Found"
        description="There is nothing at this address. It may have moved, or a part of the platform is switched off here."
      />
      <LinkButton primary to="/">
        Go to the start page
      </LinkButton>
    </>
  );
}
