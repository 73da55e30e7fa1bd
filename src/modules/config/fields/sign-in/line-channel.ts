import { z } from 'zod'
import { kind } from '#platform/data/collection/field-builders.ts'

/** The public id of a channel, in the provider's format. */
export const lineChannel = kind(
  'code',
  'text collate "C"',
  z
    .string()
    .trim()
    .regex(/^[\w.-]{1,100}$/),
)
