import type { Context } from '#platform/context.ts'
import { startBulkOperation } from '#platform/background/bulk-operation/bulk-operation.ts'
import { bulkEnrolmentKind } from './enrol-job.ts'
import type { Plan } from './plan-enrolments.server.ts'

/** Has a plan carried out by a job; answers its bulk operation. What was planned is decided again as each comes to be enrolled. */
export const beginEnrolments = (ctx: Context, of: { plan: Plan; takesUnready: boolean }): Promise<string> => {
  const courses = of.plan.courses.map(({ _id, name }) => ({ _id, name }))
  const items = of.plan.people.map(({ text, userID, name, outcomes }) => {
    const [first] = outcomes
    const isOver = first === 'unknown' || first === 'twice'
    return { title: name ?? text, content: { userID, text }, ...(isOver && { outcome: first, results: [first] }) }
  })
  return startBulkOperation(ctx, bulkEnrolmentKind, { params: { courses, takesUnready: of.takesUnready }, items })
}
