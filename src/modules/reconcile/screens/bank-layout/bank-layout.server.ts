import { data, href, redirect } from 'react-router'
import { CROSS_BANK_LAYOUT } from '#domain/money/bank-file/layout.ts'
import {
  layoutOf,
  type LayoutPlaces,
  type LineKind,
  placeFaults,
  placesOf,
} from '#domain/money/bank-file/layout-places.ts'
import { previewFile } from '#domain/money/bank-file/preview-file.ts'
import { isAtLeast } from '#platform/data/access/viewer.ts'
import { from } from '#platform/data/collection/rows.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import { compute } from '#platform/data/collection/write.ts'
import type { Context } from '#platform/context.ts'
import { conflict, forbidden, invalid, notFound, RequestError, statusOf } from '#platform/errors/errors.ts'
import { acts, loads } from '#platform/http/request.server.ts'
import { toastCookie } from '#platform/office/toast/toast-cookie.ts'
import { fill, inLocale } from '#platform/site/i18n/words.ts'
import { pageTitle } from '#platform/site/page-title.ts'
import { layoutPlaces } from '../../collections/bank-account.ts'
import { announceAccount } from '../../work/announce-account.server.ts'
import { billFaults } from '../../words.ts'
import { fieldWords, layoutWords as words, lineWords, placeWords } from './words.ts'

const lineKinds = Object.keys(lineWords) as LineKind[]

const accountOf = (ctx: Context, _id: string) =>
  from(ctx, 'bank_account')
    .select(['bank_account._id', 'bank_account.name', 'bank_account.bank', 'bank_account.account'])
    .select(['bank_account.amountUnit', 'bank_account.layout', 'bank_account.version'])
    .where('bank_account._id', '=', _id)

/** The places of the fields in the files of an account. */
export const loader = loads(async (ctx, { params }) => {
  const { locale } = ctx
  const account = await accountOf(ctx, params.id ?? '').executeTakeFirst()
  if (!account) throw notFound()
  const heading = fill(words.title[locale], { name: account.name })
  return {
    ...{ title: pageTitle(ctx, heading), heading, words: inLocale(words, locale), locale },
    faults: inLocale(billFaults, locale),
    ...{ back: href('/lesson/reconcile'), isOwn: account.layout !== null, version: account.version },
    account: { bank: account.bank, account: account.account, amountUnit: account.amountUnit },
    places: account.layout ?? placesOf(CROSS_BANK_LAYOUT),
    groups: lineKinds.map((kind) => ({
      ...{ kind, title: lineWords[kind][locale] },
      fields: Object.keys(CROSS_BANK_LAYOUT[kind]).map((name) => ({ name, label: fieldWords[name]![locale] })),
    })),
  }
})

/** Saves the places, takes the cross-bank ones again, or reads a sample file with them and stores nothing. */
export const action = acts(async (ctx, { params, form, cookies }) => {
  if (!isAtLeast(ctx.viewer, 'admin')) throw forbidden()
  const id = params.id ?? ''
  const entered = placesIn(form)
  try {
    const intent = String(form.get('intent'))
    if (intent === 'check') return { problem: null, entered, preview: await preview(ctx, id, { entered, form }) }
    if (intent !== 'save' && intent !== 'standard') throw notFound()
    await saveLayout(ctx, id, { layout: intent === 'save' ? valid(entered) : null, version: form.get('version') })
    cookies.push(toastCookie({ kind: 'plain', text: words.saved[ctx.locale] }))
    return redirect(href('/setup/bank-account/layout/:id', { id }))
  } catch (error) {
    const issue = error instanceof RequestError ? error.issues[0] : undefined
    if (!issue) throw error
    const status = statusOf[(error as RequestError).kind]
    return data({ problem: issue[ctx.locale], entered, preview: null }, { status })
  }
})

/** The places that were entered, counted from 1. What is no number becomes 0. */
function placesIn(form: FormData): LayoutPlaces {
  const number = (name: string) => {
    const text = String(form.get(name) ?? '')
    return /^\d{1,3}$/.test(text) ? Number(text) : 0
  }
  const ranges = (kind: LineKind) =>
    Object.fromEntries(
      Object.keys(CROSS_BANK_LAYOUT[kind]).map((name) => {
        const [first, last] = [number(`${kind}.${name}.first`), number(`${kind}.${name}.last`)]
        return [name, [Math.max(0, first - 1), last] as const]
      }),
    )
  const [everyLine, header, detail, trailer] = lineKinds.map(ranges)
  return { length: number('length'), everyLine: everyLine!, header: header!, detail: detail!, trailer: trailer! }
}

/** Throws invalid with a sentence for the first place that cannot be used. */
function valid(places: LayoutPlaces): LayoutPlaces {
  if (!layoutPlaces.safeParse(places).success) throw invalid({ field: 'length', code: 'range', ...words.wrongLength })
  const [fault] = placeFaults(places)
  if (!fault) return places
  const field = fieldWords[fault.field.split('.')[1]!]!
  const text = (locale: 'th' | 'en') => fill(placeWords[fault.code][locale], { field: field[locale] })
  throw invalid({ field: fault.field, code: fault.code, th: text('th'), en: text('en') })
}

async function preview(ctx: Context, id: string, { entered, form }: { entered: LayoutPlaces; form: FormData }) {
  const account = await accountOf(ctx, id).executeTakeFirst()
  if (!account) throw notFound()
  const file = form.get('file')
  if (!(file instanceof File) || file.size === 0) throw invalid({ field: 'file', code: 'required', ...words.noFile })
  const bytes = new Uint8Array(await file.arrayBuffer())
  return previewFile(bytes, { account, layout: layoutOf(entered, account.amountUnit), at: Number(form.get('at')) || 1 })
}

const saveLayout = (ctx: Context, id: string, of: { layout: LayoutPlaces | null; version: unknown }): Promise<void> =>
  inTransaction(ctx, async (inside) => {
    const account = await accountOf(inside, id).forNoKeyUpdate().executeTakeFirst()
    if (!account) throw notFound()
    if (String(of.version) !== String(account.version))
      throw conflict({ field: 'version', code: 'version', ...words.changed })
    await compute(inside, 'bank_account', { _id: id, change: { layout: of.layout as never } })
    await announceAccount(inside, account)
  })
