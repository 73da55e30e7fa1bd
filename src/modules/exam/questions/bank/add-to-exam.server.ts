import type { Context } from '#platform/context.ts'
import { saveDraft } from '../../exams/save-draft.server.ts'
import { readExam } from '../../exams/read-exam.server.ts'

/**
 * Adds a question to the last list of an exam's draft. Returns false if the exam has no list yet: the author then adds
 * the question in the exam itself.
 */
export async function addToExam(ctx: Context, of: { examID: string; current: number; questionID: string }) {
  const { examID } = of
  const draft = await readExam(ctx, { examID, version: 0 })
  const version = draft ?? (of.current > 0 ? await readExam(ctx, { examID, version: of.current }) : null)
  const sections = version?.blueprint.sections ?? []
  const at = sections.findLastIndex(({ source }) => source.kind === 'list')
  const section = sections[at]
  if (!version || section?.source.kind !== 'list') return false
  const questions = [...section.source.questions, of.questionID]
  const next = sections.with(at, { ...section, source: { kind: 'list', questions } })
  await saveDraft(ctx, { examID, blueprint: { ...version.blueprint, sections: next } })
  return true
}
