import { type RawBuilder, sql } from 'kysely'
import type { FieldType } from './field-type.ts'

/** For kinds that take one value or a list, and return the given form (specification §3, Course). */
export const oneOrList = <Stored>(one: {
  of: (stored: Stored[]) => unknown
  sql: (value: RawBuilder<unknown>) => RawBuilder<unknown>
}) =>
  ({
    shape: { suffix: '_is_list', column: 'boolean', of: Array.isArray },
    encode: (stored: Stored[], isList) => (isList === false ? one.of(stored) : stored),
    wireSql: ({ value, shape }) =>
      shape ? sql`case when ${shape} then to_jsonb(${value}) else ${one.sql(value)} end` : sql`to_jsonb(${value})`,
  }) satisfies Partial<FieldType>
