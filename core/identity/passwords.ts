import { hash, parseOptions, verify } from '@node-rs/argon2';

/** Parameters of argon2id: memory in KiB, passes, lanes, and the length of the hash in bytes. */
export interface PasswordCost {
  readonly memoryCost: number;
  readonly timeCost: number;
  readonly parallelism: number;
  readonly outputLen: number;
}

/**
 * Cost of one hash: argon2id, 19 MiB, two passes, one lane
 * (OWASP Password Storage Cheat Sheet's minimum for argon2id). Raising it rehashes everyone as they sign in.
 */
const defaultCost: PasswordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1, outputLen: 32 };

/**
 * Cost of the hash of a first password, which has 59 random bits and need not be slow to guess. Ten thousand take seconds
 * instead of minutes. The first sign-in replaces it by a hash of the ordinary cost.
 */
const firstCost: PasswordCost = { memoryCost: 1024, timeCost: 1, parallelism: 1, outputLen: 32 };

/** argon2id in the library's options. Its const enum cannot be imported under erasable syntax. */
const argon2id = 2;

/** The library's functions, replaced by tests that count calls. */
export interface PasswordEngine {
  hash(password: string, options: object): Promise<string>;
  verify(hashed: string, password: string): Promise<boolean>;
}

export interface Passwords {
  hash(password: string): Promise<string>;
  /** Hashes a random first password at a low cost. */
  hashFirst(password: string): Promise<string>;
  /** Whether the hash is that of a first password that has not been used. */
  isFirst(stored: string): boolean;
  /**
   * Compares a password with a stored hash. Without a hash (unknown name or no password) it compares with a dummy hash and
   * returns false, so that both cases take equally long.
   */
  matches(stored: string | null | undefined, password: string): Promise<boolean>;
  /** Whether the hash was created with other parameters than the current ones. */
  isOutdated(stored: string): boolean;
}

export function createPasswords(engine: PasswordEngine = { hash, verify }, cost = defaultCost): Passwords {
  const hashedAt = (password: string, { ...options }: PasswordCost) =>
    engine.hash(prepared(password), { ...options, algorithm: argon2id });
  const hashed = (password: string) => hashedAt(password, cost);
  const dummy = hashed(crypto.randomUUID());
  // Awaited when needed; until then a rejection must not end the process.
  dummy.catch(() => {});
  return {
    hash: hashed,
    hashFirst: (password) => hashedAt(password, firstCost),
    isFirst,
    async matches(stored, password) {
      // A first password is compared quickly: without this, the time would tell who has not signed in yet.
      if (stored && isFirst(stored)) await engine.verify(await dummy, prepared(password));
      const matched = await engine.verify(stored ?? (await dummy), prepared(password));
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

function isFirst(stored: string): boolean {
  const { memoryCost, timeCost } = parseOptions(stored);
  return memoryCost === firstCost.memoryCost && timeCost === firstCost.timeCost;
}

/** Normalises a password, because keyboards compose letters differently (NIST SP 800-63B, 3.1.1.2). */
function prepared(password: string): string {
  return password.normalize('NFKC');
}
