import type { z } from 'zod'
import type { AnyField, Field } from '#platform/data/collection/field.ts'
import type { Kind } from './field-type-of.ts'

/** Builds the constructor of a field from its kind, its column and its codec from wire to stored value. */
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

/** Text for people sorts in Thai order. */
export const sorted = 'text collate "und-x-icu"'
/** Text for machines sorts by code point. */
export const keyed = 'text collate "C"'
export const keyedList = 'text[] collate "C"'
