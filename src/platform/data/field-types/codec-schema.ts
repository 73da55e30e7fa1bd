import { z } from 'zod'
import type { AnyField } from '#platform/data/collection/field.ts'
import type { JsonSchema } from './field-type.ts'

/** The JSON schema of what a field's codec reads. */
export const codecSchema = ({ decode }: Pick<AnyField, 'decode'>): JsonSchema => {
  const { $schema: _draft, ...schema } = z.toJSONSchema(decode, { io: 'input', unrepresentable: 'any', override })
  return schema
}

/** A format says what its pattern of a thousand signs would. */
const override = ({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }) => {
  if (jsonSchema.format) delete jsonSchema.pattern
}
