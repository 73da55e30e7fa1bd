import { data, href, redirect } from 'react-router'
import type { Context } from '#platform/context.ts'
import { RequestError } from '#platform/errors/errors.ts'
import { acts, loads } from '#platform/http/request.server.ts'
import { transferTo } from '#platform/identity/session-transfer/transfer-form.ts'
import { draftOf, dropDraft, keepDraft, type SiteDraft } from '#platform/site/site-tree/draft.ts'
import { pageTitle } from '#platform/site/page-title.ts'
import { describeStep, describeSteps } from '../commands/describe-step.server.ts'
import { makeSchool } from '../commands/make-school.server.ts'
import { readStep, stepIssues, type StepName, steps } from '../commands/steps.server.ts'
import { wizardWords } from '../words.ts'

/** The step in the URL, or the first one that is not done, on any device (specification L83). */
export const loader = loads(async (ctx, { route, url }) => {
  const draft = await draftOf(ctx)
  const done = await doneOf(ctx, draft)
  const step = stepOf(url, done)
  const form = await describeStep(ctx, { step, route: route!, written: draft.written, revision: draft.updatedAt })
  const shown = describeSteps(ctx, { step, done })
  const label = wizardWords.steps[ctx.locale]
  const again = Object.keys(draft.written).length > 0 ? wizardWords.startAgain[ctx.locale] : null
  const isLast = step === steps.at(-1)
  return { form, isLast, steps: shown, stepsLabel: label, again, title: pageTitle(ctx, form.heading) }
})

/** Stores a step and goes to the next. The last one creates the school if all steps are valid. */
export const action = acts(async (ctx, { route, url, form, formTargets }) => {
  const draft = await draftOf(ctx)
  if (form.get('intent') === 'again') {
    await dropDraft(ctx)
    return redirect(href('/school/wizard'))
  }
  const step = stepOf(url, await doneOf(ctx, draft))
  const written = { ...draft.written, ...readStep(ctx, { step, form }) }
  const issues = await stepIssues(ctx, { step, written })
  if (issues.length > 0) {
    const again = await describeStep(ctx, { step, route: route!, written, issues, revision: draft.updatedAt })
    return data({ form: again }, { status: 400 })
  }
  await keepDraft(ctx, written)
  const next = steps[steps.indexOf(step) + 1]
  if (next) return redirect(`${href('/school/wizard')}?step=${next}`)
  return finish(ctx, await draftOf(ctx), { url, formTargets })
})

/** An earlier step may be invalid by now: the host name is taken, or the group has another owner. */
async function finish(ctx: Context, draft: SiteDraft, from: { url: URL; formTargets: string[] }) {
  const done = await doneOf(ctx, draft)
  const open = steps.find((step) => !done.has(step))
  if (open) return redirect(`${href('/school/wizard')}?step=${open}`)
  try {
    const isLetIn = await makeSchool(ctx, draft)
    // A workbook is imported in the staff interface of its own site.
    if (isLetIn && draft.written['sample'] === 'file')
      return transferTo(ctx, { ...from, site: draft._id, next: href('/setup/workbook') })
    const to = isLetIn ? href('/school/detail/:id', { id: draft._id }) : href('/school/admin/:id', { id: draft._id })
    return redirect(`${to}?done=added`)
  } catch (error) {
    if (!(error instanceof RequestError) || error.issues.length === 0) throw error
    return redirect(`${href('/school/wizard')}?step=${error.issues[0]!.field === 'hostname' ? 'name' : 'place'}`)
  }
}

async function doneOf(ctx: Context, { written }: SiteDraft): Promise<ReadonlySet<StepName>> {
  const done = new Set<StepName>()
  for (const step of steps) {
    const isWritten = Object.keys(written).length > 0 && (await stepIssues(ctx, { step, written })).length === 0
    if (!isWritten || !isVisited(step, written)) break
    done.add(step)
  }
  return done
}

/** A step without required fields is done once it was submitted. */
const isVisited = (step: StepName, written: SiteDraft['written']) =>
  ({ place: 'parent', name: 'hostname', look: 'siteStyle', plugins: 'plugins', admin: 'email', content: 'sample' })[
    step
  ] in written

/** No step before may be skipped. */
function stepOf({ searchParams }: URL, done: ReadonlySet<StepName>): StepName {
  const firstOpen = steps.find((step) => !done.has(step)) ?? steps.at(-1)!
  const asked = steps.find((step) => step === searchParams.get('step'))
  return asked && steps.indexOf(asked) <= steps.indexOf(firstOpen) ? asked : firstOpen
}
