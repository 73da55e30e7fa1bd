const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Escapes a text for HTML content and attributes. Characters that change the direction of text are removed. */
export const escapeHtml = (text: string): string =>
  text.replaceAll(/[\u202a-\u202e\u2066-\u2069\u200b\p{Cs}]/gu, '').replaceAll(/[&<>"']/g, (one) => entities[one]!)

/** Does the same and keeps line breaks. */
export const escapeLines = (text: string): string => escapeHtml(text).replaceAll(/\r\n?|\n/g, '<br>')
