import { useRoute } from '../../../web/api/index.ts';
import { LinkButton } from '../../../web/ui/index.ts';
import { oauth } from '../contract.ts';
import { ProviderMark } from './ProviderMark.tsx';

/** Buttons of the sign-in page, one for each service that is configured. */
export function SignInButtons() {
  const entrances = useRoute(oauth.routes.entrances);
  return (
    entrances.data?.map(({ provider, title, url }) => (
      // The server redirects, so the whole page is left.
      <LinkButton key={provider} wide to={url} reloadDocument>
        <ProviderMark title={title} />
        Continue with {title}
      </LinkButton>
    )) ?? null
  );
}
