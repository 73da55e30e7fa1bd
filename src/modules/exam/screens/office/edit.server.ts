import { data, redirect } from 'react-router'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import { update } from '#platform/data/collection/write.ts'
import type { Context } from '#platform/context.ts'
import { invalid, notFound, RequestError, statusOf } from '#platform/errors/errors.ts'
import { acts, loads } from '#platform/http/request.server.ts'
import { pageTitle } from '#platform/site/page-title.ts'
import { blueprintIssue } from '../../exams/editor/blueprint-issue.ts'
import { describeChanges } from '../../exams/editor/describe-changes.ts'
import { describeEditor } from '../../exams/editor/describe-editor.server.ts'
import { type Draft, examById, saveEdited } from '../../exams/editor/draft.server.ts'
import { examPaths, versionIn } from '../../exams/editor/exam-paths.ts'
import { banksFor } from '../../exams/editor/read-facts.server.ts'
import { editorWords as words } from '../../exams/editor/wording/editor-words.ts'
import { parseBlueprint } from '../../rules/parse-blueprint.ts'

/** The editor of an exam: its draft, or the published version that the address names. */
export const loader = loads(async (ctx, { route, params, url }) => {
  const of = { examID: params['id'] ?? '', version: versionIn({ params, url }), paths: examPaths(route) }
  const described = await describeEditor(ctx, of)
  return {
    title: pageTitle(ctx, `${words.edit[ctx.locale]} ${described.exam.name}`),
    described,
    isSaved: url.searchParams.has('saved'),
  }
})

/** Saves the draft, and publishes it if asked. A draft that somebody saved meanwhile comes back with the differences. */
export const action = acts(async (ctx, { route, params, form }) => {
  const examID = params['id'] ?? ''
  const intent = String(form.get('intent') ?? 'save')
  if (intent !== 'save' && intent !== 'publish') throw notFound()
  try {
    const saved = await save(ctx, { examID, form, isPublished: intent === 'publish' })
    if ('newer' in saved)
      return data(await describeConflict(ctx, { examID, form, route, newer: saved.newer }), { status: 409 })
    const paths = examPaths(route)
    const [path, done] =
      saved.version === 0 ? [paths.edit(examID, 0), 'saved'] : [paths.detail(examID, saved.version), 'done=published']
    return redirect(`${path}${path.includes('?') ? '&' : '?'}${done}`)
  } catch (error) {
    if (!(error instanceof RequestError) || error.kind !== 'invalid') throw error
    return data({ problems: error.issues.map((issue) => issue[ctx.locale]) }, { status: statusOf.invalid })
  }
})

interface Sent {
  examID: string
  form: FormData
}

async function save(ctx: Context, { examID, form, isPublished }: Sent & { isPublished: boolean }) {
  const { exam } = await examById(ctx, examID)
  const blueprint = sentBlueprint(form)
  return inTransaction(ctx, async (inside) => {
    const saved = await saveEdited(inside, { examID, blueprint, revision: String(form.get('revision')), isPublished })
    if (!('newer' in saved)) await saveAbout(inside, { exam, form })
    return saved
  })
}

/** The name and kind are fields of the exam, not of a version. */
async function saveAbout(
  inside: Context,
  { exam, form }: { exam: { _id: string; name: string; kind: string }; form: FormData },
) {
  const [name, kind] = [form.get('name'), form.get('kind')]
  const change = {
    ...(name !== null && name !== exam.name && { name: String(name) }),
    ...(kind !== null && kind !== exam.kind && { kind: String(kind) as 'exam' }),
  }
  if (Object.keys(change).length > 0) await update(inside, 'exam', { _id: exam._id, change })
}

function sentBlueprint(form: FormData) {
  const read = parseBlueprint(parseJson(String(form.get('blueprint') ?? '')))
  if ('blueprint' in read) return read.blueprint
  throw invalid(...read.issues.map((issue) => blueprintIssue(issue)))
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

interface Conflict extends Sent {
  route: Parameters<typeof examPaths>[0]
  newer: Draft
}

async function describeConflict(ctx: Context, { examID, form, route, newer }: Conflict) {
  const { locale } = ctx
  const { course } = await examById(ctx, examID)
  const after = sentBlueprint(form)
  const banks = new Map(
    (await banksFor(ctx, { courseID: course._id, blueprints: [newer.blueprint, after] })).map(({ value, label }) => [
      value,
      label,
    ]),
  )
  return {
    conflict: {
      text: words.changedMeanwhile[locale],
      changes: describeChanges({ before: newer.blueprint, after }, { locale, banks }).map(({ text, fields }) =>
        [text, ...fields.map(({ label, before, after: now }) => `${label}: ${before} → ${now}`)].join(' · '),
      ),
      revision: newer.revision,
      draft: examPaths(route).edit(examID, 0),
    },
  }
}
