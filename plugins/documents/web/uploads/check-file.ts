import { acceptedExtensions, acceptedTypes, maxBytes, rejections } from '../../contract.ts';

/** Why a file cannot be uploaded; null if it may be. The server also checks its content. */
export function rejectionOf({ name, type, size }: Pick<File, 'name' | 'type' | 'size'>): string | null {
  const lower = name.toLowerCase();
  const isAccepted =
    acceptedExtensions.some((extension) => lower.endsWith(extension)) || acceptedTypes.some((each) => each === type);
  if (!isAccepted) return rejections.type;
  if (size > maxBytes) return rejections.tooLarge(maxBytes);
  if (size < 1) return rejections.tooSmall(1);
  return null;
}
