import { roles } from '#platform/data/access/viewer.ts'
import type { Parameter } from '#platform/http/api/description.ts'
import type { JsonSchema } from '#platform/data/field-types/field-type.ts'
import { listOf, object, ref } from './json-schema.ts'

export const pageQuery: Record<string, Parameter> = {
  page: { text: { th: 'หมายเลขหน้า', en: 'Page' }, schema: { type: 'integer', minimum: 1, default: 1 } },
}

const change: JsonSchema = {
  description: 'The value before and after as the API says it; of a secret only that it is another now.',
  ...object({ before: {}, after: {}, isCut: { const: true }, isSecret: { const: true } }, []),
}
const actor: JsonSchema = {
  description: 'The member of staff who acted in that name.',
  ...object({ _id: { type: 'string' }, name: { type: 'string' } }),
}
const who = object({ _id: { type: ['string', 'null'] }, name: { type: 'string' }, role: { enum: roles }, actor }, [
  '_id',
  'name',
  'role',
])
const edit = object({
  version: ref('Version'),
  verb: { type: 'string' },
  at: ref('Instant'),
  by: who,
  changes: { type: 'object', additionalProperties: change },
})

/** A page of the edits of a row, newest first. */
export const answeredHistory: JsonSchema = object({
  status: { const: 200 },
  data: listOf(edit),
  paging: ref('Paging'),
  total: { type: 'integer', minimum: 0 },
})
