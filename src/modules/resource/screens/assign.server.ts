import { data, href, redirect } from 'react-router'
import { oneLine } from '#domain/thai-text/one-line.ts'
import { from } from '#platform/data/collection/rows.ts'
import { update } from '#platform/data/collection/write.ts'
import type { Context } from '#platform/context.ts'
import { RequestError } from '#platform/errors/errors.ts'
import { inLocale } from '#platform/site/i18n/words.ts'
import { acts, loads } from '#platform/http/request.server.ts'
import { pageTitle } from '#platform/site/page-title.ts'
import { describeChange } from '../components/describe-change.ts'
import { measuresOf, overOf, packageBy } from '../components/measures.ts'
import { packageWords as words } from '../words.ts'

/** The site's package, and a preview of a change to another one (guide of the module). */
export const loader = loads(async (ctx, { url }) => {
  const { locale } = ctx
  const own = await ownOf(ctx)
  const asked = url.searchParams.get('package') ?? own.package ?? ''
  const [now, next] = [await packageBy(ctx, own.package), await packageBy(ctx, asked)]
  const measures = await measuresOf(ctx, { now, next })
  const isSaved = url.searchParams.get('done') === 'saved'
  const isSame = (next?._id ?? null) === (now?._id ?? null)
  return {
    title: pageTitle(ctx, words.own[locale]),
    record: describeChange(ctx, { now, next, isSame, isSaved, measures, chosen: own.plugins }),
    isOver: overOf(measures).length > 0,
    chosen: next?._id ?? '',
    isSame,
    packages: [{ value: '', label: words.noPackage[locale] }, ...(await offered(ctx, own.package))],
    words: inLocale(words, locale),
  }
})

/** Assigns the package. One below the current use requires a reason, here as in the API. */
export const action = acts(async (ctx, { form }) => {
  const asked = String(form.get('package') ?? '')
  const reason = oneLine(String(form.get('reason') ?? '')).slice(0, 500)
  const chosen = asked === '' ? null : await packageBy(ctx, asked)
  if (asked !== '' && chosen === null) return refused(words.gone[ctx.locale], reason)
  const { _id } = await ownOf(ctx)
  const change = { package: chosen?._id ?? null, ...(reason !== '' && { packageReason: reason }) }
  try {
    await update(ctx, 'configuration', { _id, change })
  } catch (error) {
    if (!(error instanceof RequestError) || error.issues.length === 0) throw error
    return refused(error.issues.map((issue) => issue[ctx.locale]).join(' '), reason)
  }
  return redirect(`${href('/resource/assign')}?done=saved`)
})

const refused = (problem: string, reason: string) => data({ problem, reason }, { status: 409 })

const ownOf = (ctx: Context) =>
  from(ctx, 'configuration').select(['_id', 'package', 'plugins']).executeTakeFirstOrThrow()

/** The packages on sale, and the site's own. */
async function offered(ctx: Context, own: string | null) {
  const all = await from(ctx, 'package').select(['_id', 'name', 'active']).orderBy('price').orderBy('name').execute()
  return all
    .filter(({ _id, active }) => active || _id === own)
    .map(({ _id, name }) => ({ value: _id, label: _id === own ? `${name} (${words.present[ctx.locale]})` : name }))
}
