// Keys of files. They begin with the institution and the person, so that export and erasure find them.

interface Owned {
  readonly institutionId: string;
  readonly userId: string;
}

export const originalKey = ({ institutionId, userId, id }: Owned & { readonly id: string }): string =>
  `${institutionId}/${userId}/originals/${id}`;

export const pagesKey = ({ institutionId, userId, id }: Owned & { readonly id: string }): string =>
  `${institutionId}/${userId}/pages/${id}`;

/** @param page counts from 1 */
export const pageKey = (document: Owned & { readonly id: string }, page: number): string =>
  `${pagesKey(document)}/${page}.jpg`;

export const chunkKey = (
  { institutionId, userId, id }: Owned & { readonly id: string },
  chunk: { readonly offset: number; readonly name: string },
): string => `${institutionId}/${userId}/uploads/${id}/${chunk.offset}-${chunk.name}`;

/** The document, or the upload, that a file belongs to. */
export function documentOfKey(key: string): { readonly id: string; readonly isUpload: boolean } | undefined {
  const [, , kind, id] = key.split('/');
  if (id === undefined || !['originals', 'pages', 'uploads'].includes(kind ?? '')) return undefined;
  return { id, isUpload: kind === 'uploads' };
}
