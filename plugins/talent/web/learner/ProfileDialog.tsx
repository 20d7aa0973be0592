import { useState } from 'react';
import { useCall, useRoute } from '../../../../web/api/index.ts';
import { useIsScreenAvailable } from '../../../../web/shell/available-screens.ts';
import { toast } from '../../../../web/shell/toasts.ts';
import {
  FormDialog,
  LinkButton,
  Refusal,
  SelectField,
  Switch,
  scoreText,
  TextField,
} from '../../../../web/ui/index.ts';
import { learner } from '../../../learner/contract.ts';
import type { SkillsProfile, TalentProfile } from '../../contract.ts';
import {
  availabilityOptions,
  availabilityText,
  CompanySize,
  sizeTitles,
  skillListTitles,
  talent,
} from '../../contract.ts';
import styles from '../parts/Talent.module.css';
import { termsOf } from '../parts/texts.ts';

const { createTalentProfile, updateTalentProfile, talentProfile, recruitmentMatches, talentPreview } = talent.routes;
const invalidates = [talentProfile, recruitmentMatches, talentPreview];
const skillLists = Object.keys(skillListTitles) as (keyof SkillsProfile)[];
const sizes = ['any', ...CompanySize.options] as const;

const examples: Record<keyof SkillsProfile, string> = {
  technical_skills: 'Python, SQL, statistics',
  soft_skills: 'Teamwork, presenting',
  languages: 'English, Filipino',
};

/** Creates or changes a learner's talent profile. */
export function ProfileDialog({ profile, onClose }: { profile: TalentProfile | null; onClose: () => void }) {
  const record = useRoute(learner.routes.eiq, {}, { freshFor: 3000 });
  const isAvailable = useIsScreenAvailable();
  const interests = profile?.careerInterests;
  const [skills, setSkills] = useState(() => textsOf(profile?.skillsProfile));
  const [industries, setIndustries] = useState(interests?.preferred_industries.join(', ') ?? '');
  const [roles, setRoles] = useState(interests?.desired_roles.join(', ') ?? '');
  const [places, setPlaces] = useState(interests?.location_preference.join(', ') ?? '');
  const [size, setSize] = useState<string>(interests?.company_size_preference ?? 'any');
  const [availability, setAvailability] = useState(profile?.availability ?? 'flexible');
  const [isOpen, setIsOpen] = useState(profile?.isOpenToRecruitment ?? false);
  const onSuccess = () => {
    toast({ title: profile ? 'Profile updated' : 'Profile created', description: 'Your matches are computed now.' });
    onClose();
  };
  const create = useCall(createTalentProfile, { once: true, invalidates, onSuccess });
  const update = useCall(updateTalentProfile, { once: true, invalidates, onSuccess });
  const save = profile ? update : create;
  const score = record.data?.current;
  const isClosed = save.isPending || !score;
  const options = availabilityOptions(new Date().getFullYear());
  if (!options.some(({ value }) => value === availability)) {
    options.push({ value: availability, label: availabilityText(availability) });
  }
  return (
    <FormDialog
      title={profile ? 'Update Profile' : 'Create Profile'}
      onClose={onClose}
      action="Save Profile"
      wide
      busy={save.isPending}
      disabled={isClosed}
      className={styles.form}
      onSubmit={() => {
        if (isClosed) return;
        save.mutate({
          body: {
            currentEiqScore: score.eiqScore,
            skillsProfile: Object.fromEntries(skillLists.map((list) => [list, termsOf(skills[list])])),
            careerInterests: {
              preferred_industries: termsOf(industries),
              desired_roles: termsOf(roles),
              company_size_preference: sizes.find((each) => each === size) ?? 'any',
              location_preference: termsOf(places),
            },
            availability,
            isOpenToRecruitment: isOpen,
          },
        });
      }}
    >
      <TextField
        label="Current EiQ score"
        readOnly
        value={score ? scoreText(score.eiqScore) : ''}
        placeholder={record.isLoading ? 'Loading' : 'No score yet'}
        hint="Your score comes from your record. It changes with your assessments."
      />
      {!score && !record.isLoading && isAvailable('/placement') && (
        <div>
          <LinkButton small to="/placement">
            Take the placement assessment
          </LinkButton>
        </div>
      )}
      {skillLists.map((list) => (
        <TextField
          key={list}
          label={skillListTitles[list]}
          value={skills[list]}
          placeholder={examples[list]}
          hint="Separate entries with commas."
          issue={save.error?.issueOf(`skillsProfile.${list}`)}
          onChange={({ target }) => setSkills({ ...skills, [list]: target.value })}
        />
      ))}
      <div className={styles.two}>
        <TextField
          label="Preferred industries"
          value={industries}
          placeholder="Technology, health"
          issue={save.error?.issueOf('careerInterests.preferred_industries')}
          onChange={({ target }) => setIndustries(target.value)}
        />
        <TextField
          label="Desired roles"
          value={roles}
          placeholder="Data analyst"
          issue={save.error?.issueOf('careerInterests.desired_roles')}
          onChange={({ target }) => setRoles(target.value)}
        />
        <TextField
          label="Preferred places"
          value={places}
          placeholder="Manila, remote"
          issue={save.error?.issueOf('careerInterests.location_preference')}
          onChange={({ target }) => setPlaces(target.value)}
        />
        <SelectField
          label="Company size"
          value={size}
          options={sizes.map((each) => ({ value: each, label: sizeTitles[each] }))}
          onChange={({ target }) => setSize(target.value)}
        />
        <SelectField
          label="Availability"
          value={availability}
          options={options}
          onChange={({ target }) => setAvailability(target.value)}
        />
      </div>
      <Switch
        label="Open to Recruitment"
        hint="Lets companies see your profile, without your name until you both agree to talk."
        checked={isOpen}
        onChange={({ target }) => setIsOpen(target.checked)}
      />
      <Refusal error={save.error} fields={['skillsProfile', 'careerInterests']} />
    </FormDialog>
  );
}

const textsOf = (skills: SkillsProfile | undefined): Record<keyof SkillsProfile, string> => ({
  technical_skills: skills?.technical_skills.join(', ') ?? '',
  soft_skills: skills?.soft_skills.join(', ') ?? '',
  languages: skills?.languages.join(', ') ?? '',
});
