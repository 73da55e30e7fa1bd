import { z } from 'zod'
import { kind } from '#platform/collection/kinds.ts'
import { canonicalHost } from '#platform/site/sites.ts'

/** A host name as requests are looked up by it: lower case, without port and final dot. */
export const hostnameField = kind(
  'code',
  'text collate "C"',
  z
    .string()
    .max(253)
    .transform(canonicalHost)
    .refine((name) => name !== ''),
)
