import { data, href, redirect } from 'react-router'
import type { FlowStep } from '#domain/flow/step.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import { update } from '#platform/data/collection/write.ts'
import type { Context } from '#platform/context.ts'
import { invalid, notFound, RequestError, statusOf } from '#platform/errors/errors.ts'
import { acts, loads } from '#platform/http/request.server.ts'
import { fill, inLocale } from '#platform/site/i18n/words.ts'
import { pageTitle } from '#platform/site/page-title.ts'
import { describeEditor } from '../components/editor/describe-editor.server.ts'
import { readFlowJson } from '../components/editor/rules/flow-json.ts'
import { describeChanges } from '../components/editor/view/describe-changes.ts'
import { stepTexts } from '../components/editor/view/step-texts.ts'
import { editorWords as words } from '../components/editor/words/editor-words.ts'
import { changeWords } from '../components/editor/words/step-words.ts'
import { mailTemplates } from '../components/server/mail-templates.server.ts'
import { flowById } from '../components/server/read-flow.server.ts'
import { publishFlow } from '../running/publish-flow.server.ts'

/** The editor of a flow with its draft. */
export const loader = loads(async (ctx, { params, url }) => {
  const described = await describeEditor(ctx, params['id'] ?? '')
  const done = url.searchParams.get('done')
  const version = Number(url.searchParams.get('version'))
  return {
    title: pageTitle(ctx, `${words.edit[ctx.locale]} ${described.flow.name}`),
    described,
    saved:
      done === 'published' && Number.isSafeInteger(version)
        ? fill(words.publishedAs[ctx.locale], { n: version })
        : done === 'saved'
          ? words.saved[ctx.locale]
          : null,
  }
})

/** Saves the draft, and publishes it if asked. Steps that somebody saved meanwhile come back with the differences. */
export const action = acts(async (ctx, { params, form }) => {
  const flow = await flowById(ctx, params['id'] ?? '')
  const intent = String(form.get('intent') ?? 'save')
  if (intent !== 'save' && intent !== 'publish') throw notFound()
  try {
    const steps = sentSteps(form)
    const version = Number(form.get('version'))
    if (version !== flow.version) return await describeConflict(ctx, { flow, steps })
    const number = await save(ctx, { flowID: flow._id, version, steps, isPublished: intent === 'publish' })
    const query = number === null ? 'done=saved' : `done=published&version=${number}`
    return redirect(`${href('/setup/workflow/steps/:id', { id: flow._id })}?${query}`)
  } catch (error) {
    if (!(error instanceof RequestError)) throw error
    if (error.kind === 'conflict')
      return await describeConflict(ctx, { flow: await flowById(ctx, flow._id), steps: sentSteps(form) })
    if (error.kind !== 'invalid') throw error
    const problems = [...new Set(error.issues.map((issue) => issue[ctx.locale]))]
    return data({ problems }, { status: statusOf.invalid })
  }
})

function sentSteps(form: FormData): FlowStep[] {
  const read = readFlowJson(String(form.get('steps') ?? ''))
  if ('steps' in read) return read.steps
  throw invalid({ field: 'steps', code: read.fault, ...words.invalidFlow })
}

interface SavedFlow {
  flowID: string
  version: number
  steps: FlowStep[]
  isPublished: boolean
}

/** Returns the number of the published version, or null for a draft. */
const save = (ctx: Context, { flowID, version, steps, isPublished }: SavedFlow): Promise<number | null> =>
  inTransaction(ctx, async (inside) => {
    await update(inside, 'flow', { _id: flowID, version, change: { steps } })
    return isPublished ? publishFlow(inside, flowID) : null
  })

interface ConflictInput {
  flow: Awaited<ReturnType<typeof flowById>>
  steps: FlowStep[]
}

async function describeConflict(ctx: Context, { flow, steps }: ConflictInput) {
  const { locale } = ctx
  const names = Object.fromEntries((await mailTemplates(ctx)).map(({ value, label }) => [value, label]))
  const changes = describeChanges(
    { before: flow.steps, after: steps },
    { texts: stepTexts(locale, names), changes: inLocale(changeWords, locale) },
  )
  const conflict = {
    text: words.changedMeanwhile[locale],
    changes: changes.map(({ text }) => text),
    version: flow.version,
    draft: href('/setup/workflow/steps/:id', { id: flow._id }),
  }
  return data({ conflict }, { status: statusOf.conflict })
}
