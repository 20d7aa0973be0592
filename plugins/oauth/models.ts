import { Row } from '../../core/db/index.ts';
import type { Provider } from './providers/contract.ts';

/** A provider that an institution has set up. Its secret is kept by the core, encrypted. */
export class ProviderRow extends Row {
  static override tableName = 'oauth.providers';

  declare provider: Provider;
  /** The values that are not secret. */
  declare values: Record<string, string | boolean>;
  declare setBy: string | null;
  declare setAt: Date;
  /** When a test of these values last succeeded; null until one has, and after one that the provider refused. */
  declare verifiedAt: Date | null;
  declare testedAt: Date | null;
  /** Why the last test failed. */
  declare problem: string | null;
  declare lastFailure: string | null;
  declare lastFailureAt: Date | null;
}

/** A provider's notice that a person signed out there, kept until it is too old to be accepted. */
export class SignOutNoticeRow extends Row {
  static override tableName = 'oauth.sign_out_notices';

  declare digest: Buffer;
  declare expiresAt: Date;
}
