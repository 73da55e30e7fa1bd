import { mayEver, ruledBy } from '#platform/data/access/allow.ts'
import { collectionOf } from '#platform/data/collection/catalogue.ts'
import { leadsNowhere } from '#platform/data/field-types/relation/leads-nowhere.ts'
import { fromAny } from '#platform/data/collection/rows.ts'
import type { AnyField } from '#platform/data/collection/field.ts'
import { readableParts } from '#platform/data/site-fields/site-values.ts'
import type { AnyCollection } from '#platform/data/collection/registry.ts'
import type { Context } from '#platform/context.ts'
import { notFound } from '#platform/errors/errors.ts'
import { fieldTypeOf } from '#platform/data/field-types/field-type-of.ts'
import { inLocale } from '#platform/site/i18n/words.ts'
import type { Route } from '#platform/manifest/manifest.ts'
import { acts, loads } from '#platform/http/request.server.ts'
import { pageTitle } from '#platform/site/page-title.ts'
import type { Action, Pair, RecordDescription } from '#ui/office/description.ts'
import { isReadable } from '#platform/http/api/wire.ts'
import { cellOf, fieldAt, valueAt } from './description/cell.ts'
import { derivedOf } from './derived.ts'
import { type Labels, labelsFor, titleOf } from './description/labels.ts'
import { isAmong } from './list/views/declared.ts'
import { listBeside, pathTo, screensBeside } from './paths.ts'
import { recordActionForms, requestedRecordAction } from './record/record-action/describe-action.ts'
import { recordActionDone } from './record/record-action/run-action.ts'
import { attachmentWords } from '#platform/content/file/attachment/words.ts'
import { describeAttachments, hungOn } from './record/describe-attachments.ts'
import { cameFrom, neighboursOf, withFrom } from './record/neighbours.ts'
import { handleRecordForm } from './record/record-forms.ts'
import { addingTo, relatedTo } from './record/related.ts'
import { timelineOf } from './record/timeline.ts'
import { recordWords } from './record/words.ts'
import { words } from './words.ts'

/** The derived detail screen of a collection's row. */
export const loader = loads(async (ctx, { route, params, url }) => {
  const collection = derivedOf(ctx, route, 'show')
  const record = await describeRecord(ctx, { collection, route: route!, _id: params['id'] ?? '', url })
  return {
    record: { ...record, ...doneTo(ctx, url), ...recordActionDone(ctx, { collection, url }) },
    title: pageTitle(ctx, record.heading),
  }
})

/** Handles the forms of a record: comments, attachments, actions and restored values. */
export const action = acts(async (ctx, { route, params, form, url }) => {
  const collection = derivedOf(ctx, route, 'show')
  const done = await handleRecordForm(ctx, { collection, _id: params['id'] ?? '', form, url })
  if (!done) throw notFound()
  return done
})

/** Returns the message about the last action on a record. */
export const doneTo = ({ locale }: Context, url: URL): Pick<RecordDescription, 'saved' | 'undo'> => {
  const done = url.searchParams.get('done')
  if (done?.startsWith('detached-')) return detached(locale, done.slice('detached-'.length))
  if (done === 'saved') return { saved: words.saved[locale] }
  return done === 'reverted' ? { saved: recordWords.restored[locale] } : {}
}

const detached = (locale: Context['locale'], attachment: string): Pick<RecordDescription, 'saved' | 'undo'> => ({
  saved: attachmentWords.detached[locale],
  undo: {
    ...{ label: attachmentWords.undo[locale], method: 'post', icon: 'arrow-back-up' },
    hidden: [
      { name: 'intent', value: 'reattach' },
      { name: 'attachment', value: attachment },
    ],
  },
})

/**
 * Returns the description of a record. Throws not-found if the viewer may not see it. With `url` it links to
 * neighbouring rows.
 */
export const describeRecord = async (
  ctx: Context,
  asked: { collection: AnyCollection; route: Route; _id: string; url?: URL },
): Promise<RecordDescription> => {
  const { collection, route, url } = asked
  const row = await rowOf(ctx, asked)
  const labels = await labelsFor(ctx, { collection, rows: [row] })
  const list = listBeside(ctx, { collection: collection.name, near: route })
  const state = collection.list.state
  const _id = String(row['_id'])
  const hung = url ? await hungOn(ctx, { collection, _id }) : []
  return {
    crumbs: list ? [{ ...list, href: backTo(list.href, url) }] : [],
    ...(url && (await neighboursOf(ctx, { collection, route, row, url }))),
    heading: headingOf(ctx, { collection, row, labels }),
    ...(state && {
      state: cellOf(ctx, { value: row[state], field: collection.fields[state]!, labels, isState: true }),
    }),
    facts: [],
    actions: actionsOf(ctx, { collection, route, row, url }),
    sections: [
      ...collection.form.map((section) => ({
        title: section.title[ctx.locale],
        pairs: pairsOf(ctx, { collection, names: section.fields, row, labels }),
      })),
      {
        title: words.history[ctx.locale],
        isAside: true,
        pairs: pairsOf(ctx, { collection, names: [...onlyListed(collection), ...moments], row, labels }),
      },
    ],
    ...(url && (await describeAttachments(ctx, { collection, _id, url, hung }))),
    ...(await timelineOf(ctx, { collection, row, hung })),
    ...(await requestedRecordAction(ctx, { collection, row, url })),
    related: await relatedTo(ctx, { collection, route, row }),
    words: inLocale({ crumbs: words.crumbs, more: words.more }, ctx.locale),
  }
}

