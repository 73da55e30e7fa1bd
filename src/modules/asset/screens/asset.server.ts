import { href, type LoaderFunctionArgs } from 'react-router'
import { formatBaht } from '#domain/money/baht.ts'
import { bangkokDay } from '#domain/thai-calendar/bangkok.ts'
import { formatDay } from '#domain/thai-calendar/format.ts'
import { from } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import { fill } from '#platform/site/i18n/words.ts'
import { askedOf } from '#platform/http/request.server.ts'
import { loader as show } from '#platform/office/screens/show.server.ts'
import type { Action, RecordDescription } from '#ui/office/description.ts'
import { isReckoned, livesOf, type Priced, worthOf } from '../components/read-worth.ts'
import { worthWords as words } from '../worth-words.ts'
import { assetWords } from '../words.ts'

/** The default record, with the actions for the asset's state. */
export const loader = async (args: LoaderFunctionArgs) => {
  const { ctx } = askedOf(args)
  const { locale } = ctx
  const id = args.params['id'] ?? ''
  const shown = await show(args)
  const asset = await from(ctx, 'asset')
    .select(['holder', 'standing', 'value', 'category', 'boughtOn', 'usedFrom'])
    .where('_id', '=', id)
    .executeTakeFirst()
  const assign: Action = { label: assetWords.assign[locale], href: href('/asset/assign/:id', { id }) }
  const mayAssign = asset?.holder === null && asset.standing === 'stock'
  return {
    ...shown,
    record: {
      ...shown.record,
      sections: [...shown.record.sections, ...(await worthSection(ctx, asset))],
      actions: [
        ...(mayAssign ? [{ ...assign, isPrimary: true }] : []),
        ...shown.record.actions.map((action) => ({ ...action, isPrimary: !mayAssign && action.isPrimary === true })),
        { label: assetWords.custodians[locale], href: href('/asset/admin/:id', { id }) },
        { label: assetWords.labels[locale], href: `${href('/asset/label')}?ids=${id}`, icon: 'printer' as const },
      ],
    },
  }
}

export { action } from '#platform/office/screens/show.server.ts'

/** Its value today, if the site computes depreciation and the value is known. */
async function worthSection(ctx: Context, asset: Priced | undefined): Promise<RecordDescription['sections']> {
  if (!asset || !(await isReckoned(ctx))) return []
  const { locale } = ctx
  const day = bangkokDay(ctx.now)
  const worth = worthOf(asset, { lives: await livesOf(ctx), day })
  const said = (n: number) => ({ text: formatBaht(n, { style: 'symbol', locale }) })
  const missing = { text: words.unknownText[locale], isMuted: true }
  const on = formatDay(day, { length: 'long', locale })
  return [
    {
      title: words.heading[locale],
      pairs: [
        { label: words.lost[locale], value: worth ? said(worth.accumulated) : missing },
        { label: fill(words.of[locale], { day: on }), value: worth ? said(worth.book) : missing },
      ],
    },
  ]
}
