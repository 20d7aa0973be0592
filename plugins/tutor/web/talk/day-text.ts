/** `Today, 14:05`, or the date, in the reader's own way of writing. */
export function dayText(at: string, now = new Date()): string {
  const date = new Date(at);
  if (date.toDateString() === now.toDateString()) {
    return `Today, ${date.toLocaleTimeString([], { hour: '2-digit', minute: '2-digit' })}`;
  }
  const isThisYear = date.getFullYear() === now.getFullYear();
  return date.toLocaleDateString([], { day: 'numeric', month: 'long', ...(!isThisYear && { year: 'numeric' }) });
}
