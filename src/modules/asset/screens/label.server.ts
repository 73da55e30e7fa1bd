import { href } from 'react-router'
import QRCode from 'qrcode'
import { collectionOf } from '#platform/data/collection/catalogue.ts'
import { from } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import { fill, inLocale } from '#platform/site/i18n/words.ts'
import { loads } from '#platform/http/request.server.ts'
import { matchingList } from '#platform/office/screens/list/matching.ts'
import { readListQuery } from '#platform/office/screens/list/list-query.ts'
import { absolute } from '#platform/site/absolute.ts'
import { pageTitle } from '#platform/site/page-title.ts'
import { labelSizes, sheetsOf, sizeNamed } from '../rules/label-size.ts'
import { labelWords as words, sizeWords } from '../label-words.ts'

/** Labels per request. */
const most = 300

/** A sheet of labels for the assets in the URL, or for the filtered list. Each label links to its asset. */
export const loader = loads(async (ctx, { url }) => {
  const { searchParams } = url
  const size = sizeNamed(searchParams.get('size'))
  const said = Number(searchParams.get('skip'))
  const skip = Number.isInteger(said) && said > 0 ? Math.min(said, size.columns * size.rows - 1) : 0
  const found = await idsOf(ctx, url)
  const labels = await labelsOf(ctx, found.slice(0, most))
  const { locale } = ctx
  return {
    title: pageTitle(ctx, words.heading[locale]),
    crumb: { href: href('/asset/dashboard'), label: words.assets[locale] },
    count: fill(words.count[locale], { n: labels.length.toLocaleString('th-TH') }),
    tooMany: found.length > most ? fill(words.tooMany[locale], { most: most.toLocaleString('th-TH') }) : null,
    site: ctx.site.siteName,
    size,
    skip,
    sheets: sheetsOf(labels, { size, skip }),
    sizes: labelSizes.map(({ name }) => ({ value: name, label: sizeWords[name]![locale] })),
    kept: [...searchParams].filter(([name]) => name !== 'size' && name !== 'skip'),
    words: inLocale(words, locale),
  }
})

async function idsOf(ctx: Context, url: URL): Promise<string[]> {
  const named = url.searchParams.get('ids')
  if (named !== null) return named.split(',').filter((id) => /^[0-9a-f]{24}$/.test(id))
  const collection = collectionOf(ctx, 'asset')
  const found = matchingList(ctx, collection, readListQuery(url, collection))
  const rows = await found
    .select('row._id')
    .orderBy('row.code')
    .limit(most + 1)
    .execute()
  return rows.map((row) => String(row['_id']))
}

async function labelsOf(ctx: Context, ids: readonly string[]) {
  if (ids.length === 0) return []
  const assets = await from(ctx, 'asset')
    .select(['_id', 'code', 'name'])
    .where('_id', 'in', ids)
    .orderBy('code')
    .execute()
  return Promise.all(
    assets.map(async ({ _id, code, name }) => {
      const opens = absolute(ctx, href('/asset/detail/:id', { id: _id }))
      return {
        id: _id,
        code,
        name,
        svg: await QRCode.toString(opens, { type: 'svg', margin: 0, errorCorrectionLevel: 'M' }),
      }
    }),
  )
}
