import { data, href, redirect } from 'react-router'
import type { Issue } from '#domain/validation/issue.ts'
import { bangkokDay } from '#domain/thai-calendar/bangkok.ts'
import { parseThaiDay } from '#domain/thai-calendar/parse-day.ts'
import { from } from '#platform/data/collection/rows.ts'
import { update } from '#platform/data/collection/write.ts'
import type { Context } from '#platform/context.ts'
import { invalid, notFound, RequestError } from '#platform/errors/errors.ts'
import { fill } from '#platform/site/i18n/words.ts'
import { acts, loads } from '#platform/http/request.server.ts'
import { formWordsIn } from '#platform/office/screens/description/form-words.ts'
import { pageTitle } from '#platform/site/page-title.ts'
import type { FieldDescription, FormDescription } from '#ui/office/form-description.ts'
import { assetWords as words } from '../words.ts'

/** The form that hands one of the assets in stock to the person in the URL. */
export const loader = loads(async (ctx, { params }) => {
  const form = await describe(ctx, { holder: params['id'] ?? '', asset: '', dueOn: '', issues: [] })
  return { form, title: pageTitle(ctx, form.heading) }
})

/** If two people hand over the same asset at once, the second gets a conflict: its version in stock decides. */
export const action = acts(async (ctx, { params, form }) => {
  const holder = params['id'] ?? ''
  const [asset, dueOn] = [String(form.get('asset') ?? ''), String(form.get('dueOn') ?? '')]
  try {
    const there = await inStock(ctx).where('_id', '=', asset).executeTakeFirst()
    if (!there) throw invalid({ field: 'asset', code: 'not-in-stock', ...words.notInStock })
    const change = {
      holder,
      heldSince: bangkokDay(ctx.now),
      dueOn: dueOn === '' ? null : (parseThaiDay(dueOn) ?? dueOn),
    }
    await update(ctx, 'asset', { _id: asset, change, version: there.version })
    return redirect(`${href('/asset/user/detail/:id', { id: holder })}?done=handed`)
  } catch (error) {
    if (!(error instanceof RequestError)) throw error
    const issues = error.kind === 'conflict' ? [{ field: 'asset', code: 'taken', ...words.notInStock }] : error.issues
    if (issues.length === 0) throw error
    return data({ form: await describe(ctx, { holder, asset, dueOn, issues }) }, { status: 400 })
  }
})

const inStock = (ctx: Context) =>
  from(ctx, 'asset')
    .select(['_id', 'code', 'name', 'version'])
    .where('holder', 'is', null)
    .where('standing', '=', 'stock')

interface HandOverDraft {
  holder: string
  asset: string
  dueOn: string
  issues: readonly Issue[]
}

async function describe(ctx: Context, of: HandOverDraft): Promise<FormDescription> {
  const { locale } = ctx
  const person = await from(ctx, 'asset_holder').select('name').where('_id', '=', of.holder).executeTakeFirst()
  if (!person) throw notFound()
  const back = { href: href('/asset/user/detail/:id', { id: of.holder }), label: person.name }
  return {
    ...{ heading: fill(words.handTo[locale], { name: person.name }), locale, crumbs: [back] },
    ...{ cancel: { ...back, label: words.cancel[locale] }, save: { label: words.save[locale] } },
    sections: [{ title: words.assign[locale], fields: await fieldsOf(ctx, of) }],
    problems: of.issues.map((issue) => ({ name: issue.field, label: words.asset[locale], text: issue[locale] })),
    words: formWordsIn(locale),
  }
}

async function fieldsOf(ctx: Context, of: HandOverDraft): Promise<FieldDescription[]> {
  const { locale } = ctx
  const assets = await inStock(ctx).orderBy('code').limit(500).execute()
  const problem = (name: string) => {
    const issue = of.issues.find(({ field }) => field === name)
    return issue ? { problem: issue[locale] } : {}
  }
  return [
    {
      ...{ name: 'asset', label: words.asset[locale], kind: 'reference', value: of.asset, isRequired: true, span: 6 },
      choices: assets.map(({ _id, code, name }) => ({ value: _id, label: `${code} ${name}` })),
      ...problem('asset'),
    },
    { name: 'dueOn', label: words.due[locale], kind: 'date', value: of.dueOn, span: 3, ...problem('dueOn') },
  ]
}
