import type { Role } from '../core/contract/index.ts';

/** A person of the demo institution. Email addresses use a reserved domain (RFC 2606). */
export interface DemoPerson {
  readonly username: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly role: Role;
  /** ASCII local part of the email address; by default the user name without accents. */
  readonly mailbox?: string;
}

export const demoAdministrator: DemoPerson = {
  username: 'admin',
  firstName: 'Nadia',
  lastName: 'Osei',
  role: 'administrator',
};

const person = (
  role: Role,
  username: string,
  firstName: string,
  lastName: string,
  more: Pick<DemoPerson, 'mailbox'> = {},
): DemoPerson => ({ username, firstName, lastName, role, ...more });

/** Age of the demo accounts in days: longer than the history that plugins create for them. */
export const demoDays = 120;

/** People in every role. */
export const demoPeople: readonly DemoPerson[] = [
  person('operator', 'operator', 'Ingrid', 'Solberg'),
  person('instructor', 'instructor', 'Kwame', 'Mensah'),
  person('instructor', 'mei-ling.tan', 'Mei-Ling', 'Tan'),
  person('reviewer', 'reviewer', 'Hélène', 'Marchand'),
  person('reviewer', 'joão.siqueira', 'João', 'Siqueira'),
  person('recruiter', 'recruiter', 'Arjun', 'Venkatesan'),
  person('recruiter', 'zofia.wójcik', 'Zofia', 'Wójcik'),
  person('guardian', 'guardian', 'Rosa', 'Dela Cruz'),
  person('guardian', 'yusuf.demir', 'Yusuf', 'Demir'),
  person('learner', 'learner', 'Tala', 'Dela Cruz'),
  person('learner', 'emre.demir', 'Emre', 'Demir'),
  person('learner', 'aroha.parata', 'Aroha', 'Parata'),
  person('learner', 'дарина.коваль', 'Дарина', 'Коваль', { mailbox: 'daryna.koval' }),
  person('learner', 'sipho.ndlovu', 'Sipho', 'Ndlovu'),
  person('learner', '高橋美咲', '美咲', '高橋', { mailbox: 'misaki.takahashi' }),
  person('learner', 'ليلى.حداد', 'ليلى', 'حداد', { mailbox: 'layla.haddad' }),
  person('learner', 'siobhan.oconnor', 'Siobhán', 'O’Connor'),
  person('learner', 'nguyen.an', 'An', 'Nguyễn'),
];

/** Guardians and learners by user name. */
export const demoFamilies: readonly { guardian: string; learner: string; relation: string }[] = [
  { guardian: 'guardian', learner: 'learner', relation: 'mother' },
  { guardian: 'yusuf.demir', learner: 'emre.demir', relation: 'father' },
];
