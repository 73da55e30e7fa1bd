import { sql } from 'kysely'
import { z } from 'zod'
import { joinEntries, quotedEntry, splitEntries } from '#domain/spreadsheet/entries.ts'
import { clean } from '#platform/data/collection/clean.ts'
import { exampleCode } from '#platform/http/openapi/example-id.ts'
import { codecSchema } from '../../codec-schema.ts'
import { keyedList, kind } from '../../constructor.ts'
import type { FieldType } from '../../field-type.ts'
import { oneOrList } from '../../one-or-list.ts'

/** One code or a list on the wire, returned in the given form. Always a list in the table (`category`). */
export const codes = (to?: string) =>
  kind(
    'codes',
    keyedList,
    z
      .union([clean(100), z.array(clean(100)).max(50)])
      .transform((wire) => [...new Set([wire].flat().filter((one) => one !== ''))]),
    { ...(to && { to }) },
  )

export const codesKind: FieldType = {
  comparedAs: 'list',
  isSortable: false,
  ...oneOrList<string>({
    of: ([only = '']) => only,
    sql: (value) => sql`to_jsonb(coalesce(${value}[1], ''))`,
  }),
  jsonSchema: codecSchema,
  example: (_field, n) => [exampleCode(n)],
  refers: { by: 'code' },
  // A code is its own key, so it is only looked up.
  rekeyed: (text, keyOf) => {
    for (const key of splitEntries(text).entries) keyOf(key, { isName: false })
    return text
  },
  blank: [],
  text: (stored: string[], { nameOf }) => stored.map(nameOf).join(', '),
  columnKind: 'text',
  searchText: (stored: string[]) => stored.join(' '),
  form: { control: 'codes', span: 6, read: (entries) => entries },
  print: (wire: string | string[]) => (typeof wire === 'string' ? quotedEntry(wire) : joinEntries(wire)),
  parse: (text) => {
    const { entries, isList } = splitEntries(text)
    return { value: isList ? entries : (entries[0] ?? '') }
  },
}
