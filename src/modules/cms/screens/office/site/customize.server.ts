import { data, type LoaderFunctionArgs, redirect } from 'react-router'
import { collectionOf } from '#platform/data/collection/catalogue.ts'
import { from } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import { notFound, RequestError } from '#platform/errors/errors.ts'
import { inLocale } from '#platform/site/i18n/words.ts'
import { acts, askedOf, formOf } from '#platform/http/request.server.ts'
import { action as save, loader as edit } from '#platform/office/screens/edit.server.ts'
import { savedAt, savedNotice, undoSave } from '#platform/office/screens/save/undo-save.ts'
import { makePart, takePart } from '../../../site/parts/serve-part.server.ts'
import { partOf } from '../../../site/parts/parts.ts'
import { describeParts } from '../../../site/parts/describe-parts.server.ts'
import { customizeLiveWords, customizeWords } from '../../../site/parts/words.ts'

/** The pages in the parts of the site, with a preview of the site. */
export const loader = async (args: LoaderFunctionArgs) => {
  const { ctx } = askedOf(args)
  const [edited, parts] = [await edit(args), await describeParts(ctx)]
  const { saved: _said, ...form } = edited.form
  const notice = savedNotice(ctx, { row: { version: parts.version }, url: new URL(args.request.url) })
  const words = inLocale(customizeWords, ctx.locale)
  return { ...edited, form, parts, notice, words, live: inLocale(customizeLiveWords, ctx.locale) }
}

/** Creates a part, clears one, undoes the last save, or stores the selected pages. */
export const action = async (args: Parameters<typeof save>[0]) => {
  const intent = (await formOf(args.request)).get('intent')
  if (intent === 'make' || intent === 'take' || intent === 'undo') return change(args)
  const saved = await save(args)
  return saved instanceof Response ? afterSave(args) : saved
}

const afterSave = async (args: Parameters<typeof save>[0]) => {
  const { ctx, route } = askedOf(args)
  return redirect(savedAt(route!.path, await configurationOf(ctx)))
}

const change = acts(async (ctx, { form, route }) => {
  const row = await configurationOf(ctx)
  const { path } = route!
  try {
    if (form.get('intent') === 'undo') {
      await undoSave(ctx, { collection: collectionOf(ctx, 'configuration'), row, form })
      return redirect(`${path}?done=undone`)
    }
    const part = partOf(form.get('part'))
    if (!part) throw notFound()
    const asked = { part, over: { _id: row._id, version: Number(form.get('version')) || 0 } }
    const stored = await (form.get('intent') === 'make' ? makePart(ctx, asked) : takePart(ctx, asked))
    return redirect(savedAt(path, stored))
  } catch (error) {
    if (!(error instanceof RequestError) || error.issues.length === 0) throw error
    const problem = error.issues.map((issue) => issue[ctx.locale]).join(' ')
    return data({ problem }, { status: error.kind === 'conflict' ? 409 : 400 })
  }
})

const configurationOf = (ctx: Context) =>
  from(ctx, 'configuration').select(['configuration._id', 'configuration.version']).executeTakeFirstOrThrow()
