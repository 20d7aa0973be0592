import { fullName, namesText } from '../../../../web/ui/index.ts';
import type { Class } from '../../contract.ts';

/** `Algebra, Autumn 2026`; empty without both. */
export const courseText = ({ course, term }: Pick<Class, 'course' | 'term'>) =>
  [course, term?.name].filter(Boolean).join(', ');

export const teachersText = ({ teachers }: Pick<Class, 'teachers'>) =>
  teachers.length === 0 ? 'No teacher' : namesText(teachers.map(fullName));
