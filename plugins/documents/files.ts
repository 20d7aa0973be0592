// Keys of files. They begin with the institution and the person, so that export and erasure find them.

interface Owned {
  readonly institutionId: string;
  readonly userId: string;
}

interface Original extends Owned {
  readonly id: string;
  /** Null for files that were stored before they had names. */
  readonly storedName: string | null;
}

/** An export contains the files by their keys, so that a file has the name it was uploaded with. */
export const originalKey = ({ institutionId, userId, id, storedName }: Original): string =>
  `${institutionId}/${userId}/originals/${id}${storedName === null ? '' : `/${storedName}`}`;

/** Extensions by type; the first is given to files that have none of them. */
const extensions: Readonly<Record<string, readonly [string, ...string[]]>> = {
  'application/pdf': ['pdf'],
  'image/png': ['png'],
  'image/jpeg': ['jpg', 'jpeg'],
  'text/plain': ['txt', 'text'],
};
const longestName = 100;

/** A name for the storage: that of the uploaded file in plain letters, with the extension of its type if that is known. */
export function storedNameOf(fileName: string, type?: string): string {
  const plain = fileName
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9._-]+/g, '-');
  const all = Object.values(extensions).flat();
  const fitting = type === undefined ? all : (extensions[type] ?? []);
  const found = /^(.*)\.([A-Za-z0-9]+)$/.exec(plain);
  const own = found?.[2]?.toLowerCase() ?? '';
  const base = (all.includes(own) ? (found?.[1] ?? '') : plain).slice(0, longestName).replace(/^[-.]+|[-.]+$/g, '');
  // Windows reserves some names, whatever their extension.
  const safe = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i.test(base) ? `_${base}` : base;
  return `${safe || 'document'}.${fitting.includes(own) ? own : (fitting[0] ?? 'bin')}`;
}

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
