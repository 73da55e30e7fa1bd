import sanitizeHtml from 'sanitize-html'
import { z } from 'zod'
import { type RichElement, richElements } from '#domain/page/rich-text/elements.ts'
import { laidOut, laidOutElements, rich } from '#platform/data/field-types/text/richtext/sanitise/allowed.ts'
import { blocksApart } from '#platform/data/field-types/text/richtext/sanitise/blocks-apart.ts'
import { arabicDigits } from '#domain/thai-text/digits.ts'
import { onlyVisible, trimmed } from '#domain/validation/invisible.ts'

/**
 * Removes NUL and lone surrogates, which PostgreSQL refuses. Normalises to NFC and trims spaces and invisible
 * characters.
 */
export const clean = (longest: number) =>
  z
    .string()
    .max(longest * 4)
    .refine((value) => value.isWellFormed() && !value.includes('\u0000'))
    .normalize('NFC')
    .overwrite(trimmed)
    .max(longest)

/** Does the same for numbers of accounts: Thai digits are turned, spaces and hyphens between digits are left out. */
export const cleanDigits = (longest: number) =>
  clean(longest * 2)
    .overwrite((value) => arabicDigits(value).replaceAll(/[\s-]/g, ''))
    .max(longest)

/** Does the same for values that machines compare, and removes all invisible characters. */
export const cleanKey = (longest: number) => clean(longest).overwrite(onlyVisible)

/**
 * Sanitises HTML for a page: headings, lists, links, pictures and tables, without scripts, styles or forms (attack
 * F02). Disallowed blocks become paragraphs. Refuses HTML that is nested too deep.
 */
export const sanitised = (longest: number) => safely(longest, { elements: richElements, options: rich })

/** Does the same for hand-written HTML. It also keeps layout elements and scoped styles. */
export const markup = (longest: number) => safely(longest, { elements: laidOutElements, options: laidOut })

interface Allowed {
  elements: Readonly<Record<string, RichElement>>
  options: sanitizeHtml.IOptions
}

const safely = (longest: number, { elements, options }: Allowed) =>
  clean(longest).transform((html, check) => {
    // A form sends each line end as CRLF, which would change a text that nobody edited.
    const apart = blocksApart(html.replaceAll(/\r\n?/g, '\n'), elements)
    if (apart !== null) return sanitizeHtml(apart, options).trim()
    check.addIssue({ code: 'custom', message: 'nested too deep' })
    return z.NEVER
  }) as unknown as z.ZodType<string, string>
