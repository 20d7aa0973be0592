/**
 * The headers and text parts of a mail as one searchable text, with encoded words (RFC 2047), quoted-printable and base64
 * (RFC 2045) decoded. Other parts are unchanged.
 */
export function readMail(content: Buffer): string {
  // One character per byte, so that encodings can be decoded by their bytes.
  return readPart(content.toString('latin1').replaceAll('\r\n', '\n'));
}

function readPart(part: string): string {
  const end = part.indexOf('\n\n');
  const head = (end < 0 ? part : part.slice(0, end)).replace(/\n[ \t]+/g, ' ');
  const body = end < 0 ? '' : part.slice(end + 2);
  const boundary = /^content-type:[^\n]*boundary="?([^"\n;]+)"?/im.exec(head)?.[1];
  if (boundary) {
    const parts = body.split(`--${boundary}`).slice(1, -1);
    return [readHead(head), ...parts.map((each) => readPart(each.replace(/^\n/, '')))].join('\n');
  }
  const encoding = /^content-transfer-encoding:\s*(\S+)/im.exec(head)?.[1]?.toLowerCase();
  return `${readHead(head)}\n${decoded(body, encoding)}`;
}

const readHead = (head: string) =>
  utf8(
    head
      .replace(/(=\?[^?]+\?[bq]\?[^?]*\?=)\s+(?==\?)/gi, '$1')
      .replace(/=\?[^?]+\?([bq])\?([^?]*)\?=/gi, (_, kind: string, text: string) =>
        kind.toLowerCase() === 'b' ? unbase64(text) : unquote(text.replaceAll('_', ' ')),
      ),
  );

function decoded(body: string, encoding: string | undefined): string {
  if (encoding === 'base64') return utf8(unbase64(body));
  return utf8(encoding === 'quoted-printable' ? unquote(body) : body);
}

const unbase64 = (text: string) => Buffer.from(text, 'base64').toString('latin1');

const unquote = (text: string) =>
  text
    .replace(/=\n/g, '')
    .replace(/=([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

const utf8 = (bytes: string) => Buffer.from(bytes, 'latin1').toString('utf8');
