import type { Role } from '../core/contract/index.ts';

/** A person of the demo institution. Addresses are in a domain that cannot exist (RFC 2606). */
export interface DemoPerson {
  readonly username: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly role: Role;
  /** The part of the address before the @, which keeps to ASCII; the user name, without accents, when not given. */
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

/** Days since they came: longer than the past that plugins tell of them. */
export const demoDays = 120;

/** Enough of each role to look around as any of them. */
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

/** Guardian and learner, by user name. */
export const demoFamilies: readonly { guardian: string; learner: string; relation: string }[] = [
  { guardian: 'guardian', learner: 'learner', relation: 'mother' },
  { guardian: 'yusuf.demir', learner: 'emre.demir', relation: 'father' },
];
