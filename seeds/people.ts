import type { Role } from '../core/contract/index.ts';

/** A person of the demo institution. Addresses are in a domain that cannot exist (RFC 2606). */
export interface DemoPerson {
  readonly username: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly role: Role;
}

export const demoAdministrator: DemoPerson = {
  username: 'admin',
  firstName: 'Nadia',
  lastName: 'Osei',
  role: 'administrator',
};

const person = (role: Role, username: string, firstName: string, lastName: string): DemoPerson => ({
  username,
  firstName,
  lastName,
  role,
});

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
  person('learner', 'дарина.коваль', 'Дарина', 'Коваль'),
  person('learner', 'sipho.ndlovu', 'Sipho', 'Ndlovu'),
  person('learner', '高橋美咲', '美咲', '高橋'),
  person('learner', 'ليلى.حداد', 'ليلى', 'حداد'),
  person('learner', 'siobhan.oconnor', 'Siobhán', 'O’Connor'),
  person('learner', 'nguyen.an', 'An', 'Nguyễn'),
];

/** Guardian and learner, by user name. */
export const demoFamilies: readonly { guardian: string; learner: string; relation: string }[] = [
  { guardian: 'guardian', learner: 'learner', relation: 'mother' },
  { guardian: 'yusuf.demir', learner: 'emre.demir', relation: 'father' },
];
