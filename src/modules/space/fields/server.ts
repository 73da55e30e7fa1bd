import { z } from 'zod'
import { kind } from '#platform/data/collection/field-builders.ts'

const form = /^(?:https?|smtps?):\/\/[^\s@/\\]+(?:\/[^\s@\\]*)?$/

/**
 * A server to which the product connects. User names and passwords are refused in it, because they would be stored in
 * plain text.
 */
export const server = kind('code', 'text collate "C"', z.string().max(500).regex(form))
