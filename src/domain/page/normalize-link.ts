/**
 * Where a link as an author wrote it leads: http and https leave the site, mail and telephone are what they are, and anything
 * else is a route of the site, with or without its first `/` (specification §5). Null for what runs, and for what is no address.
 */
export function normalizeLink(link: string): string | null {
  const written = link.trim()
  if (written === '' || written.length > 500 || /[\s\\\p{Cc}]/u.test(written) || written.startsWith('//')) return null
  if (/^(?:https?:\/\/[^/]|mailto:|tel:)/i.test(written) || /^[/?#]/.test(written)) return written
  return /^[^/?#]*:/.test(written) ? null : `/${written}`
}
