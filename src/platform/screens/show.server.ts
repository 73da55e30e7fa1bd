import { collectionOf } from '#platform/collection/catalogue.ts'
import { fromAny } from '#platform/collection/rows.ts'
import type { AnyCollection } from '#platform/collection/registry.ts'
import type { Context } from '#platform/context.ts'
import { notFound } from '#platform/errors/errors.ts'
import { kindOf } from '#platform/kinds/kind-of.ts'
import { inLocale } from '#platform/i18n/words.ts'
import type { Route } from '#platform/manifest/manifest.ts'
import { loads } from '#platform/request.server.ts'
import { titled } from '#platform/site/titled.ts'
import type { Action, Pair, RecordDescription } from '#ui/office/description.ts'
import { isReadable } from '#platform/api/wire.ts'
import { cellOf, fieldAt } from './description/cell.ts'
import { timelineOf } from './description/describe-history.ts'
import { derivedOf } from './derived.ts'
import { type Labels, labelsFor, titleOf } from './description/labels.ts'
import { pathTo } from './paths.ts'
import { words } from './words.ts'

/** The derived detail of a collection's row. */
export const loader = loads(async (ctx, { route, params, url }) => {
  const collection = derivedOf(ctx, route, 'show')
  const record = await describeRecord(ctx, { collection, route: route!, _id: params['id'] ?? '' })
  const isSaved = url.searchParams.get('done') === 'saved'
  return {
    record: { ...record, ...(isSaved && { saved: words.saved[ctx.locale] }) },
    title: titled(ctx, record.heading),
  }
})

/** What the office's record is told of one row; throws not-found when the viewer may not see it. */
export const describeRecord = async (
  ctx: Context,
  asked: { collection: AnyCollection; route: Route; _id: string },
): Promise<RecordDescription> => {
  const { collection, route, _id } = asked
  const row = await fromAny(ctx, collectionOf(ctx, collection.name))
    .selectAll()
    .where('row._id', '=', _id)
    .executeTakeFirst()
  if (!row) throw notFound()
  const labels = await labelsFor(ctx, { collection, rows: [row] })
  const list = pathTo(ctx, { collection: collection.name, verb: 'list', near: route })
  const state = collection.list.state
  const heading = collection.title
    .map((name) => cellOf(ctx, { value: row[name], field: collection.fields[name]!, labels }).text)
    .join(' ')
  return {
    crumbs: list ? [{ href: list, label: collection.plural[ctx.locale] }] : [],
    heading: heading || titleOf(collection, row),
    ...(state && {
      state: cellOf(ctx, { value: row[state], field: collection.fields[state]!, labels, isState: true }),
    }),
    facts: [],
    actions: actionsOf(ctx, { collection, route, row }),
    sections: [
      ...collection.form.map((section) => ({
        title: section.title[ctx.locale],
        pairs: pairsOf(ctx, { collection, names: section.fields, row, labels }),
      })),
      {
        title: words.history[ctx.locale],
        isAside: true,
        pairs: pairsOf(ctx, { collection, names: ['createdAt', 'updatedAt'], row, labels }),
      },
    ],
    ...(await timelineOf(ctx, collection, _id)),
    related: [],
    words: inLocale({ crumbs: words.crumbs, more: words.more }, ctx.locale),
  }
}

function pairsOf(
  ctx: Context,
  from: { collection: AnyCollection; names: readonly string[]; row: Record<string, unknown>; labels: Labels },
): Pair[] {
  const { collection, names, row, labels } = from
  return names
    .filter((name) => isReadable(ctx, collection.fields[name]))
    .map((name) => {
      const field = fieldAt(collection, name)!
      const value = row[name]
      const pair = { label: field.label[ctx.locale], value: cellOf(ctx, { value, field, labels, isRecord: true }) }
      return kindOf(field).isHtml && value ? { ...pair, html: String(value) } : pair
    })
}

function actionsOf(
  ctx: Context,
  of: { collection: AnyCollection; route: Route; row: Record<string, unknown> },
): Action[] {
  const edit = pathTo(ctx, { collection: of.collection.name, verb: 'edit', near: of.route, row: of.row })
  return edit ? [{ label: words.edit[ctx.locale], href: edit, isPrimary: true }] : []
}
