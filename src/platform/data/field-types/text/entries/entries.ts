import { z } from 'zod'
import { joinEntries, splitEntries } from '#domain/spreadsheet/entries.ts'
import { clean } from '#platform/data/collection/clean.ts'
import { codecSchema } from '../../codec-schema.ts'
import { keyedList, kind } from '../../constructor.ts'
import type { FieldType } from '../../field-type.ts'

/** Several short free texts, each once, such as tags or tasks. `form` limits each text. */
export const entriesOf = (form: z.ZodType<string, string>) =>
  kind(
    'entries',
    keyedList,
    z
      .array(form)
      .max(100)
      .transform((wire) => [...new Set(wire.filter((one) => one !== ''))]),
  )

export const entries = entriesOf(clean(200))

export const entriesKind: FieldType = {
  comparedAs: 'list',
  isSortable: false,
  jsonSchema: codecSchema,
  example: () => [],
  blank: [],
  text: (stored: string[]) => stored.join(', '),
  columnKind: 'text',
  searchText: (stored: string[]) => stored.join(' '),
  form: { control: 'codes', span: 6, read: (written) => written },
  print: (wire: string[]) => joinEntries(wire),
  parse: (text) => ({ value: splitEntries(text).entries }),
}
