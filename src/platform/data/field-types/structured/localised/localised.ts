import { z } from 'zod'
import type { Fields } from '#platform/data/collection/field.ts'
import type { Text } from '#platform/site/i18n/words.ts'
import { clean } from '#platform/data/collection/clean.ts'
import { codecSchema } from '../../codec-schema.ts'
import { kind } from '../../constructor.ts'
import type { FieldType } from '../../field-type.ts'
import { text } from '../../text/text/text.ts'
import { asJson } from '../as-json.ts'

const parts = { th: text('ภาษาไทย', 'Thai'), en: text('ภาษาอังกฤษ', 'English') } satisfies Fields

/** A text in Thai and in English. */
export const localised = kind('localised', 'jsonb', z.strictObject({ th: clean(500), en: clean(500) }))

export const localisedKind: FieldType = {
  comparedAs: 'json',
  isSortable: false,
  jsonSchema: codecSchema,
  example: ({ label }, n) => ({ th: `${label.th} ${n}`, en: `${label.en} ${n}` }),
  parts: () => parts,
  lacks: (stored: Text) => (stored.th === '' ? ['th'] : []),
  ...asJson,
  text: (stored: Text, { locale }) => stored[locale] || stored.th || stored.en,
  columnKind: 'text',
  searchText: (stored: Text) => `${stored.th} ${stored.en}`,
  form: { shown: ({ th, en }: Text) => ({ th, en }) },
}
