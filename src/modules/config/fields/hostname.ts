import { z } from 'zod'
import { readHostName } from '#domain/validation/host-name/host-name.ts'
import { kind } from '#platform/data/collection/field-builders.ts'

/** A host name in the form used for lookups: lower case, punycode, no final dot. Reserved names are refused. */
export const hostnameField = kind(
  'code',
  'text collate "C"',
  z
    .string()
    .max(253)
    .transform((written, given) => {
      const read = readHostName(written)
      if ('name' in read) return read.name
      given.addIssue({ code: 'custom', message: read.fault })
      return z.NEVER
    }),
)
