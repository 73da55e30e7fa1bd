import { z } from 'zod'
import { kind } from '#platform/data/collection/field-builders.ts'

const form = /^(?:https:\/\/[^\s@]+|\/(?![/\\])\S*|tel:\S+|mailto:\S+)$/

/** Where people are sent: a place of this site, an https page, a telephone or an address to write to. */
export const link = kind('code', 'text collate "C"', z.string().max(500).regex(form))
