import { useQueryClient } from '@tanstack/react-query';
import { invalidate, keyOf, useCall, useRoute } from '../../../../web/api/index.ts';
import { usePluginOn } from '../../../../web/session/manifest.ts';
import { useIsScreenAvailable } from '../../../../web/shell/available-screens.ts';
import { toast } from '../../../../web/shell/toasts.ts';
import { Card, ErrorState, LinkButton, Switch } from '../../../../web/ui/index.ts';
import type { Profile } from '../../../learner/contract.ts';
import { allows, learner, unknownAge } from '../../../learner/contract.ts';
import { dashboards } from '../../contract.ts';
import styles from './Visibility.module.css';

/** The profile, which holds whether the learner shares their name. */
export const useVisibility = () => useRoute(learner.routes.profile, {}, { freshFor: 3000 });

/** Shows and changes whether other learners see the learner's name. */
export function Visibility() {
  const profile = useVisibility();
  if (profile.error && !profile.data) return <ErrorState error={profile.error} retry={profile.refetch} />;
  if (!profile.data) return null;
  const { ageBand, role } = profile.data;
  const mustAsk = !allows(profile.data, 'boards') || (ageBand === 'unknown' && role === 'learner');
  return (
    <Card title="Who sees you">
      {mustAsk ? <AskFirst profile={profile.data} /> : <Choice profile={profile.data} />}
    </Card>
  );
}

function Choice({ profile }: { profile: Profile }) {
  const client = useQueryClient();
  const isLive = usePluginOn('activity');
  const saving = useCall(learner.routes.updateProfile, {
    once: true,
    invalidates: [dashboards.routes.leaderboard],
    // Not requested again: the switch would show the old choice until the response.
    onSuccess: (saved) => client.setQueryData(keyOf(learner.routes.profile), saved),
    onError({ text }) {
      toast({ variant: 'destructive', title: 'Not saved', description: text });
      void invalidate(client, learner.routes.profile);
    },
  });
  // Everything that plugins show of learners who share.
  const shared = isLive
    ? 'the lessons you practise, levels you reach, days in a row, your groups, and when you are here'
    : 'the lessons you practise';
  const chosen = saving.isPending ? saving.variables.body.sharesWithPeers : undefined;
  return (
    <Switch
      label="Other learners may see my name"
      hint={
        <span>
          They see you as <bdi>{nameFor(profile)}</bdi>, with {shared}. They never see your answers, your score or your
          email address. You can turn it off at any time.
        </span>
      }
      checked={chosen ?? profile.sharesWithPeers}
      onChange={({ target }) => saving.mutate({ body: { sharesWithPeers: target.checked } })}
    />
  );
}

/** The name as other learners see it: first name and initial. */
function nameFor({ firstName, lastName }: Pick<Profile, 'firstName' | 'lastName'>): string {
  const [initial] = lastName.trim();
  return initial ? `${firstName} ${initial.toUpperCase()}.` : firstName;
}

/** Why the name is not shown, and what to do about it. */
function AskFirst({ profile: { ageBand } }: { profile: Profile }) {
  const isAvailable = useIsScreenAvailable();
  const canAsk = usePluginOn('consent');
  const isUnknown = ageBand === 'unknown';
  return (
    <div className={styles.ask}>
      <p>
        {isUnknown
          ? unknownAge.notice
          : 'Other learners do not see your name. A parent or guardian has to agree to it first.'}
      </p>
      <p className="soft">Your own lessons are counted all the same.</p>
      {isUnknown
        ? isAvailable(unknownAge.path) && <LinkButton to={unknownAge.path}>{unknownAge.action}</LinkButton>
        : canAsk && <LinkButton to="/profile">Ask a parent or guardian</LinkButton>}
    </div>
  );
}
