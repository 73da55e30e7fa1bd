import sanitizeHtml from 'sanitize-html'
import { z } from 'zod'

/** Text without NUL or lone surrogates, which PostgreSQL refuses, trimmed and normalised to NFC. */
export const clean = (longest: number) =>
  z
    .string()
    .max(longest * 4)
    .refine((value) => value.isWellFormed() && !value.includes('\u0000'))
    .normalize('NFC')
    .trim()
    .max(longest)

/** HTML that may stand in a page: headings, lists, links, pictures and tables; no script, style or form (attack F02). */
export const sanitised = (longest: number) =>
  clean(longest).transform((html) => sanitizeHtml(html, allowed)) as unknown as z.ZodType<string, string>

const allowed: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['h2', 'h3', 'h4', 'p', 'br', 'hr', 'strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'mark', 'code', 'pre'],
    ...['ul', 'ol', 'li', 'blockquote', 'a', 'img', 'figure', 'figcaption'],
    ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  allowedAttributes: { a: ['href', 'target', 'rel'], img: ['src', 'alt', 'width', 'height'], th: ['scope'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['https'] },
  allowProtocolRelative: false,
  nestingLimit: 32,
  transformTags: { a: sanitizeHtml.simpleTransform('a', { rel: 'noopener' }) },
}
