import type { Stage } from '#domain/query/pipeline/pipeline.ts'
import type { Context } from '#platform/context.ts'
import type { Fresh, Select } from './select.ts'

/** The shared context of all stages. */
export interface Compiling {
  ctx: Context
  fresh: Fresh
  /** Compiles nested stages on the rows that reach them. */
  inside: (select: Select, stages: readonly Stage[]) => Select
}

export type CompileStage<S extends Stage['is']> = (
  select: Select,
  stage: Extract<Stage, { is: S }>,
  compiling: Compiling,
) => Select

/** Maximum rows, elements or groups in a response. */
export const mostRows = 2000
