const types: Readonly<Record<string, string>> = { md: 'text/markdown', svg: 'image/svg+xml' };

/** Saves a text in the browser's downloads, named after its document. */
export function saveText(title: string, ending: string, text: string): void {
  saveBlob(title, ending, new Blob([text], { type: types[ending] ?? 'text/plain' }));
}

export function saveBlob(title: string, ending: string, content: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = `${title.replaceAll(/[^\p{L}\p{N} _-]/gu, '') || 'document'}.${ending}`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
