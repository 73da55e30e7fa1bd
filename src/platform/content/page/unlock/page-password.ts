import { z } from 'zod'
import { kind } from '#platform/data/collection/field-builders.ts'
import { hashPasswordNow } from '#platform/identity/password/password.ts'

const written = z
  .string()
  .min(1)
  .max(128)
  .refine((password) => password.isWellFormed() && !password.includes('\u0000'))

/** The password of a page: entered as text, stored as a hash, and never returned (U8). `isPassword` checks it. */
export const pagePassword = kind('text', 'text', written.transform(hashPasswordNow))
