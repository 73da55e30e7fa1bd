import { z } from 'zod'
import type { AnyField } from '#platform/data/collection/field.ts'
import type { JsonSchema } from './field-type.ts'

/** Returns the JSON schema of a codec's input. */
export const codecSchema = ({ decode }: Pick<AnyField, 'decode'>): JsonSchema => {
  const { $schema: _draft, ...schema } = z.toJSONSchema(decode, { io: 'input', unrepresentable: 'any', override })
  return schema
}

/** Uses a format in place of its pattern of a thousand characters. */
const override = ({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }) => {
  if (jsonSchema.format) delete jsonSchema.pattern
}
