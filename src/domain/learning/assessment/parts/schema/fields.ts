import { z } from 'zod'

import { readKey } from '#domain/file/file-key.ts'
import { isBlank, isCleanText } from '#domain/validation/text.ts'

import type { Policy } from '../../question.ts'

/** The id of an option, row, column, item or blank. */
export const id = z.string().regex(/^[A-Za-z0-9]{4,24}$/)

/** Plain text without characters that cannot be stored. */
export const plainText = (maxLength: number) => z.string().max(maxLength).refine(isCleanText)

/** Plain text with something visible. */
export const filledText = (maxLength: number) => plainText(maxLength).refine((text) => !isBlank(text))

/** The key of an uploaded file. */
export const fileKey = z
  .string()
  .max(80)
  .refine((key) => key.startsWith('upload/') && readKey(key.slice('upload/'.length)) !== null)

export const option = z
  .strictObject({
    id,
    text: plainText(2000),
    image: fileKey.optional(),
    isFixed: z.boolean().optional(),
  })
  .refine(({ text, image }) => image !== undefined || !isBlank(text), { path: ['text'] })

export const options = (min: number, max: number) => z.array(option).min(min).max(max)

export const policy = z.enum(['all-or-nothing', 'right-minus-wrong', 'by-part']) satisfies z.ZodType<Policy>

/** A percentage with up to five decimals. */
export const percent = (min: number) =>
  z
    .number()
    .min(min)
    .max(100)
    .refine((value) => Math.round(value * 100_000) / 100_000 === value)

/** A decimal number as text, without exponent. */
export const decimal = z.string().regex(/^-?\d{1,30}(\.\d{1,30})?$/)

/** A value for each of at most 100 ids. */
export const byID = <Value extends z.ZodType>(value: Value) =>
  z.record(id, value).refine((record) => Object.keys(record).length <= 100)

export const nothing = z.strictObject({})
