import { z } from 'zod'
import { jsonFault } from '#domain/validation/json.ts'
import { kind } from '../../constructor.ts'
import type { KindDefinition } from '../../kind.ts'

const depth = 32
const mostBytes = 200_000

/** JSON that a schema checks, after its depth (32 levels) and its size in bytes. */
export const jsonOf = <Stored, Wire>(schema: z.ZodType<Stored, Wire>, { bytes = mostBytes } = {}) =>
  kind('json', 'jsonb', bounded(bytes).pipe(schema as z.ZodType<Stored, unknown>) as unknown as z.ZodType<Stored, Wire>)

/** The bounds come first: a schema may recurse. */
const bounded = (bytes: number) => z.unknown().refine((value) => jsonFault(value, { depth, bytes }) === null)

/** Any JSON within the same bounds. */
export const json = jsonOf(z.json())

export const jsonKind: KindDefinition = { comparedAs: 'json', isSortable: false }
