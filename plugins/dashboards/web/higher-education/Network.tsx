import { useIsScreenAvailable } from '../../../../web/shell/available-screens.ts';
import { Card, Grid, LinkButton, Section, Stack } from '../../../../web/ui/index.ts';
import { Community, useIsCommunityLoaded } from '../community/Community.tsx';

/** The community, and links to learning with others. */
export function Network() {
  const isAvailable = useIsScreenAvailable();
  const isLoaded = useIsCommunityLoaded();
  const links = [
    {
      to: '/dashboard/ai-tutor',
      title: 'A mentor for an hour',
      description: 'MentorAI plans a session around your gaps, with one goal.',
      action: 'Open MentorAI',
    },
    {
      to: '/study-cohorts',
      title: 'A cohort',
      description: 'A group that learns the same topic for some weeks.',
      action: 'Find a cohort',
    },
    {
      to: '/collaboration',
      title: 'A study room',
      description: 'A whiteboard, a shared document and voice chat.',
      action: 'Open a room',
    },
  ].filter(({ to }) => isAvailable(to));
  return (
    <>
      <Community audience="higher-education" />
      {isLoaded && links.length > 0 && (
        <Section title="Learn with others">
          <Grid min={280}>
            {links.map(({ to, title, description, action }) => (
              <Card key={to} title={title}>
                <Stack>
                  <p>{description}</p>
                  <div>
                    <LinkButton to={to}>{action}</LinkButton>
                  </div>
                </Stack>
              </Card>
            ))}
          </Grid>
        </Section>
      )}
    </>
  );
}
