import { useState } from 'react';
import { useRoute } from '../../../../web/api/index.ts';
import { useScreenSearch } from '../../../../web/shell/use-screen-search.ts';
import { Button, EmptyState, ErrorState, PageHeader, SkeletonBlock, Tabs } from '../../../../web/ui/index.ts';
import { talent } from '../../contract.ts';
import { portalTabs } from '../parts/addresses.ts';
import { useChanges } from '../parts/use-changes.ts';
import { Companies } from './Companies.tsx';
import { MyMatches } from './MyMatches.tsx';
import { Profile } from './Profile.tsx';
import { ProfileDialog } from './ProfileDialog.tsx';

/** The talent portal. The address holds the tab. */
export function Portal() {
  useChanges();
  const [params, setParams] = useScreenSearch();
  const [isEditing, setIsEditing] = useState(false);
  const profile = useRoute(talent.routes.talentProfile, {}, { freshFor: 0 });
  const chosen = portalTabs.find((tab) => tab === params.get('tab')) ?? 'matches';
  const edit = () => setIsEditing(true);
  const { data } = profile;
  return (
    <>
      <PageHeader
        title="TalentMatch"
        description="Companies that your institution works with, and jobs that match your skills and your EiQ score"
        actions={
          data !== undefined && (
            <Button primary={data !== null} onClick={edit}>
              {data ? 'Update Profile' : 'Create Profile'}
            </Button>
          )
        }
      />
      {profile.error ? (
        <ErrorState error={profile.error} retry={profile.refetch} />
      ) : data === undefined ? (
        <SkeletonBlock height={420} />
      ) : data === null ? (
        <EmptyState
          icon="briefcase"
          title="No talent profile yet"
          description="Say what you can do and what you look for. Each match with a job then shows how its score comes about. Companies see nothing before you open your profile to recruitment."
          action={
            <Button primary onClick={edit}>
              Get Started
            </Button>
          }
        />
      ) : (
        <Tabs
          label="Talent portal"
          chosen={chosen}
          onChoose={(tab) => setParams(new URLSearchParams(tab === 'matches' ? [] : [['tab', tab]]))}
          tabs={[
            { key: 'matches', title: 'My Matches', content: () => <MyMatches /> },
            { key: 'companies', title: 'Companies', content: () => <Companies /> },
            { key: 'profile', title: 'Profile', content: () => <Profile profile={data} onEdit={edit} /> },
          ]}
        />
      )}
      {isEditing && data !== undefined && <ProfileDialog profile={data} onClose={() => setIsEditing(false)} />}
    </>
  );
}
