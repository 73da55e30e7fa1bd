import type { AnyCollection } from '#platform/data/collection/registry.ts'
import { fieldSchema, object, ref } from './json-schema.ts'
import type { JsonSchema } from '#platform/data/field-types/field-type.ts'

/** The schema name of a collection's rows: `LessonCompletion`. */
export const schemaName = (collection: string) =>
  collection.replaceAll(/(?:^|_)(\w)/g, (_all, letter: string) => letter.toUpperCase())

/**
 * The schema of a row in the API. Unreadable fields are left out. Fields that clients cannot send are `readOnly`, and
 * ignored if sent back with the row.
 */
export const rowSchema = (collection: AnyCollection): JsonSchema => ({
  ...object({ ...systemSchemas(collection), ...fieldSchemas(collection), ...carriedSchemas(collection) }, []),
  description: `${collection.label.th} · ${collection.label.en}`,
})

/** The body of a call that writes a row. A new row needs the required fields. */
export const writtenRow = (collection: AnyCollection, of: { isNew: boolean }): JsonSchema => {
  const row = ref(schemaName(collection.name))
  const given = Object.keys(collection.fields).filter((name) => collection.fields[name]!.required)
  const data = of.isNew && given.length > 0 ? { allOf: [row, { required: given }] } : row
  const version: Record<string, JsonSchema> = of.isNew ? {} : { version: ref('Version') }
  return object({ data, options: {}, ...version }, ['data'])
}

/** `{status: 200, data}` around a row. The response to a new one also contains its `_id`. */
export const rowResponse = (collection: Pick<AnyCollection, 'name'>, of: { isNew?: boolean } = {}): JsonSchema =>
  object({ status: { const: 200 }, ...(of.isNew && { _id: ref('Id') }), data: ref(schemaName(collection.name)) })

/** A plain list of rows, or a page with the total if paging is requested. */
export const rowListResponse = (collection: AnyCollection): JsonSchema => {
  const rows = { type: 'array', items: ref(schemaName(collection.name)) }
  return {
    anyOf: [
      rows,
      object({ status: { const: 200 }, data: rows, paging: ref('Paging'), total: { type: 'integer', minimum: 0 } }),
    ],
  }
}

const fieldSchemas = ({ fields }: AnyCollection) =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, fieldSchema(field)]))

/** The included rows; null if the viewer may not see them. */
const carriedSchemas = ({ populate = [], relations = {} }: AnyCollection): Record<string, JsonSchema> =>
  Object.fromEntries(
    populate.map((name) => [name, { anyOf: [ref(schemaName(relations[name]!.to)), { type: 'null' }], readOnly: true }]),
  )

const given = (name: string): JsonSchema => ({ ...ref(name), readOnly: true })
const systemSchemas = ({ site, softDelete }: AnyCollection): Record<string, JsonSchema> => ({
  _id: given('Id'),
  ...(site && { [site]: given('Id') }),
  createdAt: given('Instant'),
  updatedAt: given('Instant'),
  version: given('Version'),
  ...(softDelete && { removedAt: given('Instant'), removedBy: { type: ['string', 'null'], readOnly: true } }),
})
