import { z } from 'zod'
import type { Fields, Read, Write } from '#platform/collection/field.ts'
import { kind } from '../../constructor.ts'
import type { KindDefinition } from '../../kind.ts'

/** Fields stored together in one column (`info.agree`, `analytics.percent`). */
export const group = <F extends Fields>(fields: F) => {
  const shape = z.strictObject(Object.fromEntries(Object.entries(fields).map(([name, one]) => [name, one.decode])))
  return kind('group', 'jsonb', shape as unknown as z.ZodType<Read<F>, Write<F>>, { parts: fields })
}

export const groupKind: KindDefinition = { comparedAs: 'json', isSortable: false, parts: (field) => field.parts ?? {} }
