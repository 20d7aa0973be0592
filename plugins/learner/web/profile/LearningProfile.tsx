import { Link } from 'react-router-dom';
import { useUser } from '../../../../web/session/manifest.ts';
import { useIsScreenAvailable } from '../../../../web/shell/available-screens.ts';
import { toast } from '../../../../web/shell/toasts.ts';
import { ErrorState, nameText, SelectField, Skeleton, Stack, Switch, Tag } from '../../../../web/ui/index.ts';
import type { Profile } from '../../contract.ts';
import { allows, conceptTitle, LearningStyle, unknownAge } from '../../contract.ts';
import { useProfile, useProfileUpdate } from '../record-queries.ts';
import styles from './LearningProfile.module.css';

/** The preferred learning style, and concepts to practise and mastered. */
export function LearningProfile() {
  const profile = useProfile();
  const isThere = useIsScreenAvailable();
  if (profile.error && !profile.data) return <ErrorState error={profile.error} retry={profile.refetch} />;
  if (!profile.data) return <Skeleton lines={5} />;
  const { strugglingConcepts, masteredConcepts } = profile.data;
  const isAgeMissing = profile.data.ageBand === 'unknown' && profile.data.role === 'learner';
  return (
    <Stack gap={24}>
      <StyleChoice chosen={profile.data.preferredLearningStyle} />
      <Concepts
        title="To practise"
        ids={strugglingConcepts}
        empty="Nothing at the moment. A concept appears here after two wrong answers among your latest ones."
      />
      <Concepts
        title="Mastered"
        ids={masteredConcepts}
        tone="good"
        empty="None yet. You master a concept with three right answers without hints, or two quick ones."
      />
      <Sharing shares={profile.data.sharesWithPeers} isClosed={!allows(profile.data, 'boards') || isAgeMissing} />
      <p className={styles.note}>The days of your streak end at midnight, {zoneTitle(profile.data.timeZone)}.</p>
      {isAgeMissing && (
        <p className={styles.note}>
          {unknownAge.notice} {isThere(unknownAge.path) && <Link to={unknownAge.path}>{unknownAge.action}</Link>}
        </p>
      )}
    </Stack>
  );
}

const styleTitles: Record<LearningStyle, string> = {
  analytical: 'Analytical: step by step',
  visual: 'Visual: pictures and charts',
  'hands-on': 'Hands-on: trying things out',
  reading: 'Reading: text and definitions',
  mixed: 'Mixed: a bit of everything',
};

function StyleChoice({ chosen }: { chosen: LearningStyle }) {
  const update = useProfileUpdate(() => toast({ title: 'Learning style saved' }));
  // Shown at once; reverts where saving fails.
  const shown = update.isPending ? (update.variables?.body.preferredLearningStyle ?? chosen) : chosen;
  return (
    <SelectField
      label="Preferred learning style"
      hint="Used for hints and explanations."
      issue={update.error?.text}
      value={shown}
      options={LearningStyle.options.map((value) => ({ value, label: styleTitles[value] }))}
      onChange={({ target }) => {
        const preferredLearningStyle = LearningStyle.parse(target.value);
        update.mutate({ body: { preferredLearningStyle } });
      }}
    />
  );
}

function Sharing({ shares, isClosed }: { shares: boolean; isClosed: boolean }) {
  const { firstName, lastName } = useUser();
  const update = useProfileUpdate();
  const shown = update.isPending ? (update.variables?.body.sharesWithPeers ?? shares) : shares;
  return (
    <>
      <Switch
        label="Other learners may see my name"
        hint={`As ${nameText(`${firstName} ${lastName.charAt(0)}.`)}, on leaderboards, in feeds and in groups of your institution. Your scores stay yours.`}
        checked={shown && !isClosed}
        disabled={isClosed}
        onChange={({ target }) => update.mutate({ body: { sharesWithPeers: target.checked } })}
      />
      {update.error && <p role="alert">{update.error.text}</p>}
    </>
  );
}

function Concepts({
  title,
  ids,
  tone,
  empty,
}: {
  title: string;
  ids: Profile['masteredConcepts'];
  tone?: 'good';
  empty: string;
}) {
  return (
    <section>
      <h3 className={styles.title}>{title}</h3>
      {ids.length === 0 ? (
        <p className="soft">{empty}</p>
      ) : (
        <ul className={styles.concepts}>
          {ids.map((id) => (
            <li key={id}>
              <Tag tone={tone ?? 'attention'}>{conceptTitle(id)}</Tag>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** `Ho Chi Minh (Asia)` for `Asia/Ho_Chi_Minh`. */
function zoneTitle(zone: string): string {
  const [area, ...place] = zone.replaceAll('_', ' ').split('/');
  return place.length > 0 ? `${place.join(', ')} (${area})` : zone;
}
