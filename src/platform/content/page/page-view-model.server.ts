import { hash } from 'node:crypto'
import { redirect } from 'react-router'
import { visiblePage } from '#domain/page/visibility/flags.ts'
import { guardedPage } from '#domain/page/visibility/guarded.ts'
import type { Page, PageColumn, PageObject, PageRow } from '#domain/page/page.ts'
import { cssSize } from '#domain/page/row-size.ts'
import { meantPage } from '#domain/page/visibility/when.ts'
import { bangkokDay, nextMidnight } from '#domain/thai-calendar/bangkok.ts'
import { isSignedIn } from '#platform/data/access/viewer.ts'
import { type Context, cacheUntil } from '#platform/context.ts'
import { isCachedForLearners } from '#platform/http/page-cache/fragment-cache.ts'
import type { HeldPage, Placed } from './block.ts'
import { contentWeight } from './content-weight.ts'
import { type Fault, readObject } from './read-object.ts'
import { shownIn } from './shown-in.ts'
import type { Drawn } from './view/static-block.tsx'

export interface ObjectViewModel {
  id: string
  type: string
  shown: unknown
  /** Whether its script may wait for the first interaction. */
  isStill: boolean
  /** Its HTML, if it is already rendered. */
  drawn?: Drawn
  /** The style sheets of its view. */
  styles: readonly string[]
  /** The rows of an included page. */
  rows?: RowViewModel[]
}
export interface ColumnViewModel {
  id: string
  col: number
  alignment: string
  objects: ObjectViewModel[]
}
export interface RowViewModel {
  id: string
  gapSize: number
  isFull: boolean
  /** Its name in the address, if any. */
  customId: string | null
  alignment: string | null
  /** Maximum width, minimum height, and vertical padding, as CSS. */
  sizes: { width: string | null; bsz: string | null; sz: string | null }
  columns: ColumnViewModel[]
  /** Its tab and data set, if it is part of a form. */
  form?: FormRow
}

/** The settings of a row of a form (specification L118). */
type FormRow = Pick<PageRow, 'tab' | 'dataMode' | 'dataSetName' | 'dataSetLimit' | 'dataSetTitle'>

/**
 * Returns the view model of a stored page, given its post's `_id`. Each kind of block is loaded once for the page and
 * its included pages. Leaves out unknown kinds or versions, blocks of disabled plugins, and blocks with invalid props
 * (requirement L13.1). Objects not meant for this viewer or hidden by a guard are not even loaded. Throws the redirect
 * of a guard.
 */
export const pageViewModel = async (ctx: Context, page: HeldPage): Promise<RowViewModel[]> => {
  const open: Part = { ...page, stored: openTo(ctx, page.stored), under: '' }
  const held = await heldPages(ctx, open)
  const placed = placedByKind(ctx, [open, ...held.values()]).filter(([type]) => !isHolder(ctx, type))
  const loaded = await Promise.all(placed.map(([type, objects]) => loadKind(ctx, type, objects)))
  return rowsOf({ ctx, shown: new Map(loaded.flat()), held }, open)
}

/** The view data of an object, or the rows of its included page. */
export type SingleObjectViewModel = Pick<ObjectViewModel, 'shown' | 'rows'>

/** Returns view data by object id, or why an object shows nothing. For page editors, regardless of guards. */
export const objectViewModels = async (
  ctx: Context,
  { _id, objects }: { _id: string; objects: readonly PageObject[] },
): Promise<Record<string, SingleObjectViewModel | { fault: Fault }>> => {
  const read = objects.map((object) => ({ ...object, read: readObject(ctx, object) }))
  const kinds = Map.groupBy(read, ({ type }) => type)
  const loaded = await Promise.all(
    [...kinds].map(async ([type, all]) => {
      const placed = all.flatMap(({ id, read: of }) => ('value' in of ? [{ id, props: of.value, page: _id }] : []))
      return placed.length > 0 && !isHolder(ctx, type) ? loadKind(ctx, type, placed) : []
    }),
  )
  const held = await pageViewModel(ctx, { _id, stored: pageOf(objects.filter(({ type }) => isHolder(ctx, type))) })
  const shown = new Map<string, SingleObjectViewModel>([
    ...loaded.flat().map(([id, one]) => [id, { shown: one }] as const),
    ...shownIn(held).map((object) => [object.id, object] as const),
  ])
  return Object.fromEntries(
    read.map(({ id, read: of }) => [id, 'fault' in of ? { fault: of.fault } : (shown.get(id) ?? { shown: null })]),
  )
}

const pageOf = (objects: PageObject[]): Page => ({
  version: 1,
  rows: [{ id: 'r', gapSize: 0, columns: [{ id: 'c', col: 12, alignment: 'left', objects }] }],
})

/** A page or included page: its visible part, and the prefix of its object ids. */
interface Part extends HeldPage {
  under: string
}

