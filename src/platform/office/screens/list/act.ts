import { data, redirect } from 'react-router'
import { removeAny, restoreAny } from '#platform/data/collection/write.ts'
import type { AnyCollection } from '#platform/data/collection/registry.ts'
import type { Context } from '#platform/context.ts'
import type { Route } from '#platform/manifest/manifest.ts'
import { invalid, notFound, RequestError } from '#platform/errors/errors.ts'
import { fill, type Text } from '#platform/site/i18n/words.ts'
import type { Action } from '#ui/office/description.ts'
import { keepOfficeLayout } from '#platform/identity/site-roles/office-layout.ts'
import { readField } from '../save/read-form.ts'
import { listHref, readListQuery } from './list-query.ts'
import { applyToRows, type RowAction, type Outcome, undoBatches } from './bulk/apply-to-rows.ts'
import { mostAtOnce, mostInRun } from './bulk/describe-bulk.ts'
import { failureReasons, reasonsText } from './bulk/failure-reasons.ts'
import { cancelRun, startBulkAction, undoRun } from './bulk/run/runs.ts'
import { postedRecordAction } from '../record/record-action/actions.ts'
import { countedIn, undoing } from './done.ts'
import { replaceAndRemove } from './bulk/replace.ts'
import { editCell } from './edit-cell.ts'
import { matchingList } from './matching.ts'
import { changeView, dropView, keepView, keptOf } from './views/saved-views.ts'
import { spots } from './views/tree/arrange.ts'
import { moveRow } from './views/tree/move-row.ts'
import { bulkWords } from './words.ts'

interface ActQuery {
  collection: AnyCollection
  route: Route | null
  url: URL
  form: FormData
  /** Reads removed rows if the list shows them. */
  reading: Context
}

/** Handles a form of the list. By default it removes the named row. */
export const act = async (ctx: Context, asked: ActQuery) => {
  const { collection, form } = asked
  const intent = String(form.get('intent') ?? 'remove')
  if (intent === 'cell') {
    const edited = await editCell(ctx, collection, form)
    return data({ edited }, { status: edited.problem === null ? 200 : 400 })
  }
  const does = Object.hasOwn(intents, intent) ? intents[intent]! : intents['remove']!
  try {
    const told = await does(ctx, asked)
    return typeof told === 'string' ? redirect(told) : told
  } catch (error) {
    if (!(error instanceof RequestError) || error.kind === 'not-found') throw error
    return { problem: error.issues[0]?.[ctx.locale] ?? bulkWords.refused[ctx.locale] }
  }
}

/** Handles one intent. Returns the next address, or what failed. */
type Intent = (ctx: Context, asked: ActQuery) => Promise<string | ActMessage>

interface ActMessage {
  problem: string
  undo?: Action
}

const intents: Record<string, Intent> = {
  async remove(ctx, { collection, url, form }) {
    const _id = String(form.get('_id') ?? '')
    await removeAny(ctx, collection.name, { _id })
    return listHref(url, { done: 'removed', row: _id })
  },
  async restore(ctx, { collection, url, form }) {
    await restoreAny(ctx, collection.name, { _id: String(form.get('_id') ?? '') })
    return listHref(url, { done: 'restored' })
  },
  async overview(ctx, { url, form }) {
    await keepOfficeLayout(ctx, { hasOverviews: form.get('isShown') === 'true' })
    return listHref(url, {})
  },
  'bulk-remove': (ctx, asked) => toMany(ctx, asked, { verb: 'remove' }),
  'bulk-restore': (ctx, asked) => toMany(ctx, asked, { verb: 'restore' }),
  'bulk-set': (ctx, asked) => toMany(ctx, asked, setting(ctx, asked)),
  action: (ctx, asked) => toMany(ctx, asked, postedRecordAction(ctx, asked.collection, asked.form)),
  async 'run-cancel'(ctx, { collection, url, form }) {
    const _id = String(form.get('run') ?? '')
    await cancelRun(ctx, { collection: collection.name, _id })
    return listHref(url, { run: _id })
  },
  async 'run-undo'(ctx, { collection, url, form }) {
    const _id = String(form.get('run') ?? '')
    return listHref(url, { run: await undoRun(ctx, { collection: collection.name, _id }) })
  },
  async undo(ctx, { collection, url, form }) {
    const outcome = await undoBatches(ctx, collection, String(form.get('batch') ?? '').split(','))
    return toldAt(ctx, { collection, url }, { done: 'undone', outcome })
  },
  async move(ctx, { collection, url, form }) {
    const spot = spots.find((one) => one === form.get('spot'))
    if (!collection.list.tree || !spot) throw notFound()
    const [_id, at] = [String(form.get('_id') ?? ''), String(form.get('at') ?? '')]
    const batch = await moveRow(ctx, collection, { _id, at, spot })
    return listHref(url, batch ? { done: 'moved', batch } : {})
  },
  async replace(ctx, { collection, url, form }) {
    if (!collection.list.usedIn) throw notFound()
    const [_id, to] = [String(form.get('_id') ?? ''), String(form.get('to') ?? '')]
    const { given, batches } = await replaceAndRemove(ctx, collection, { _id, to })
    return listHref(url, { done: `replaced ${given}`, batch: batches.join(',') })
  },
  async 'view-save'(ctx, { collection, url, form }) {
    const text = (name: string) => String(form.get(name) ?? '')
    const query = text('query')
    const isShared = text('isShared') === 'true'
    const view = await keepView(ctx, { collection: collection.name, name: text('name'), query, isShared })
    return withView(url, { query, view, done: 'view-saved' })
  },
  async 'view-change'(ctx, { collection, url, form }) {
    const view = String(form.get('view') ?? '')
    const query = String(form.get('query') ?? '')
    await changeView(ctx, { collection: collection.name, _id: view, query })
    return withView(url, { query, view, done: 'view-saved' })
  },
  async 'view-drop'(ctx, { collection, url, form }) {
    await dropView(ctx, { collection: collection.name, _id: String(form.get('view') ?? '') })
    return `${url.pathname}?done=view-removed`
  },
}

