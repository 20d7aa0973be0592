import { LinkButton } from '../ui/Button.tsx';
import { PageHeader } from '../ui/Page.tsx';

export function NotFound() {
  return (
    <>
      <PageHeader
        title="404 Page Not Found"
        description="There is no page at this address. It may have moved, or the feature is switched off at your institution."
      />
      <LinkButton primary to="/">
        Go to the start page
      </LinkButton>
    </>
  );
}
