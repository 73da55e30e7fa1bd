import type { ComponentType, ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { isSignedIn } from '#platform/data/access/viewer.ts'
import type { Context } from '#platform/context.ts'
import type { ObjectViewModel, RowViewModel } from '../page-view-model.server.ts'
import type { Drawn } from './static-block.tsx'

/**
 * Rows for one answer: each object as it is for this viewer, and the still ones as HTML in the place of what their views would show.
 * In a document the HTML is written once, and told apart by its number. In development none is drawn: there a view brings its own styles.
 */
export const rowsForResponse = (ctx: Context, rows: readonly RowViewModel[]): Promise<RowViewModel[]> =>
  withObjects(rows, async (object) => {
    const kind = ctx.app.blocks.get(object.type)
    const shown = kind?.personalize && isSignedIn(ctx.viewer) ? await kind.personalize(ctx, object.shown) : object.shown
    const view = object.isStill && !ctx.app.settings.isDevelopment ? await kind?.still?.() : undefined
    const html =
      view &&
      cachedHtml(view.default as ComponentType<never>, shown as object, () =>
        renderToStaticMarkup(<view.default shown={shown} />),
      )
    // A picture that is to come first is asked for in the head of the page: React sees to that where it draws it itself.
    if (!html || html.html.startsWith('<link')) return { ...object, shown }
    return { ...object, shown: null, drawn: placed(ctx, html) }
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
  return placed(
    ctx,
    cachedHtml(View as ComponentType<never>, shown, () => renderedHtml(<View shown={shown} />, name)),
  )
}

/** What a view draws of `shown`: drawn once for as long as somebody holds that. */
function cachedHtml(View: ComponentType<never>, shown: object, draw: () => string): Html {
  const ofView = views.get(View) ?? new WeakMap<object, Html>()
  views.set(View, ofView)
  const html = ofView.get(shown) ?? { html: draw() }
  ofView.set(shown, html)
  return html
}

const renderedHtml = (view: ReactElement, name = '') =>
  renderToStaticMarkup(view, { identifierPrefix: name }).replace(preloads, '')

interface Html {
  html: string
}

/** What each view has drawn. */
const views = new WeakMap<ComponentType<never>, WeakMap<object, Html>>()

const preloads = /^(?:<link rel="preload"[^>]*>)+/

/** The place of what is drawn in the document that is being made; what is drawn itself, where no document is. */
const placed = ({ prerendered: stills }: Context, drawn: Html): Drawn =>
  stills ? { at: stills.pieces.push(bytesOf(drawn)) - 1 } : drawn

/** The bytes of what is drawn once and shown on many pages. */
const written = new WeakMap<Html, Buffer>()

function bytesOf(drawn: Html): Buffer {
  const bytes = written.get(drawn) ?? Buffer.from(drawn.html)
  written.set(drawn, bytes)
  return bytes
}

type Change = (object: ObjectViewModel) => Promise<ObjectViewModel>

const withObjects = (rows: readonly RowViewModel[], change: Change): Promise<RowViewModel[]> =>
  Promise.all(rows.map((row) => changedRow(row, change)))

async function changedRow(row: RowViewModel, change: Change): Promise<RowViewModel> {
  const columns = row.columns.map(async (column) => ({
    ...column,
    objects: await Promise.all(column.objects.map((object) => changedObject(object, change))),
  }))
  return { ...row, columns: await Promise.all(columns) }
}

const changedObject = async (object: ObjectViewModel, change: Change): Promise<ObjectViewModel> =>
  object.rows ? { ...object, rows: await withObjects(object.rows, change) } : change(object)
