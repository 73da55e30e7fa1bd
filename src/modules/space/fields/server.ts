import { z } from 'zod'
import { kind } from '#platform/data/collection/field-builders.ts'

const form = /^(?:https?|smtps?):\/\/[^\s@/\\]+(?:\/[^\s@\\]*)?$/

/** A server that the product speaks to. Names and passwords are no part of it: they would be stored in the clear. */
export const server = kind('code', 'text collate "C"', z.string().max(500).regex(form))