/** Returns what the viewer may see of a page. A guard that a flag hides still guards. */
function openTo(ctx: Context, stored: Page): Page {
  const looking = { isSignedIn: isSignedIn(ctx.viewer), band: ctx.viewer.band ?? null, today: bangkokDay(ctx.now) }
  const { page, isByDay } = meantPage(stored, looking)
  if (isByDay) cacheUntil(ctx, Date.parse(nextMidnight(ctx.now)))
  const guarded = guardedPage(page, (object) => restOf(ctx, object))
  return visiblePage(guarded, ctx.site.flags)
}

/** A guard with invalid props hides the rest, so that nothing protected is shown by mistake. */
function restOf(ctx: Context, object: PageObject): 'page' | 'column' | null {
  const guard = ctx.app.blocks.get(object.type)?.block.guard
  if (!guard) return null
  const props = propsOf(ctx, object)
  if (props === null) return 'page'
  const guarded = guard(props.value, ctx.viewer)
  if (guarded?.goTo) throw redirect(guarded.goTo)
  return guarded?.rest ?? null
}

/**
 * Returns the included pages, by object id. Pages that would redirect, and those beyond the size limit, are left out.
 */
async function heldPages(ctx: Context, page: Part): Promise<Map<string, Part>> {
  const holders = placedByKind(ctx, [page]).filter(([type]) => isHolder(ctx, type))
  const loaded = await Promise.all(holders.map(([type, objects]) => loadKind(ctx, type, objects)))
  const fits = contentWeight(ctx, page._id)
  const parts = loaded.flat().flatMap(([id, held]) => {
    const { _id, stored } = held as HeldPage
    const open = fits(stored) ? openHere(ctx, stored) : null
    return open ? [[id, { _id, stored: open, under: `${id}.` }] as const] : []
  })
  return new Map(parts)
}

function openHere(ctx: Context, stored: Page): Page | null {
  try {
    return openTo(ctx, stored)
  } catch (error) {
    if (error instanceof Response) return null
    throw error
  }
}

const isHolder = ({ app }: Context, type: string) => app.blocks.get(type)?.block.isHolder === true

function placedByKind(ctx: Context, parts: readonly Part[]) {
  const kinds = new Map<string, Placed<unknown>[]>()
  for (const { _id, stored, under, version } of parts)
    for (const object of stored.rows.flatMap((row) => row.columns.flatMap((column) => column.objects))) {
      const props = propsOf(ctx, object)
      if (!props) continue
      const placed = {
        id: under + object.id,
        own: object.id,
        props: props.value,
        page: _id,
        ...(version && { version }),
      }
      const ofKind = kinds.get(object.type)
      if (ofKind) ofKind.push(placed)
      else kinds.set(object.type, [placed])
    }
  return [...kinds]
}

/** Returns an object's props in the current version of its kind; null if it cannot be shown. */
function propsOf(ctx: Context, object: PageObject): { value: unknown } | null {
  const read = readObject(ctx, object)
  return 'value' in read ? read : null
}

async function loadKind(ctx: Context, type: string, objects: Placed<unknown>[]): Promise<[string, unknown][]> {
  const { load } = ctx.app.blocks.get(type)!
  if (!load) return objects.map((object) => [object.id, object.props])
  const name = () => `block ${type} ${hash('sha256', JSON.stringify(objects), 'base64')}`
  return Object.entries(await isCachedForLearners(ctx, name, (inner) => load(inner, objects)))
}

interface Loaded {
  ctx: Context
  shown: ReadonlyMap<string, unknown>
  held: ReadonlyMap<string, Part>
}

const rowsOf = (loaded: Loaded, { stored, under }: Part): RowViewModel[] =>
  stored.rows.map((row) => ({
    id: row.id,
    gapSize: row.gapSize,
    isFull: row.mode === 'full',
    customId: row.customId ?? null,
    alignment: row.alignment ?? null,
    sizes: { width: cssSize(row.width), bsz: cssSize(row.bsz), sz: cssSize(row.sz) },
    columns: row.columns.map((column) => ({
      id: column.id,
      col: column.col,
      alignment: column.alignment,
      objects: objectsOf(loaded, { column, under }),
    })),
    ...formRowOf(row),
  }))

/** A page without a form is sent without these settings. */
function formRowOf({ tab, dataMode, dataSetName, dataSetLimit, dataSetTitle }: PageRow): { form?: FormRow } {
  if (tab === undefined && dataMode === undefined) return {}
  const settings = { tab, dataMode, dataSetName, dataSetLimit, dataSetTitle }
  return { form: Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== undefined)) }
}

const objectsOf = (loaded: Loaded, { column, under }: { column: PageColumn; under: string }): ObjectViewModel[] =>
  column.objects.flatMap((object) => {
    const id = under + object.id
    const { block, styles } = loaded.ctx.app.blocks.get(object.type) ?? {}
    if (!block || !styles) return []
    const one = { id, type: object.type, isStill: block.isStatic === true, styles }
    const held = block.isHolder && under === '' ? loaded.held.get(id) : undefined
    if (held) return [{ ...one, shown: null, rows: rowsOf(loaded, held) }]
    return loaded.shown.has(id) && !block.isHolder ? [{ ...one, shown: loaded.shown.get(id) }] : []
  })
