import { plainReference } from '#domain/money/reference.ts'
import { oneLine } from '#domain/thai-text/one-line.ts'
import { from } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import { conflict, invalid, RequestError } from '#platform/errors/errors.ts'
import { fill, type Text } from '#platform/site/i18n/words.ts'
import { acceptRow } from '../matching/accept-row.server.ts'
import { setAside, undoRow } from '../matching/undo-row.server.ts'
import { doneWords as done } from '../screen-words.ts'
import { reconcileWords as words } from '../words.ts'

const mostAtOnce = 200

/** What staff do about rows, by the button that they press. Each returns the text of its result, or throws. */
export const rowIntents: Record<string, (ctx: Context, form: FormData) => Promise<Text>> = {
  accept: acceptMany,
  match: matchOne,
  aside: async (ctx, form) => {
    await setAside(ctx, { rowID: textOf(form, 'row'), note: textOf(form, 'note') })
    return done.aside
  },
  restore: async (ctx, form) => {
    await setAside(ctx, { rowID: textOf(form, 'row'), note: null })
    return done.restored
  },
  undo: async (ctx, form) => {
    await undoRow(ctx, { rowID: textOf(form, 'row'), note: textOf(form, 'note') })
    return done.undone
  },
}

/** A text of a form on one line, at most 500 letters. */
export const textOf = (form: FormData, name: string) => oneLine(String(form.get(name) ?? '')).slice(0, 500)

/** Accepts the chosen rows one by one, so that one that is refused does not stop the others. */
async function acceptMany(ctx: Context, form: FormData): Promise<Text> {
  const ids = form.getAll('row').map(String).slice(0, mostAtOnce)
  if (ids.length === 0) throw invalid({ field: 'row', code: 'required', ...done.nothing })
  const refused: Text[] = []
  for (const rowID of ids) {
    try {
      await acceptRow(ctx, { rowID, ...(await chosen(ctx, rowID, String(form.get(`choice:${rowID}`) ?? '0'))) })
    } catch (error) {
      if (!(error instanceof RequestError)) throw error
      refused.push(error.issues[0] ?? words.notSuggested)
    }
  }
  const n = ids.length - refused.length
  const [first] = refused
  if (!first) return filled(done.accepted, { n })
  const inLanguage = (locale: 'th' | 'en') =>
    fill(done.refused[locale], { n, m: refused.length, reason: first[locale] })
  throw conflict({ field: 'row', code: 'refused', th: inLanguage('th'), en: inLanguage('en') })
}

async function chosen(ctx: Context, rowID: string, at: string) {
  const row = await from(ctx, 'bank_row')
    .select('bank_row.suggestions')
    .where('bank_row._id', '=', rowID)
    .executeTakeFirst()
  const suggestion = /^\d{1,2}$/.test(at) ? row?.suggestions[Number(at)] : undefined
  if (!suggestion) throw conflict({ field: 'row', code: 'settled', ...words.notSuggested })
  return { orderIDs: suggestion.orderIDs, rule: suggestion.rule }
}

/** Matches a row with the order of a reference that a person typed. */
async function matchOne(ctx: Context, form: FormData): Promise<Text> {
  const reference = plainReference(textOf(form, 'reference'))
  const order = await from(ctx, 'order').select('order._id').where('order.ref1', '=', reference).executeTakeFirst()
  if (!order) throw invalid({ field: 'reference', code: 'unknown', ...words.noOrder })
  await acceptRow(ctx, { rowID: textOf(form, 'row'), orderIDs: [order._id], rule: 'M' })
  return filled(done.accepted, { n: 1 })
}

const filled = ({ th, en }: Text, values: Record<string, number>): Text => ({
  th: fill(th, values),
  en: fill(en, values),
})
