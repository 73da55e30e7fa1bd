import { z } from 'zod'
import { kind } from '#platform/data/collection/field-builders.ts'

/** The pattern of asset codes: letters, digits and hyphens, and `{n}` once. */
export const assetCode = kind(
  'code',
  'text collate "C"',
  z
    .string()
    .trim()
    .max(40)
    .regex(/^(?:[A-Z0-9/.-]|\{yy\}|\{yyyy\})*\{n\}(?:[A-Z0-9/.-]|\{yy\}|\{yyyy\})*$/i),
)
