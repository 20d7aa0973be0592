import { invalid } from '../../../core/contract/index.ts';
import { addressText, causesOf, networkText } from '../providers/failures.ts';
import { readIdpMetadata } from '../providers/idp-metadata.ts';
import { AddressProblem, createOutboundFetch } from '../providers/outbound-fetch.ts';
import type { IdpMetadata } from './contract.ts';

/** Reads the metadata of a SAML identity provider: the document itself, or its address. @throws Failure invalid with what to do */
export type ReadMetadata = (source: string) => Promise<IdpMetadata>;

export function createReadMetadata({
  allowPrivateAddresses,
  timeoutSeconds,
}: {
  readonly allowPrivateAddresses: boolean;
  readonly timeoutSeconds: number;
}): ReadMetadata {
  const fetch = createOutboundFetch({ allowPrivateAddresses });

  async function documentAt(address: string): Promise<string> {
    if (!URL.canParse(address)) throw wrong('The address of the metadata is not complete.');
    try {
      const answer = await fetch(address, { signal: AbortSignal.timeout(timeoutSeconds * 1000) });
      if (answer.status === 200) return await answer.text();
      throw wrong(`${address} answers with status ${answer.status}. ${instead}`);
    } catch (error) {
      const causes = causesOf(error);
      const problem = causes.find((cause) => cause instanceof AddressProblem);
      const explained = problem ? addressText(problem, 'address') : networkText(causes, address);
      throw explained ? wrong(`${explained.message} ${problem ? explained.remedy : instead}`) : error;
    }
  }

  // Certificates are compared with the real time, as a test does.
  return async (source) => {
    const given = source.trim();
    return readIdpMetadata(/^https?:/i.test(given) ? await documentAt(given) : given, new Date());
  };
}

const instead = 'Open it in a browser, save the XML, and paste it here.';

const wrong = (message: string) => invalid(message, [{ path: 'body.source', message }]);
