import { href, type LoaderFunctionArgs } from 'react-router'
import { formatInstant } from '#domain/thai-calendar/format.ts'
import { from } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import { askedOf } from '#platform/http/request.server.ts'
import { listWords } from '#platform/office/screens/description/list-words.ts'
import { loader as show } from '#platform/office/screens/show.server.ts'
import type { RecordDescription } from '#ui/office/description.ts'
import { officeWords as words } from '../../office-words.ts'
import { moveKinds } from '../../rules/move-kinds.ts'

export { action } from '#platform/office/screens/show.server.ts'

/** The default record of a stock item, with its latest moves and the form that makes one. */
export const loader = async (args: LoaderFunctionArgs) => {
  const { ctx } = askedOf(args)
  const id = args.params['id'] ?? ''
  const shown = await show(args)
  const isDone = new URL(args.request.url).searchParams.get('done') === 'moved'
  const move = { label: words.move[ctx.locale], href: href('/shop/inventory/move/:id', { id }), isPrimary: true }
  return {
    ...shown,
    record: {
      ...shown.record,
      ...(isDone && { saved: words.changed[ctx.locale] }),
      actions: [move, ...shown.record.actions.map((action) => ({ ...action, isPrimary: false }))],
      related: [await movesOf(ctx, id)],
    },
  }
}

const mostMoves = 50

async function movesOf(ctx: Context, id: string): Promise<RecordDescription['related'][number]> {
  const { locale } = ctx
  const moves = await from(ctx, 'stock_move')
    .select(['_id', 'createdAt', 'kind', 'quantity', 'balance', 'reason', 'ref', 'byName'])
    .where('itemID', '=', id)
    .orderBy('createdAt', 'desc')
    .orderBy('_id', 'desc')
    .limit(mostMoves)
    .execute()
  const kinds = new Map(moveKinds.map(({ value, label }) => [value, label[locale]]))
  return {
    title: words.moves[locale],
    list: {
      columns: [
        { name: 'when', label: words.when[locale], kind: 'text' },
        { name: 'kind', label: words.kind[locale], kind: 'text' },
        { name: 'quantity', label: words.quantity[locale], kind: 'number' },
        { name: 'balance', label: words.balance[locale], kind: 'number' },
        { name: 'reason', label: words.reason[locale], kind: 'text' },
      ],
      rows: moves.map((move) => ({
        ...{ id: move._id, under: move.byName, actions: [] },
        cells: {
          when: { text: formatInstant(move.createdAt, { length: 'medium', locale }) },
          kind: { text: kinds.get(move.kind) ?? move.kind },
          quantity: { text: `${move.quantity > 0 ? '+' : ''}${move.quantity.toLocaleString('th-TH')}` },
          balance: { text: move.balance.toLocaleString('th-TH') },
          reason: { text: move.reason ?? move.ref ?? '–' },
        },
      })),
      empty: { title: words.noMoves[locale] },
      words: listWords(locale),
    },
  }
}
