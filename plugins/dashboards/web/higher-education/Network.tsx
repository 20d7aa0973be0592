import { useScreensThere } from '../../../../web/shell/screens-there.ts';
import { Card, Grid, LinkButton, Section, Stack } from '../../../../web/ui/index.ts';
import { Community, useIsCommunityHere } from '../community/Community.tsx';

/** People: those who learn here, too, and whom to ask. */
export function Network() {
  const isThere = useScreensThere();
  const isHere = useIsCommunityHere();
  const ways = [
    {
      to: '/dashboard/ai-tutor',
      title: 'A mentor for an hour',
      says: 'MentorAI plans a session around your own gaps and stays with one goal.',
      action: 'Open MentorAI',
    },
    {
      to: '/study-cohorts',
      title: 'A cohort',
      says: 'A group that learns the same for some weeks.',
      action: 'Find a cohort',
    },
    {
      to: '/collaboration',
      title: 'A study room',
      says: 'A whiteboard, a document and each other’s voices.',
      action: 'Open a room',
    },
  ].filter(({ to }) => isThere(to));
  return (
    <>
      <Community audience="higher-education" />
      {isHere && ways.length > 0 && (
        <Section title="Learn with somebody">
          <Grid min={280}>
            {ways.map(({ to, title, says, action }) => (
              <Card key={to} title={title}>
                <Stack>
                  <p>{says}</p>
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
