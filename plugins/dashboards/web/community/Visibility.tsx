import { useQueryClient } from '@tanstack/react-query';
import { invalidate, useCall, useRoute } from '../../../../web/api/index.ts';
import { usePluginOn } from '../../../../web/session/manifest.ts';
import { useScreensThere } from '../../../../web/shell/screens-there.ts';
import { toast } from '../../../../web/shell/toasts.ts';
import { Card, ErrorState, LinkButton, Switch } from '../../../../web/ui/index.ts';
import type { Profile } from '../../../learner/contract.ts';
import { allows, learner } from '../../../learner/contract.ts';
import { dashboards } from '../../contract.ts';
import styles from './Visibility.module.css';

/** The profile, which says whether other learners see one. */
export const useSharing = () => useRoute(learner.routes.profile, {}, { freshFor: 3000 });

/** Whether other learners see one: told plainly, and changed right here. */
export function Sharing() {
  const profile = useSharing();
  if (profile.error && !profile.data) return <ErrorState error={profile.error} retry={profile.refetch} />;
  if (!profile.data) return null;
  const { ageBand, role } = profile.data;
  const isClosed = !allows(profile.data, 'boards') || (ageBand === 'unknown' && role === 'learner');
  return (
    <Card title="Who sees you">
      {isClosed ? <AskFirst profile={profile.data} /> : <Choice profile={profile.data} />}
    </Card>
  );
}

function Choice({ profile }: { profile: Profile }) {
  const client = useQueryClient();
  const isLive = usePluginOn('activity');
  const saving = useCall(learner.routes.updateProfile, {
    once: true,
    invalidates: [learner.routes.profile, dashboards.routes.leaderboard],
    onError({ text }) {
      toast({ variant: 'destructive', title: 'That was not saved', description: text });
      void invalidate(client, learner.routes.profile);
    },
  });
  // What plugins tell of those who share.
  const what = isLive
    ? 'the lessons you practise, levels you reach, days in a row, your groups, and when you are here'
    : 'the lessons you practise';
  const wanted = saving.isPending ? saving.variables.body.sharesWithPeers : undefined;
  return (
    <Switch
      label="Other learners may see my name"
      hint={
        <span>
          They see you as <bdi>{nameFor(profile)}</bdi>, with {what}. They never see your answers, your score or your
          e-mail address. You can switch it off at any time.
        </span>
      }
      checked={wanted ?? profile.sharesWithPeers}
      onChange={({ target }) => saving.mutate({ body: { sharesWithPeers: target.checked } })}
    />
  );
}

/** As others read it: the first name and the first letter of the last. */
function nameFor({ firstName, lastName }: Pick<Profile, 'firstName' | 'lastName'>): string {
  const [initial] = lastName.trim();
  return initial ? `${firstName} ${initial.toUpperCase()}.` : firstName;
}

/** A child decides together with a parent or guardian. */
function AskFirst({ profile: { ageBand } }: { profile: Profile }) {
  const isThere = useScreensThere();
  const canAsk = usePluginOn('consent');
  const isUnknown = ageBand === 'unknown';
  return (
    <div className={styles.ask}>
      <p>
        {isUnknown
          ? 'We do not know how old you are yet, so nobody here sees your name.'
          : 'Nobody here sees your name. A parent or guardian has to agree to it first.'}
      </p>
      <p className="soft">You can count your own lessons all the same.</p>
      {isUnknown
        ? isThere('/onboarding') && <LinkButton to="/onboarding">Tell us your age</LinkButton>
        : canAsk && <LinkButton to="/profile">Ask a parent or guardian</LinkButton>}
    </div>
  );
}
