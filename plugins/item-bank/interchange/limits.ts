/** What a package may at most be. Real item banks stay far below; what is above is refused before it can do harm. */
export const limits = {
  /** Bytes of a file on disk. */
  fileBytes: 512_000_000,
  /** Entries of an archive. */
  entries: 50_000,
  /** Bytes of one entry, inflated. */
  entryBytes: 1_000_000,
  /** Bytes of the manifest, inflated: it names every file. */
  manifestBytes: 32_000_000,
  /** Bytes of all entries that are read, inflated. */
  totalBytes: 512_000_000,
  /** Inflated bytes for each packed one, from `ratioFrom` bytes on. Text rarely packs better than 20 to 1. */
  ratio: 150,
  ratioFrom: 100_000,
  /** Elements within elements of an XML file. */
  depth: 100,
  /** Elements of an item, and of a manifest. */
  elements: 20_000,
  manifestElements: 2_000_000,
  /** Attributes of one element. */
  attributes: 100,
} as const;
