import { z } from 'zod'
import { nobodyReads } from '#platform/data/access/allow.ts'
import type { AnyField } from '#platform/data/collection/field.ts'
import { fieldTypeOf } from '#platform/data/field-types/field-type-of.ts'
import type { JsonSchema } from '#platform/data/field-types/field-type.ts'

/** A zod schema as JSON schema: what a client may send (`input`), or what it is answered (`output`). */
export const jsonSchemaOf = (schema: z.ZodType | JsonSchema, io: 'input' | 'output'): JsonSchema => {
  if (!(schema instanceof z.ZodType)) return schema
  const { $schema: _draft, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest
}

/** What a client may send for a field, which is also the form in which it is answered. */
export const fieldSchema = (field: AnyField): JsonSchema => ({
  ...(isSometimesHidden(field) ? orNull(fieldTypeOf(field).jsonSchema(field)) : fieldTypeOf(field).jsonSchema(field)),
  description: `${field.label.th} · ${field.label.en}`,
  ...(field.computed && { readOnly: true }),
  ...(nobodyReads(field) && { writeOnly: true }),
})

/** What the product writes is null to who may not read it; of what people write, the schema says what they may bring. */
const isSometimesHidden = ({ read, computed }: AnyField) => read !== undefined && computed === true
const orNull = (schema: JsonSchema): JsonSchema => ({ anyOf: [schema, { type: 'null' }] })

export const ref = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` })
export const object = (properties: Record<string, JsonSchema>, required = Object.keys(properties)): JsonSchema => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
})
export const listOf = (items: JsonSchema): JsonSchema => ({ type: 'array', items })
