/** Excalidraw calls this in its dialog "Mermaid to Excalidraw" and when text is pasted, which is then pasted as text. */
export async function parseMermaidToExcalidraw(): Promise<never> {
  throw new Error('Diagrams in the notation of Mermaid are not supported');
}
