import programAddress from 'pyodide/pyodide.asm.mjs?url';
import wasmAddress from 'pyodide/pyodide.asm.wasm?url';
import loaderAddress from 'pyodide/pyodide.mjs?url';
import packagesAddress from 'pyodide/pyodide-lock.json?url';
import libraryAddress from 'pyodide/python_stdlib.zip?url';

/** Python as WebAssembly (Pyodide) with its standard library, 13.5 MB: fetched from this site when Python is first run. */
export async function pythonFiles() {
  const read = async (address: string) => {
    const response = await fetch(address);
    if (!response.ok) throw new Error('Python could not be loaded.');
    return response;
  };
  const [loader, program, wasm, packages, library] = await Promise.all([
    read(loaderAddress).then((file) => file.text()),
    read(programAddress).then((file) => file.text()),
    read(wasmAddress).then((file) => file.arrayBuffer()),
    read(packagesAddress).then((file) => file.text()),
    read(libraryAddress).then((file) => file.arrayBuffer()),
  ]);
  return { modules: { loader, program }, given: { wasm, packages, library } };
}

/**
 * Runs in the worker of the sandbox. There is no network: the files that Pyodide fetches are those it was given. Its package
 * manager therefore finds nothing, and code has the standard library.
 */
export const pythonWorker = `
const send = self.postMessage.bind(self);
self.onmessage = async ({ data }) => {
  self.onmessage = null;
  const given = {
    'pyodide.asm.wasm': [data.wasm, 'application/wasm'],
    'python_stdlib.zip': [data.library, 'application/zip'],
    'pyodide-lock.json': [data.packages, 'application/json'],
  };
  self.fetch = async (address) => {
    const [content, type] = given[String(address?.url ?? address).split('/').at(-1)] ?? [];
    if (!content) throw new TypeError('There is no network');
    return new Response(content, { headers: { 'content-type': type } });
  };
  try {
    const [{ loadPyodide }, program] = await Promise.all([import(modules.loader), import(modules.program)]);
    const python = await loadPyodide({ indexURL: 'https://python.invalid/', createPyodideModule: program.default, checkAPIVersion: false });
    python.setStdout({ batched: (text) => send({ kind: 'output', text: text + '\\n' }) });
    python.setStderr({ batched: (text) => send({ kind: 'error', text: text + '\\n' }) });
    python.setStdin({ stdin: () => null });
    send({ kind: 'started' });
    await python.runPythonAsync(data.code);
    send({ kind: 'done' });
  } catch (error) {
    const text = String(error?.message ?? error);
    const own = text.indexOf('File "<exec>"');
    send({ kind: 'failed', text: own > 0 ? text.slice(own).replaceAll('File "<exec>", line', 'Line') : text });
  }
};
`;
