import { clean } from '#platform/data/collection/clean.ts'
import { exampleId } from '#platform/http/openapi/example-id.ts'
import { codecSchema } from '../../codec-schema.ts'
import { keyed, kind } from '../../constructor.ts'
import type { FieldType } from '../../field-type.ts'
import { id } from '../id.ts'

/** References a row of another collection of the same site, by `_id` or by a unique field. */
export const reference = (to: string, at?: string) =>
  kind('reference', keyed, at ? clean(253) : id, { to, ...(at && { at }) })

export const referenceKind: FieldType = {
  comparedAs: 'text',
  isSortable: true,
  jsonSchema: codecSchema,
  example: ({ to, at }, n) => (to && !at ? exampleId(to, n) : undefined),
  refers: { by: '_id', kept: 'by the database' },
  rekeyed: (text, keyOf) => keyOf(text.trim(), { isName: false })?.key ?? text,
  text: (stored: string, { nameOf }) => nameOf(stored),
  columnKind: 'text',
  searchText: () => '',
  form: { control: 'reference', span: 6 },
  print: (wire: string) => wire,
  parse: (text) => ({ value: text.trim() }),
}
