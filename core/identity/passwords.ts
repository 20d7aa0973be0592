import { hash, parseOptions, verify } from '@node-rs/argon2';

/**
 * Cost of one hash: argon2id, 19 MiB, two passes, one lane
 * (OWASP Password Storage Cheat Sheet's minimum for argon2id). Raising it rehashes everyone as they sign in.
 */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1, outputLen: 32 } as const;

/** argon2id's number in the library's options; its enum cannot be imported under erasable syntax. */
const argon2id = 2;

/** The library's part that does the work. Tests count its calls. */
export interface PasswordEngine {
  hash(password: string, options: object): Promise<string>;
  verify(hashed: string, password: string): Promise<boolean>;
}

export interface Passwords {
  hash(password: string): Promise<string>;
  /**
   * Compares with a stored hash; with none (nobody has that name, or no password was ever set) it does the same work
   * against a hash of its own and says no, so that both answers take equally long.
   */
  matches(stored: string | null | undefined, password: string): Promise<boolean>;
  /** True when the hash was made with other parameters than today's. */
  isOutdated(stored: string): boolean;
}

export function createPasswords(engine: PasswordEngine = { hash, verify }): Passwords {
  const hashed = (password: string) => engine.hash(prepared(password), { ...cost, algorithm: argon2id });
  const nobody = hashed(crypto.randomUUID());
  // Awaited where it is needed; until then a failure must not end the process.
  nobody.catch(() => {});
  return {
    hash: hashed,
    async matches(stored, password) {
      const matched = await engine.verify(stored ?? (await nobody), prepared(password));
      return matched && stored !== null && stored !== undefined;
    },
    isOutdated(stored) {
      const { algorithm, memoryCost, timeCost, parallelism, outputLen } = parseOptions(stored);
      return (
        algorithm !== argon2id ||
        memoryCost !== cost.memoryCost ||
        timeCost !== cost.timeCost ||
        parallelism !== cost.parallelism ||
        outputLen !== cost.outputLen
      );
    },
  };
}

/** Keyboards compose letters differently; the same password typed on two of them is the same (NIST SP 800-63B, 3.1.1.2). */
function prepared(password: string): string {
  return password.normalize('NFKC');
}
