import { z } from 'zod'
import type { Fields } from '#platform/collection/field.ts'
import { clean } from '#platform/collection/clean.ts'
import { kind } from '../../constructor.ts'
import type { KindDefinition } from '../../kind.ts'
import { text } from '../../text/text/text.ts'

const parts = { th: text('ภาษาไทย', 'Thai'), en: text('ภาษาอังกฤษ', 'English') } satisfies Fields

/** A text in Thai and in English. */
export const localised = kind('localised', 'jsonb', z.strictObject({ th: clean(500), en: clean(500) }))

export const localisedKind: KindDefinition = { comparedAs: 'json', isSortable: false, parts: () => parts }
