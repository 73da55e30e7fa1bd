import type { Blueprint } from '#domain/learning/assessment/blueprint.ts'
import type { Context } from '#platform/context.ts'
import { fromPrivate } from '#platform/data/private-table/access.ts'
import type { QuestionRef } from '../questions/read-questions.server.ts'
import { examVersion } from '../tables.ts'

/** Section id → the question versions that it draws from. */
export type FrozenPools = Record<string, QuestionRef[]>

export interface ExamVersion {
  blueprint: Blueprint
  /** Null for the draft. */
  pools: FrozenPools | null
}

/** Returns a version of an exam, 0 for its draft. Null if there is none. The caller decides who may receive it. */
export async function readExam(ctx: Context, of: { examID: string; version: number }): Promise<ExamVersion | null> {
  const found = await fromPrivate(ctx, examVersion)
    .select(['body', 'pools'])
    .where('examID', '=', of.examID)
    .where('number', '=', of.version)
    .executeTakeFirst()
  if (!found) return null
  return {
    blueprint: JSON.parse(found.body) as Blueprint,
    pools: found.pools === null ? null : (JSON.parse(found.pools) as FrozenPools),
  }
}
