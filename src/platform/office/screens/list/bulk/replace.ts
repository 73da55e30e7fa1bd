import { mayEver, ruledBy } from '#platform/data/access/allow.ts'
import { wireOf } from '#platform/http/api/wire.ts'
import { fromAny } from '#platform/data/collection/rows.ts'
import { type Holder, holdersOf, namesOneOf } from '#platform/data/collection/removal/used-in.ts'
import type { AnyCollection } from '#platform/data/collection/registry.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import { removeAny, updateAny } from '#platform/data/collection/write.ts'
import type { Context } from '#platform/context.ts'
import { invalid, notFound } from '#platform/errors/errors.ts'
import { fill } from '#platform/site/i18n/words.ts'
import type { ListDescription } from '#ui/office/description.ts'
import type { Listed } from '../../description/describe-list.ts'
import { titleOf } from '../../description/labels.ts'
import { holdersHere, usesBy } from '../columns/uses.ts'
import { listHref } from '../list-query.ts'
import { bulkWords, replaceWords } from '../words.ts'
import { type BatchRow, keepBatch } from './batch.ts'
import { mostAtOnce } from './describe-bulk.ts'

const mostOffered = 500

/** `?replace=<id>`: where the rows that use a row are to go before it is deleted; undefined where none does, or he may not. */
export const describeReplacing = async (ctx: Context, listed: Listed): Promise<ListDescription['replacing']> => {
  const { collection, url, isBin } = listed
  const _id = url.searchParams.get('replace')
  if (_id === null || isBin || !mayEver(collection.access.remove, ruledBy(ctx, collection))) return undefined
  const row = await fromAny(ctx, collection).selectAll().where('row._id', '=', _id).executeTakeFirst()
  const [holder] = row ? holdersHere(ctx, listed) : []
  if (!row || !holder) return undefined
  const n = (await usesBy(ctx, holder, [String(row[holder.key])])).get(String(row[holder.key])) ?? 0
  const others = await fromAny(ctx, collection)
    .selectAll()
    .where('row._id', '!=', _id)
    .orderBy(`row.${collection.title[0]!}`)
    .limit(mostOffered)
    .execute()
  const said = (words: (typeof replaceWords)[keyof typeof replaceWords]) =>
    fill(words[ctx.locale], { name: titleOf(collection, row), what: holder.collection.label[ctx.locale], n })
  return {
    title: said(replaceWords.title),
    text: said(replaceWords.text),
    label: said(replaceWords.to),
    hidden: [
      { name: 'intent', value: 'replace' },
      { name: '_id', value: _id },
    ],
    choices: others.map((one) => ({ value: String(one['_id']), label: titleOf(collection, one) })),
    act: said(replaceWords.do),
    cancel: { href: listHref(url, {}), label: said(replaceWords.cancel) },
  }
}

/**
 * Gives all that uses a row to another one, and removes it: all or nothing, with the rights of this person on every row.
 * Answers how many were given over, and the batches by which it is undone, in the order in which they are.
 */
export const replaceAndRemove = (
  ctx: Context,
  collection: AnyCollection,
  asked: { _id: string; to: string },
): Promise<{ given: number; batches: string[] }> =>
  inTransaction(ctx, async (inside) => {
    const rows = await fromAny(inside, collection).selectAll().where('row._id', 'in', [asked._id, asked.to]).execute()
    const [row, heir] = [asked._id, asked.to].map((id) => rows.find((one) => one['_id'] === id))
    if (!row) throw notFound()
    if (!heir || heir === row) throw invalid({ field: 'to', code: 'required', ...replaceWords.choose })
    const given: { name: string; rows: BatchRow[] }[] = []
    for (const holder of holdersOf(inside, collection)) {
      const by = { from: String(row[holder.key]), to: String(heir[holder.key]) }
      given.push({ name: holder.collection.name, rows: await handOver(inside, holder, by) })
    }
    const { version } = await removeAny(inside, collection.name, { _id: asked._id })
    const removed = { collection: collection.name, verb: 'remove' as const, rows: [{ _id: asked._id, version }] }
    const batches = [await keepBatch(inside, removed)]
    for (const one of given.filter(({ rows: changed }) => changed.length > 0))
      batches.push(await keepBatch(inside, { collection: one.name, verb: 'update', rows: one.rows }))
    return { given: given.flatMap(({ rows: changed }) => changed).length, batches }
  })

async function handOver(ctx: Context, holder: Holder, by: { from: string; to: string }): Promise<BatchRow[]> {
  const { collection, field } = holder
  const rows = await fromAny(ctx, collection)
    .selectAll()
    .where(namesOneOf(holder, { keys: [by.from], alias: 'row' }))
    .orderBy('row._id')
    .limit(mostAtOnce + 1)
    .execute()
  if (rows.length > mostAtOnce) throw invalid({ field: 'ids', code: 'too-many', ...tooMany })
  const changed: BatchRow[] = []
  for (const row of rows) {
    const _id = String(row['_id'])
    const { [field]: before } = wireOf(ctx, collection, { row, fields: [field] })
    const { version } = await updateAny(ctx, collection.name, { _id, change: { [field]: replaced(before, by) } })
    changed.push({ _id, version, before: { [field]: before } })
  }
  return changed
}

/** One key, or a list in which each occurs once. */
const replaced = (wire: unknown, { from, to }: { from: string; to: string }) =>
  Array.isArray(wire) ? [...new Set(wire.map((key) => (key === from ? to : key)))] : to

const tooMany = {
  th: fill(bulkWords.tooMany.th, { most: mostAtOnce }),
  en: fill(bulkWords.tooMany.en, { most: mostAtOnce }),
}
