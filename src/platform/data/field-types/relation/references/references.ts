import { z } from 'zod'
import { joinEntries, splitEntries } from '#domain/spreadsheet/entries.ts'
import { exampleId } from '#platform/http/openapi/example-id.ts'
import { codecSchema } from '../../codec-schema.ts'
import { keyedList, kind } from '../../constructor.ts'
import type { FieldType } from '../../field-type.ts'
import { id } from '../id.ts'

/** References rows of another collection of the same site, each once. All must exist on write. */
export const references = (to: string) =>
  kind(
    'references',
    keyedList,
    z
      .array(id)
      .max(500)
      .transform((wire) => [...new Set(wire)]),
    { to },
  )

export const referencesKind: FieldType = {
  comparedAs: 'list',
  isSortable: false,
  jsonSchema: codecSchema,
  example: ({ to }, n) => (to ? [exampleId(to, n)] : []),
  refers: { by: '_id', kept: 'when written' },
  rekeyed: (text, keyOf) =>
    joinEntries(splitEntries(text).entries.map((key) => keyOf(key, { isName: false })?.key ?? key)),
  blank: [],
  text: (stored: string[], { nameOf }) => stored.map(nameOf).join(', '),
  columnKind: 'text',
  searchText: () => '',
  form: { control: 'references', span: 6, read: (entries) => entries },
  print: (wire: string[]) => joinEntries(wire),
  parse: (text) => ({ value: splitEntries(text).entries }),
}
