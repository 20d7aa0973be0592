import { useRoute } from '../../../../web/api/index.ts';
import { useLive } from '../../../../web/live/index.ts';
import type { Application } from '../../contract.ts';
import { universities } from '../../contract.ts';

/** The learner's applications, kept up to date. */
export function useOwnApplications() {
  const applications = useRoute(universities.routes.applications, {}, { freshFor: 3000 });
  useLive(universities, 'application_changed', () => void applications.refetch());
  return applications;
}

/** Drafts that can still be submitted, the nearest deadline first. */
export const openDrafts = (applications: readonly Application[]): Application[] =>
  applications
    .filter(({ status, intake, university }) => status === 'draft' && intake.state !== 'closed' && university.isActive)
    .toSorted((one, other) => one.intake.deadline.localeCompare(other.intake.deadline));

export const addressOf = ({ id }: Pick<Application, 'id'>): `/${string}` => `/universities/applications/${id}`;
