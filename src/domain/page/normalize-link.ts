/**
 * Returns the target of a link as an author wrote it (specification §5). http, https, mail and telephone stay as they
 * are. Anything else becomes a route of the site, with or without its first `/`. Returns null for scripts and for
 * invalid targets.
 */
export function normalizeLink(link: string): string | null {
  const written = link.trim()
  if (written === '' || written.length > 500 || /[\s\\\p{Cc}]/u.test(written) || written.startsWith('//')) return null
  if (/^(?:https?:\/\/[^/]|mailto:|tel:)/i.test(written) || /^[/?#]/.test(written)) return written
  return /^[^/?#]*:/.test(written) ? null : `/${written}`
}
