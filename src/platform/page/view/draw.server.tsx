import type { ComponentType, ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Context } from '#platform/context.ts'
import type { ShownObject, ShownRow } from '../shown-page.server.ts'
import type { Drawn } from './still.tsx'

/**
 * Rows whose still objects are drawn: the HTML stands in the place of what their views would show. In development none is: there
 * a view brings its own styles.
 */
export const drawnRows = (ctx: Context, rows: readonly ShownRow[]): Promise<ShownRow[]> =>
  withObjects(rows, async (object) => {
    const isDrawn = object.isStill && !ctx.app.settings.isDevelopment
    const read = isDrawn ? ctx.app.blocks.get(object.type)?.still : undefined
    if (!read) return object
    const { default: View } = await read()
    const html = renderToStaticMarkup(<View shown={object.shown} />)
    // A picture that is to come first is asked for in the head of the page: React sees to that where it draws it itself.
    return html.startsWith('<link') ? object : { ...object, shown: null, drawn: { html } }
  })

/** The same rows for one answer: in a document the HTML is written once, and told apart by its number. */
export const sentRows = (ctx: Context, rows: readonly ShownRow[]): Promise<ShownRow[]> =>
  withObjects(rows, async (object) => {
    if (!object.drawn || !('html' in object.drawn)) return object
    return { ...object, drawn: placed(ctx, object.drawn) }
  })

/**
 * What a view of still parts draws, for as long as the same `shown` is: what is read once for many visitors is drawn once for them.
 * A picture that it would have first is asked for where it stands. Null in development, where a view brings its own styles.
 * `name` tells the ids of its elements from others of the page.
 */
export const drawnOf = <Shown extends object>(
  ctx: Context,
  { View, shown, name }: { View: ComponentType<{ shown: Shown }>; shown: Shown; name?: string },
): Drawn | null => {
  if (ctx.app.settings.isDevelopment) return null
  const ofView = views.get(View as ComponentType<never>) ?? new WeakMap<object, Html>()
  views.set(View as ComponentType<never>, ofView)
  const drawn = ofView.get(shown) ?? { html: drawnAnew(<View shown={shown} />, name) }
  ofView.set(shown, drawn)
  return placed(ctx, drawn)
}

const drawnAnew = (view: ReactElement, name = '') =>
  renderToStaticMarkup(view, { identifierPrefix: name }).replace(preloads, '')

interface Html {
  html: string
}

/** What each view has drawn. */
const views = new WeakMap<ComponentType<never>, WeakMap<object, Html>>()

const preloads = /^(?:<link rel="preload"[^>]*>)+/

/** The place of what is drawn in the document that is being made; what is drawn itself, where no document is. */
const placed = ({ drawn: stills }: Context, drawn: Html): Drawn =>
  stills ? { at: stills.pieces.push(bytesOf(drawn)) - 1 } : drawn

/** The bytes of what is drawn once and shown on many pages. */
const written = new WeakMap<Html, Buffer>()

function bytesOf(drawn: Html): Buffer {
  const bytes = written.get(drawn) ?? Buffer.from(drawn.html)
  written.set(drawn, bytes)
  return bytes
}

type Change = (object: ShownObject) => Promise<ShownObject>

const withObjects = (rows: readonly ShownRow[], change: Change): Promise<ShownRow[]> =>
  Promise.all(rows.map((row) => changedRow(row, change)))

async function changedRow(row: ShownRow, change: Change): Promise<ShownRow> {
  const columns = row.columns.map(async (column) => ({
    ...column,
    objects: await Promise.all(column.objects.map((object) => changedObject(object, change))),
  }))
  return { ...row, columns: await Promise.all(columns) }
}

const changedObject = async (object: ShownObject, change: Change): Promise<ShownObject> =>
  object.rows ? { ...object, rows: await withObjects(object.rows, change) } : change(object)
