import type { ComponentType, ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { isSignedIn } from '#platform/data/access/viewer.ts'
import type { Context } from '#platform/context.ts'
import type { ObjectViewModel, RowViewModel } from '../page-view-model.server.ts'
import type { Drawn } from './static-block.tsx'

/**
 * Returns rows for one response: each object adapted to this viewer, and static ones as HTML. In a document each HTML
 * is written once and referenced by number. In development nothing is pre-rendered, because views load their own
 * styles.
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
    // A priority picture is preloaded in the page's head, which React does only if it renders the picture.
    if (!html || html.html.startsWith('<link')) return { ...object, shown }
    return { ...object, shown: null, drawn: placed(ctx, html) }
  })

/**
 * Returns the HTML of a static view, cached as long as the same `shown` object exists. Data that is read once for many
 * visitors is rendered once. Priority pictures are loaded in place. Null in development, where views load their own
 * styles. `name` makes element ids unique on the page.
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

/** Returns the HTML of a view for `shown`, cached as long as that object exists. */
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

/** Cached HTML of each view. */
const views = new WeakMap<ComponentType<never>, WeakMap<object, Html>>()

const preloads = /^(?:<link rel="preload"[^>]*>)+/

/** The placeholder of the HTML in the current document; the HTML itself without a document. */
const placed = ({ prerendered: stills }: Context, drawn: Html): Drawn =>
  stills ? { at: stills.pieces.push(bytesOf(drawn)) - 1 } : drawn

/** The bytes of HTML shared by many pages. */
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
