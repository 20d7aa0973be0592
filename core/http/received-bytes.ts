import type { IncomingMessage } from 'node:http';
import { Failure, invalid } from '../contract/index.ts';

/**
 * Reads the bytes of a request's body. Stops when the announced or received size exceeds the limit.
 * @throws Failure too_large, invalid
 */
export function receivedBytes(request: IncomingMessage, maxBytes: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const tooLarge = () => new Failure('too_large', `The body is larger than ${sizeText(maxBytes)}`);
    const chunks: Buffer[] = [];
    let length = 0;
    if (Number(request.headers['content-length']) > maxBytes) {
      reject(tooLarge());
      return;
    }
    const end = () => {
      request.off('data', take).off('end', finish).off('error', cut).off('close', cut);
    };
    const take = (chunk: Buffer) => {
      length += chunk.length;
      if (length > maxBytes) {
        end();
        request.pause();
        reject(tooLarge());
      } else chunks.push(chunk);
    };
    const finish = () => {
      end();
      resolve(Buffer.concat(chunks));
    };
    const cut = () => {
      end();
      reject(invalid('The request ended before its body'));
    };
    request.on('data', take).on('end', finish).on('error', cut).on('close', cut);
  });
}

const sizeText = (size: number) => (size < 1024 ? `${size} bytes` : `${Math.round(size / 102.4) / 10} kB`);
