import { z } from 'zod'
import { nobodyReads } from '#platform/data/access/allow.ts'
import type { AnyField } from '#platform/data/collection/field.ts'
import { fieldTypeOf } from '#platform/data/field-types/field-type-of.ts'
import type { JsonSchema } from '#platform/data/field-types/field-type.ts'

/** Converts a zod schema to JSON schema, for what a client sends (`input`) or receives (`output`). */
export const jsonSchemaOf = (schema: z.ZodType | JsonSchema, io: 'input' | 'output'): JsonSchema => {
  if (!(schema instanceof z.ZodType)) return schema
  const { $schema: _draft, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest
}

/** The schema of a field as sent, which is also the returned shape. */
export const fieldSchema = (field: AnyField): JsonSchema => ({
  ...(isSometimesHidden(field) ? orNull(fieldTypeOf(field).jsonSchema(field)) : fieldTypeOf(field).jsonSchema(field)),
  description: `${field.label.th} · ${field.label.en}`,
  ...(field.computed && { readOnly: true }),
  ...(nobodyReads(field) && { writeOnly: true }),
})

/** Computed fields are null for viewers who may not read them. For other fields the schema describes the input. */
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
