import sanitizeHtml from 'sanitize-html'
import { z } from 'zod'
import { type RichElement, richElements } from '#domain/page/rich-text/elements.ts'
import { laidOut, laidOutElements, rich } from '#platform/data/field-types/text/richtext/sanitise/allowed.ts'
import { blocksApart } from '#platform/data/field-types/text/richtext/sanitise/blocks-apart.ts'
import { onlyVisible, trimmed } from '#domain/validation/invisible.ts'

/** Text without NUL or lone surrogates, which PostgreSQL refuses, normalised to NFC, without spaces and invisible characters around it. */
export const clean = (longest: number) =>
  z
    .string()
    .max(longest * 4)
    .refine((value) => value.isWellFormed() && !value.includes('\u0000'))
    .normalize('NFC')
    .overwrite(trimmed)
    .max(longest)

/** The same for what machines compare: nothing in it is invisible. */
export const cleanKey = (longest: number) => clean(longest).overwrite(onlyVisible)

/**
 * HTML that may be in a page: headings, lists, links, pictures and tables; no script, style or form (attack F02). Blocks
 * that it may not hold become paragraphs; what is nested too deep is refused.
 */
export const sanitised = (longest: number) => safely(longest, { elements: richElements, options: rich })

/** The same for HTML written by hand: also parts that lay a page out, and styles that stay in their own box. */
export const markup = (longest: number) => safely(longest, { elements: laidOutElements, options: laidOut })

interface Allowed {
  elements: Readonly<Record<string, RichElement>>
  options: sanitizeHtml.IOptions
}

const safely = (longest: number, { elements, options }: Allowed) =>
  clean(longest).transform((html, check) => {
    // A form sends every end of a line as two signs, which would change a text that nobody touched.
    const apart = blocksApart(html.replaceAll(/\r\n?/g, '\n'), elements)
    if (apart !== null) return sanitizeHtml(apart, options).trim()
    check.addIssue({ code: 'custom', message: 'nested too deep' })
    return z.NEVER
  }) as unknown as z.ZodType<string, string>