const withView = (url: URL, to: { query: string; view: string; done: string }) => {
  const query = new URLSearchParams(keptOf(new URLSearchParams(to.query)))
  query.set('view', to.view)
  query.set('done', to.done)
  return `${url.pathname}?${query}`
}

async function toMany(ctx: Context, asked: ActQuery, action: RowAction): Promise<string | ActMessage> {
  const ids = await chosen(asked)
  if (ids.length === 0) throw refused('nothing', bulkWords.nothing)
  if (ids.length > mostInRun) throw refused('too-many', tooMany)
  if (ids.length > mostAtOnce) {
    const href = listHref(asked.url, {})
    const run = await startBulkAction(ctx, { collection: asked.collection.name, action, ids, href })
    return listHref(asked.url, { run })
  }
  const outcome = await applyToRows(ctx, asked.collection, { ids, action })
  const named = action.verb === 'update' && action.action !== undefined
  return toldAt(ctx, asked, { done: named ? `action-${action.action}` : `bulk-${action.verb}`, outcome })
}

/** Returns the ticked rows, or all that the list finds. */
async function chosen({ collection, route, url, form, reading }: ActQuery): Promise<string[]> {
  if (form.get('all') !== '1') {
    const ids = String(form.get('ids') ?? '').split(',')
    return [...new Set(ids.filter((id) => /^[0-9a-f]{24}$/.test(id)))]
  }
  const matching = matchingList(reading, collection, readListQuery(url, collection, route))
  const rows = await matching
    .select('row._id')
    .orderBy('row._id')
    .limit(mostInRun + 1)
    .execute()
  return rows.map((row) => String(row['_id']))
}

/** Returns one field of the form as the change for every row. */
function setting(ctx: Context, { collection, form }: ActQuery): RowAction {
  const name = String(form.get('field') ?? '')
  const field = Object.hasOwn(collection.fields, name) ? collection.fields[name] : undefined
  const posted = field && readField(ctx, field, { form, name, stored: null })
  if (!posted) throw refused('field', bulkWords.nothing)
  return { verb: 'update', change: { [name]: posted.value } }
}

/** Returns the list's address with the result; refusals include their reason. */
function toldAt(
  ctx: Context,
  { collection, url }: Pick<ActQuery, 'collection' | 'url'>,
  { done, outcome }: { done: string; outcome: Outcome },
): string | ActMessage {
  const { failures, batch } = outcome
  const told = `${done} ${outcome.done}`
  if (failures.length === 0) return listHref(url, { done: told, batch })
  const left = reasonsText(failureReasons(failures), ctx.locale)
  const isSome = outcome.done > 0
  return {
    problem: isSome ? `${countedIn(ctx, { collection, done: told })!} · ${left}` : left,
    ...(batch && { undo: undoing(ctx, batch) }),
  }
}

const refused = (code: string, text: Text) => invalid({ field: 'ids', code, ...text })
const tooMany = {
  th: fill(bulkWords.tooMany.th, { most: mostInRun.toLocaleString('th-TH') }),
  en: fill(bulkWords.tooMany.en, { most: mostInRun.toLocaleString('th-TH') }),
}
