import { createHash } from 'node:crypto'
import type { Blueprint } from '#domain/learning/assessment/blueprint.ts'
import { from } from '#platform/data/collection/rows.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import { isAtLeast } from '#platform/data/access/viewer.ts'
import type { Context } from '#platform/context.ts'
import { forbidden, notFound } from '#platform/errors/errors.ts'
import { publishExam } from '../publish-exam.server.ts'
import { readExam } from '../read-exam.server.ts'
import { lockExam, saveDraft } from '../save-draft.server.ts'
import { defaultSettings } from './rules/edit-blueprint.ts'

/** Returns an exam with its course. Throws not-found for another id. */
export async function examById(ctx: Context, _id: string) {
  if (!isAtLeast(ctx.viewer, 'manager')) throw forbidden()
  if (!/^[0-9a-f]{24}$/.test(_id)) throw notFound()
  const exam = await from(ctx, 'exam').selectAll().where('exam._id', '=', _id).executeTakeFirst()
  if (!exam) throw notFound()
  const course = await from(ctx, 'course')
    .select(['course._id', 'course.name'])
    .where('course._id', '=', exam.courseID)
    .executeTakeFirst()
  if (!course) throw notFound()
  return { exam, course }
}

export interface Draft {
  blueprint: Blueprint
  /** Whether it differs from the published version, as a draft of its own. */
  isStored: boolean
  /** Changes with each save; a form sends it back. */
  revision: string
}

/** Returns the draft of an exam. Without one it is the published version, or an exam without sections. */
export async function readDraft(ctx: Context, exam: { _id: string; current: number }): Promise<Draft> {
  const draft = await readExam(ctx, { examID: exam._id, version: 0 })
  const present = draft ?? (await readExam(ctx, { examID: exam._id, version: exam.current }))
  const blueprint = present?.blueprint ?? { version: 1, sections: [], settings: defaultSettings }
  return { blueprint, isStored: draft !== null, revision: revisionOf(exam.current, blueprint) }
}

/** Returns a published version of an exam. Throws not-found for another number. */
export async function readVersion(ctx: Context, of: { examID: string; version: number }) {
  const version = of.version > 0 ? await readExam(ctx, of) : null
  if (!version) throw notFound()
  return version
}

interface EditedDraft {
  examID: string
  blueprint: unknown
  /** The revision that the form was opened with. */
  revision: string
  isPublished: boolean
}

/** Saves a draft, and publishes it if asked. Returns the newer draft, and saves nothing, if somebody saved one meanwhile. */
export const saveEdited = (ctx: Context, of: EditedDraft): Promise<{ newer: Draft } | { version: number }> =>
  inTransaction(ctx, async (inside) => {
    const current = await lockExam(inside, of.examID)
    const draft = await readDraft(inside, { _id: of.examID, current })
    if (draft.revision !== of.revision) return { newer: draft }
    await saveDraft(inside, { examID: of.examID, blueprint: of.blueprint })
    return { version: of.isPublished ? await publishExam(inside, { examID: of.examID }) : 0 }
  })

const revisionOf = (current: number, blueprint: Blueprint) =>
  createHash('sha256')
    .update(`${current} ${JSON.stringify(blueprint)}`)
    .digest('hex')
    .slice(0, 24)
