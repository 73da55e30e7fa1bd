import type { Page } from '#domain/page/page.ts'
import type { Context } from '#platform/context.ts'
import type { Placed } from './block.ts'

export interface ShownObject {
  id: string
  type: string
  shown: unknown
  /** What its view is dressed in. */
  styles: readonly string[]
}
export interface ShownColumn {
  id: string
  col: number
  alignment: string
  objects: ShownObject[]
}
export interface ShownRow {
  id: string
  gapSize: number
  isFull: boolean
  columns: ShownColumn[]
}

/**
 * A stored page as its view needs it: each kind of block is loaded once for the whole page. An object of an unknown kind,
 * of a plugin that is off, or with props that its kind refuses is left out (requirement L13.1).
 */
export const shownPage = async (ctx: Context, page: Page): Promise<ShownRow[]> => {
  const placed = placedByKind(ctx, page)
  const loaded = await Promise.all([...placed].map(([type, objects]) => loadKind(ctx, type, objects)))
  const shown = new Map(loaded.flat())
  return page.rows.map((row) => ({
    id: row.id,
    gapSize: row.gapSize,
    isFull: row.mode === 'full',
    columns: row.columns.map((column) => ({
      id: column.id,
      col: column.col,
      alignment: column.alignment,
      objects: column.objects
        .filter(({ id }) => shown.has(id))
        .map(({ id, type }) => ({ id, type, shown: shown.get(id), styles: ctx.app.blocks.get(type)!.styles })),
    })),
  }))
}

function placedByKind(ctx: Context, page: Page) {
  const kinds = new Map<string, Placed<unknown>[]>()
  for (const object of page.rows.flatMap((row) => row.columns.flatMap((column) => column.objects))) {
    const kind = ctx.app.blocks.get(object.type)
    if (!kind || !ctx.site.plugins.has(kind.module)) continue
    const props = kind.block.props.safeParse({ ...(kind.block.defaults as object), ...object.props })
    if (props.success) kinds.set(object.type, [...(kinds.get(object.type) ?? []), { id: object.id, props: props.data }])
  }
  return kinds
}

async function loadKind(ctx: Context, type: string, objects: Placed<unknown>[]): Promise<[string, unknown][]> {
  const { load } = ctx.app.blocks.get(type)!
  if (!load) return objects.map((object) => [object.id, object.props])
  return Object.entries(await load(ctx, objects))
}
