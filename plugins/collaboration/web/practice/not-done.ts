import type { CallError } from '../../../../web/api/index.ts';
import { toast } from '../../../../web/shell/toasts.ts';

/** Says why a step of a practice run failed. */
export const notDone = ({ text }: CallError) => toast({ title: 'Not done', description: text, variant: 'destructive' });
