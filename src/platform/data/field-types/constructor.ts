import type { z } from 'zod'
import type { AnyField, Field } from '#platform/data/collection/field.ts'
import type { Kind } from './field-type-of.ts'

/** Makes the constructor of a field: its kind, its column, and the codec that reads the wire and gives what is stored. */
export const kind =
  <Stored, Wire>(
    name: Kind,
    column: string,
    decode: z.ZodType<Stored, Wire>,
    more: Omit<Partial<AnyField>, 'required'> = {},
  ) =>
  (th: string, en: string): Field<Stored, Wire, true> => ({
    kind: name,
    column,
    decode,
    required: true,
    label: { th, en },
    ...more,
  })

/** Texts that people read are sorted as Thai is. */
export const sorted = 'text collate "und-x-icu"'
/** Texts that machines compare are sorted by code point. */
export const keyed = 'text collate "C"'
export const keyedList = 'text[] collate "C"'
