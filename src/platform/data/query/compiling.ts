import type { Stage } from '#domain/query/pipeline/pipeline.ts'
import type { Context } from '#platform/context.ts'
import type { Fresh, Select } from './select.ts'

/** What every stage is compiled with. */
export interface Compiling {
  ctx: Context
  fresh: Fresh
  /** Compiles stages inside a stage, on what reaches them. */
  inside: (select: Select, stages: readonly Stage[]) => Select
}

export type CompileStage<S extends Stage['is']> = (
  select: Select,
  stage: Extract<Stage, { is: S }>,
  compiling: Compiling,
) => Select

/** More than these rows, elements or groups no answer holds. */
export const mostRows = 2000
