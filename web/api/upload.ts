/** `fetch` cannot tell how much of a body has been sent; this can. Rejects like fetch when no answer comes. */
export function sendWithProgress(
  address: string,
  { method, headers, body, signal }: RequestInit,
  onProgress: (share: number) => void,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method ?? 'GET', address);
    request.withCredentials = true;
    new Headers(headers).forEach((value, name) => {
      request.setRequestHeader(name, value);
    });
    request.responseType = 'blob';
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => resolve(responseOf(request));
    request.onerror = () => reject(new TypeError('Network failure'));
    request.onabort = () => reject(new DOMException('Aborted', 'AbortError'));
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    request.send(body as XMLHttpRequestBodyInit | null | undefined);
  });
}

function responseOf(request: XMLHttpRequest): Response {
  const headers = new Headers();
  for (const line of request.getAllResponseHeaders().trim().split(/\r?\n/)) {
    const [name, ...value] = line.split(': ');
    if (name) headers.append(name, value.join(': '));
  }
  // These statuses may not carry a body (Fetch standard, null body status).
  const body = [204, 205, 304].includes(request.status) ? null : (request.response as Blob);
  return new Response(body, { status: request.status, statusText: request.statusText, headers });
}
