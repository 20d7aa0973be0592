import type { z } from 'zod';
import type { Person } from '../../core/services.ts';
import type { Person as PersonShape } from './contract.ts';

/** A person as the screens show them. */
export function personOf({ deactivatedAt, ...person }: Person): z.input<typeof PersonShape> {
  return { ...person, isActive: deactivatedAt === null };
}
