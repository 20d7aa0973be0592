/** Limits of a package, far above real item banks, as a protection against harmful archives. */
export const limits = {
  /** Bytes of a file on disk. */
  fileBytes: 512_000_000,
  /** Entries of an archive. */
  entries: 50_000,
  /** Bytes of one entry, inflated. */
  entryBytes: 1_000_000,
  /** Bytes of the manifest, inflated; it lists every file. */
  manifestBytes: 32_000_000,
  /** Bytes of all entries read, inflated. */
  totalBytes: 512_000_000,
  /** Inflated bytes for each compressed byte, from `ratioFrom` bytes on. Text rarely compresses better than 20 to 1. */
  ratio: 150,
  ratioFrom: 100_000,
  /** Nesting depth of an XML file. */
  depth: 100,
  /** Elements of an item, and of a manifest. */
  elements: 20_000,
  manifestElements: 2_000_000,
  /** Attributes of one element. */
  attributes: 100,
} as const;
