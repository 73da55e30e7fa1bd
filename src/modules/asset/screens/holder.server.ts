import { href, type LoaderFunctionArgs, redirect } from 'react-router'
import { formatDay } from '#domain/thai-calendar/format.ts'
import { collectionOf } from '#platform/data/collection/catalogue.ts'
import { from } from '#platform/data/collection/rows.ts'
import { update } from '#platform/data/collection/write.ts'
import type { Context } from '#platform/context.ts'
import { notFound } from '#platform/errors/errors.ts'
import { acts, askedOf } from '#platform/http/request.server.ts'
import { listWords } from '#platform/office/screens/description/list-words.ts'
import { handleRecordForm } from '#platform/office/screens/record/record-forms.ts'
import { loader as show } from '#platform/office/screens/show.server.ts'
import type { RecordDescription, Row } from '#ui/office/description.ts'
import { assetWords as words } from '../words.ts'

/** The default record of a holder, with their assets. */
export const loader = async (args: LoaderFunctionArgs) => {
  const { ctx } = askedOf(args)
  const id = args.params['id'] ?? ''
  const shown = await show(args)
  const done = new URL(args.request.url).searchParams.get('done')
  const saved = done === 'back' ? words.takenBack : done === 'handed' ? words.handedOver : null
  const assign = { label: words.assign[ctx.locale], href: href('/asset/user/add/:id', { id }), isPrimary: true }
  return {
    ...shown,
    record: {
      ...shown.record,
      ...(saved && { saved: saved[ctx.locale] }),
      actions: [assign, ...shown.record.actions.map((action) => ({ ...action, isPrimary: false }))],
      related: [await held(ctx, id)],
    },
  }
}

/** Takes an asset back from the holder on the screen only. Also handles the actions common to all records. */
export const action = acts(async (ctx, { params, form, url }) => {
  const collection = collectionOf(ctx, 'asset_holder')
  const done = await handleRecordForm(ctx, { collection, _id: params['id'] ?? '', form, url })
  if (done) return done
  const [holder, _id] = [params['id'] ?? '', String(form.get('asset') ?? '')]
  const asset = await from(ctx, 'asset')
    .select('_id')
    .where('_id', '=', _id)
    .where('holder', '=', holder)
    .executeTakeFirst()
  if (!asset) throw notFound()
  await update(ctx, 'asset', { _id, change: { holder: null, heldSince: null, dueOn: null } })
  return redirect(`${href('/asset/user/detail/:id', { id: holder })}?done=back`)
})

async function held(ctx: Context, holder: string): Promise<RecordDescription['related'][number]> {
  const { locale } = ctx
  const assets = await from(ctx, 'asset')
    .select(['_id', 'name', 'code', 'heldSince', 'dueOn'])
    .where('holder', '=', holder)
    .orderBy('code')
    .limit(200)
    .execute()
  const day = (value: string | null) => ({ text: value ? formatDay(value, { length: 'list', locale }) : '–' })
  const rows = assets.map(({ _id, name, code, heldSince, dueOn }): Row => ({
    ...{ id: _id, href: href('/asset/detail/:id', { id: _id }), under: code },
    cells: { asset: { text: name }, since: day(heldSince), due: day(dueOn) },
    actions: [{ label: words.takeBack[locale], method: 'post', hidden: [{ name: 'asset', value: _id }] }],
  }))
  return {
    title: words.held[locale],
    count: assets.length.toLocaleString('th-TH'),
    list: {
      columns: [
        { name: 'asset', label: words.asset[locale], kind: 'text' },
        { name: 'since', label: words.since[locale], kind: 'date' },
        { name: 'due', label: words.due[locale], kind: 'date' },
      ],
      rows,
      empty: { title: words.nothingHeld[locale] },
      words: listWords(locale),
    },
  }
}
