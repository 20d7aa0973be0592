/** Files of one plugin, by keys such as `<institution>/<user>/<id>`. Local disk by default. */
export interface Storage {
  /** Stores all bytes or nothing. Throws Failure `storage_full` when there is no room. Answers with the size in bytes. */
  put(key: string, content: AsyncIterable<Uint8Array>): Promise<number>;
  /** The bytes; throws Failure `not_found` where there are none. */
  get(key: string): Promise<AsyncIterable<Uint8Array>>;
  /** Deleting what is not there is not an error. */
  delete(key: string): Promise<void>;
  /** Keys below a prefix, in order. */
  list(prefix: string): Promise<string[]>;
}
