import type { ByteRange, FileAnswer } from '../contract/index.ts';

export interface FileStat {
  /** In bytes. */
  readonly size: number;
  readonly modifiedAt: Date;
  /** Identifies this version of the content. */
  readonly etag: string;
}

/** Files by keys such as `<institution>/<user>/<id>`. Local disk by default. */
export interface Files {
  /** Stores all bytes or nothing. Throws Failure `storage_full` when there is no room. Answers with the size in bytes. */
  put(key: string, content: AsyncIterable<Uint8Array>): Promise<number>;
  /** The bytes, or a range of them; throws Failure `not_found` where there are none. */
  get(key: string, range?: ByteRange): Promise<AsyncIterable<Uint8Array>>;
  /** Throws Failure `not_found` where there is nothing. */
  stat(key: string): Promise<FileStat>;
  /** Deleting what is not there is not an error. */
  delete(key: string): Promise<void>;
  /** Keys below a prefix, in order. */
  list(prefix: string): Promise<string[]>;
}

export interface FileAnswerOptions {
  /** Media type; detected from the content when not given, which works for the types that uploads take. */
  readonly type?: string;
  /** Name under which it is saved; the last part of the key when not given. */
  readonly name?: string;
  /** Shown in the browser instead of saved; pictures, audio and video are when not given. */
  readonly inline?: boolean;
}

export interface LinkOptions extends FileAnswerOptions {
  /** How long the address works: 1 to 86,400. */
  readonly seconds: number;
  /** The institution at whose address it works; needed for a key that does not begin with an institution's id. */
  readonly institution?: { readonly id: string };
}

/** Files of one plugin. */
export interface Storage extends Files {
  /** The answer of a file() route: ranges, an ETag and the size come from the file. @throws Failure not_found */
  file(key: string, options?: FileAnswerOptions): Promise<FileAnswer>;
  /**
   * A signed address at which anybody can read the file for a while, for `<img>`, `<audio>` and `<a>`, which send no
   * token. It stops working where the plugin is off. Whether there is such a file is not checked.
   */
  link(key: string, options: LinkOptions): Promise<string>;
}
