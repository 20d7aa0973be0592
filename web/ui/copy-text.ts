/**
 * Copies a text to the clipboard, also on pages without TLS, where browsers leave out `navigator.clipboard`.
 * @param beside the pressed button: within an open dialog only its own elements can be selected
 * @returns false where the browser refuses
 */
export async function copyText(text: string, beside: HTMLElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelection(text, beside);
  }
}

/** Copies by selecting the text in a field, which is the only way on such pages. */
function copySelection(text: string, beside: HTMLElement): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.className = 'unseen';
  field.setAttribute('aria-hidden', 'true');
  beside.after(field);
  field.select();
  const isCopied = document.execCommand('copy');
  field.remove();
  beside.focus();
  return isCopied;
}
