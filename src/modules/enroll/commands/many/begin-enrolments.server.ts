import type { Context } from '#platform/context.ts'
import { startBulkOperation } from '#platform/background/bulk-operation/bulk-operation.ts'
import { bulkEnrolmentKind } from './enrol-job.ts'
import type { Plan } from './plan-enrolments.server.ts'

/** Starts a job for a plan and returns its bulk operation. Each enrolment is checked again when the job reaches it. */
export const beginEnrolments = (ctx: Context, of: { plan: Plan; takesUnready: boolean }): Promise<string> => {
  const courses = of.plan.courses.map(({ _id, name }) => ({ _id, name }))
  const items = of.plan.people.map(({ text, userID, name, outcomes }) => {
    const [first] = outcomes
    const isOver = first === 'unknown' || first === 'twice'
    return { title: name ?? text, content: { userID, text }, ...(isOver && { outcome: first, results: [first] }) }
  })
  return startBulkOperation(ctx, bulkEnrolmentKind, { params: { courses, takesUnready: of.takesUnready }, items })
}
