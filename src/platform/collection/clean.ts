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

/** The same for HTML written by hand: also parts that lay a page out, and styles that stay in their own box. */
export const markup = (longest: number) =>
  clean(longest).transform((html) => sanitizeHtml(html, laidOut)) as unknown as z.ZodType<string, string>

const length = /^(?:0|\d{1,4}(?:\.\d{1,3})?(?:px|rem|em|%))$/
const colour = /^(?:#[0-9a-f]{3,8}|[a-z]{3,20}|(?:rgb|hsl)a?\([\d\s.,%/]{1,40}\))$/i
const lengths = /^(?:(?:0|\d{1,4}(?:\.\d{1,3})?(?:px|rem|em|%))\s?){1,4}$/

const laidOut: sanitizeHtml.IOptions = {
  ...allowed,
  allowedTags: [
    ...(allowed.allowedTags as string[]),
    ...['div', 'span', 'section', 'article', 'header', 'footer', 'aside', 'details', 'summary', 'small', 'abbr'],
    ...['address', 'time', 'dl', 'dt', 'dd', 'h5', 'h6', 'caption', 'tfoot', 'kbd', 'q', 'cite', 'del', 'ins', 'wbr'],
  ],
  allowedAttributes: {
    ...(allowed.allowedAttributes as Record<string, string[]>),
    '*': ['style', 'lang', 'dir', 'title'],
    ...{ details: ['open'], time: ['datetime'], ol: ['start', 'type'] },
    ...{ th: ['scope', 'colspan', 'rowspan'], td: ['colspan', 'rowspan'] },
  },
  allowedStyles: {
    '*': {
      ...{ color: [colour], 'background-color': [colour], 'border-radius': [lengths] },
      ...{ 'text-align': [/^(?:left|center|right)$/], 'font-weight': [/^(?:[4-7]00|bold|normal)$/] },
      ...{ width: [length], 'max-width': [length], padding: [lengths], margin: [lengths] },
    },
  },
}