const moments = ['createdAt', 'updatedAt']

/** Fields that the list shows but no form contains, such as computed ones. */
const onlyListed = ({ form, list, fields }: AnyCollection) => {
  const asked = new Set([...form.flatMap((section) => section.fields), ...moments])
  return list.columns.filter((name) => !asked.has(name) && Object.hasOwn(fields, name.split('.')[0]!))
}

function headingOf(
  ctx: Context,
  { collection, row, labels }: { collection: AnyCollection; row: Record<string, unknown>; labels: Labels },
) {
  const shown = collection.title.map(
    (name) => cellOf(ctx, { value: row[name], field: collection.fields[name]!, labels }).text,
  )
  return shown.join(' ') || titleOf(collection, row)
}

async function rowOf(ctx: Context, { collection, route, _id }: Parameters<typeof describeRecord>[1]) {
  const row = await fromAny(ctx, collectionOf(ctx, collection.name))
    .selectAll()
    .where('row._id', '=', _id)
    .where(isAmong(ctx, collection, route.presets ? [route.presets] : []))
    .executeTakeFirst()
  if (!row) throw notFound()
  return row
}

function pairsOf(
  ctx: Context,
  from: { collection: AnyCollection; names: readonly string[]; row: Record<string, unknown>; labels: Labels },
): Pair[] {
  const { collection, names, row, labels } = from
  return names
    .flatMap((name) => pathsOf(ctx, collection.fields[name], name))
    .filter((name) => isReadable(ctx, collection.fields[name.split('.')[0]!]))
    .filter((name) => !leadsNowhere(ctx, collection.fields[name]))
    .map((name) => {
      const field = fieldAt(collection, name)!
      const value = valueAt(row, name)
      const pair = { label: field.label[ctx.locale], value: cellOf(ctx, { value, field, labels, isRecord: true }) }
      return fieldTypeOf(field).isHtml && value ? { ...pair, html: String(value) } : pair
    })
}

/** What a site defines itself is told of part by part. */
const pathsOf = ({ viewer }: Context, field: AnyField | undefined, name: string) =>
  field?.isSiteDefined ? readableParts(field, viewer).map((part) => `${name}.${part}`) : [name]

function actionsOf(
  ctx: Context,
  of: { collection: AnyCollection; route: Route; row: Record<string, unknown>; url: URL | undefined },
): Action[] {
  const { collection, row, url } = of
  const { locale } = ctx
  const place = { collection: collection.name, near: of.route }
  const edit = pathTo(ctx, { ...place, verb: 'edit', row })
  const add = pathTo(ctx, { ...place, verb: 'add' })
  const mayAdd = !collection.singleton && mayEver(collection.access.create, ruledBy(ctx, collection))
  const here = (href: string) => (url ? withFrom(href, url) : href)
  return [
    ...(edit ? [{ label: words.edit[locale], href: here(edit), icon: 'pencil' as const, isPrimary: true }] : []),
    ...recordActionForms(ctx, { collection, row, url }),
    ...addingTo(ctx, of),
    ...screensBeside(ctx, { collection: collection.name, _id: String(row['_id']) }),
    ...(add && mayAdd && isDerivedAt(ctx, add)
      ? [{ label: recordWords.duplicate[locale], href: `${add}?copy=${String(row['_id'])}`, icon: 'copy' as const }]
      : []),
    { label: recordWords.print[locale], href: here('?print'), icon: 'printer' as const },
  ]
}

/** A module's own screen does not know the values that its address fills in. */
const isDerivedAt = ({ app }: Context, path: string) =>
  app.manifests.some(({ routes }) => routes.some((route) => route.path === path && !('screen' in route)))

/** Returns the address of the previous list, as it was. */
const backTo = (list: string, url: URL | undefined) => {
  const from = url ? cameFrom(url) : ''
  return from === '' ? list : `${list}?${from}`
}
