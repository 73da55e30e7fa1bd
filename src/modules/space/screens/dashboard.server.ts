import { data, href, redirect } from 'react-router'
import { formatBytes } from '#domain/file/file-bytes.ts'
import { collectionOf } from '#platform/data/collection/catalogue.ts'
import { from, fromAny } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import { notFound } from '#platform/errors/errors.ts'
import { roomOn } from '#platform/content/file/upload/upload-limits.ts'
import { storeNameOf } from '#platform/content/file/store/store-of.ts'
import { fileWords } from '#platform/content/file/words.ts'
import { type Usage, usageOf } from '#platform/content/file/references/usage.ts'
import { fill } from '#platform/site/i18n/words.ts'
import { acts, loads } from '#platform/http/request.server.ts'
import { describeDashboard } from '#platform/office/screens/dashboard/describe-dashboard.ts'
import { cellOf } from '#platform/office/screens/description/cell.ts'
import { labelsFor } from '#platform/office/screens/description/labels.ts'
import type { Refused } from '#platform/office/screens/record/record-forms.ts'
import type { Pair } from '#ui/office/description.ts'
import { type Fullness, fullnessOf, saidOf } from '#platform/content/file/upload/warn-full.ts'
import { describeGrowth } from '../components/describe-growth.ts'
import { describeHeld, describeMove } from '../components/describe-moves.ts'
import { storeNames } from '../components/store-names.ts'
import { describeStorages, testAction } from '../components/describe-storages.ts'
import { describeUnused } from '../components/describe-unused.ts'
import { doneIn, removeUnused, tested } from '../commands/keep-storage.server.ts'
import { storageAction } from '../commands/storage-actions.server.ts'
import { fileListWords } from '../file-words.ts'
import { spaceWords as words } from '../words.ts'

const shown = ['spaceId', 's3Endpoint', 's3Region', 's3Bucket', 's3Hosting'] as const

/** The storages of the site, the current one, the space used, and the unused files (specification L81). */
export const loader = loads(async (ctx, { route, url }) => {
  const { locale } = ctx
  const [spaces, usage, store, pairs, unused, names] = await Promise.all([
    from(ctx, 'space').select(['_id', 'name', 's3Bucket', 's3Region']).execute(),
    usageOf(ctx),
    storeNameOf(ctx),
    settingPairs(ctx),
    describeUnused(ctx),
    storeNames(ctx),
  ])
  const stores = { current: store, names }
  const place = names.find(({ value }) => value === store)?.label ?? words.bucket[locale]
  const done = doneIn(ctx, url)
  const described = describeDashboard(ctx, {
    route,
    ...(done !== null && { saved: done }),
    actions: [
      { label: words.add[locale], href: href('/space/storage/add'), isPrimary: true },
      testAction(ctx, store),
      { label: fileListWords.title[locale], href: href('/space/file') },
      { label: words.choose[locale], href: href('/space/config') },
    ],
    figures: [...usedFigures(ctx, usage), { label: words.own[locale], value: place, href: href('/space/config') }],
    sections: [
      { title: words.byType[locale], pairs: typePairs(ctx, usage) },
      { title: words.now[locale], pairs },
    ],
    charts: await describeGrowth(ctx),
    related: [
      await describeHeld(ctx, stores),
      describeStorages(ctx, spaces, { current: store, newFilesAt: place }),
      unused,
    ],
  })
  return { ...described, move: await describeMove(ctx, stores), full: fullIn(ctx, await fullnessOf(ctx)) }
})

const fullIn = ({ locale }: Context, full: Fullness | null) =>
  full && { title: saidOf(full)[locale], text: fileWords.nearlyFullText[locale] }

/** Tests a storage, selects it for new files, moves files, or deletes unused ones. */
export const action = acts(async (ctx, { form }) => {
  const here = href('/space/dashboard')
  if (form.get('intent') === 'remove-unused') {
    const id = form.get('file')
    return redirect(`${here}?done=removed-${await removeUnused(ctx, id === null ? null : String(id))}`)
  }
  if (form.get('intent') !== 'test') return storageAction(ctx, form)
  const answer = await tested(ctx, String(form.get('store')))
  if ('ms' in answer) return redirect(`${here}?done=works-${answer.ms}`)
  const refused: Refused = { problem: answer.problem, written: '' }
  return data(refused)
})

function usedFigures(ctx: Context, usage: Usage[]) {
  const { locale } = ctx
  const used = usage.reduce((sum, { bytes }) => sum + bytes, 0)
  const count = usage.reduce((sum, one) => sum + one.count, 0)
  const most = roomOn(ctx)
  const text = most === null ? words.unlimited[locale] : fill(words.most[locale], { most: formatBytes(most) })
  return [
    { label: words.used[locale], value: formatBytes(used), text },
    { label: words.files[locale], value: count.toLocaleString('th-TH'), href: href('/space/file') },
  ]
}

const typePairs = ({ locale }: Context, usage: Usage[]): Pair[] =>
  usage.length === 0
    ? [{ label: words.files[locale], value: { text: words.noFiles[locale], isMuted: true } }]
    : usage.map(({ ext, count, bytes }) => ({
        label: `.${ext}`,
        value: {
          text: fill(words.ofType[locale], { count: count.toLocaleString('th-TH'), bytes: formatBytes(bytes) }),
        },
      }))

async function settingPairs(ctx: Context): Promise<Pair[]> {
  const collection = collectionOf(ctx, 'configuration')
  const row = await fromAny(ctx, collection).selectAll().executeTakeFirst()
  if (!row) throw notFound()
  const labels = await labelsFor(ctx, { collection, rows: [row] })
  return shown.map((name) => {
    const field = collection.fields[name]!
    return { label: field.label[ctx.locale], value: cellOf(ctx, { value: row[name], field, labels, isRecord: true }) }
  })
}
