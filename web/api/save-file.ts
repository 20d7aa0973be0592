import type { Route } from '../../core/contract/routes.ts';
import type { CallArguments, CallOptions } from './call.ts';
import { call } from './call.ts';

/** Calls a route that answers with a file and saves it in the browser's downloads. */
export async function saveFile<R extends Route>(
  route: R,
  name: string,
  ...args: CallArguments<R, CallOptions>
): Promise<void> {
  const content: unknown = await call(route, ...args);
  if (!(content instanceof Blob)) return;
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
