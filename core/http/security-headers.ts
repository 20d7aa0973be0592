import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import helmet from 'helmet';

/**
 * Helmet's headers for every response. They do not depend on the request, so helmet runs once. The content security policy
 * is excluded, because it differs between calls, documents and pages.
 */
export function securityHeaders({ isSecure }: { isSecure: boolean }): Readonly<Record<string, string>> {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  const apply = helmet({
    contentSecurityPolicy: false,
    strictTransportSecurity: isSecure,
    referrerPolicy: { policy: 'no-referrer' },
    crossOriginEmbedderPolicy: false,
  });
  apply(request, response, (error) => {
    if (error) throw error;
  });
  return response.getHeaders() as Record<string, string>;
}
