import type { ByteRange, FileAnswer } from '../contract/index.ts';

export interface FileStat {
  /** In bytes. */
  readonly size: number;
  readonly modifiedAt: Date;
  /** Identifies this version of the content. */
  readonly etag: string;
}

/** Files by keys such as `<institution>/<user>/<id>`. */
export interface Files {
  /** Stores content atomically. Returns the size in bytes. @throws Failure storage_full */
  put(key: string, content: AsyncIterable<Uint8Array>): Promise<number>;
  /** Reads a file or a range of it. @throws Failure not_found */
  get(key: string, range?: ByteRange): Promise<AsyncIterable<Uint8Array>>;
  /** @throws Failure not_found */
  stat(key: string): Promise<FileStat>;
  /** Deletes a file; does nothing if it does not exist. */
  delete(key: string): Promise<void>;
  /** Sorted keys below a prefix. */
  list(prefix: string): Promise<string[]>;
}

export interface FileAnswerOptions {
  /** Media type; by default detected from the content, which supports the types that uploads accept. */
  readonly type?: string;
  /** File name; by default the last segment of the key. */
  readonly name?: string;
  /** Shows the file in the browser instead of saving it; by default true for images, audio and video. */
  readonly inline?: boolean;
}

export interface LinkOptions extends FileAnswerOptions {
  /** Lifetime of the address, 1 to 86,400 seconds. */
  readonly seconds: number;
  /** Institution of the link; required if the key does not begin with an institution's id. */
  readonly institution?: { readonly id: string };
}

/** Files of one plugin. */
export interface Storage extends Files {
  /** The response of a file() route, with ranges, ETag and size from the file. @throws Failure not_found */
  file(key: string, options?: FileAnswerOptions): Promise<FileAnswer>;
  /**
   * Creates a signed address at which anyone can read the file until it expires, for `<img>`, `<audio>` and `<a>`, which
   * send no token. It does not work while the plugin is off. Does not check that the file exists.
   * @example
   *   const src = await storage.link(`${who.institution.id}/${who.user.id}/${id}`, { seconds: 3600 });
   */
  link(key: string, options: LinkOptions): Promise<string>;
}
