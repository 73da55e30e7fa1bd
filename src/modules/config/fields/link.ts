import { z } from 'zod'
import { kind } from '#platform/data/collection/field-builders.ts'

const form = /^(?:https:\/\/[^\s@]+|\/(?![/\\])\S*|tel:\S+|mailto:\S+)$/

/** A link: a path of this site, an https URL, a telephone number or an e-mail address. */
export const link = kind('code', 'text collate "C"', z.string().max(500).regex(form))
