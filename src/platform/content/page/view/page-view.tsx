import { type CSSProperties, type ReactNode, Suspense, use } from 'react'
import { BlockViews } from './block-views.ts'
import styles from './page-view.module.css'
import { shownIn } from '../shown-in.ts'
import { StaticBlock } from './static-block.tsx'
import type { ColumnViewModel, RowViewModel } from '../page-view-model.server.ts'

/** Wraps a row or object of a page by id, for the marks of a comparison. */
export type Around = (id: string, shown: ReactNode) => ReactNode

/** Renders a page's rows, columns and blocks in stored order; on a phone columns are stacked. */
export function PageView({ rows, around }: { rows: readonly RowViewModel[]; around?: Around | undefined }) {
  return (
    <>
      <PageStyles rows={rows} />
      <Rows rows={rows} around={around} />
    </>
  )
}

/** Links the styles that the blocks of rows need, and those of a view that renders the rows in its own order. */
export function PageStyles({ rows, also = [] }: { rows: readonly RowViewModel[]; also?: readonly string[] }) {
  return (
    <>
      <style href="layers" precedence="layers">
        {layers}
      </style>
      {[...new Set([...also, ...stylesOf(rows)])].map((href) => (
        <link key={href} rel="stylesheet" href={href} precedence="block" />
      ))}
    </>
  )
}

/** Renders the rows of a page whose styles are already loaded. */
export function Rows({ rows, around }: { rows: readonly RowViewModel[]; around?: Around | undefined }) {
  return rows.map((row) => (
    <Placed key={row.id} row={row}>
      {around ? around(row.id, rowOf(row, around)) : rowOf(row)}
    </Placed>
  ))
}

const rowOf = (row: RowViewModel, around?: Around) =>
  isWhole(row) ? <WholeRow row={row} around={around} /> : <SplitRow row={row} around={around} />

const layers = '@layer base, layout, parts, art;'

/**
 * React puts them into the head before the site's own sheets, which sets the order of the layers. Client-side
 * navigation waits for them.
 */
const stylesOf = (rows: readonly RowViewModel[]) => [...new Set(shownIn(rows).flatMap(({ styles }) => styles))]

const isWhole = (row: RowViewModel) => row.columns.every((column) => column.col === 12)

/** A row with settings beyond its columns gets its own box (specification §3, Row). */
function Placed({ row, children }: { row: RowViewModel; children: ReactNode }) {
  const { customId, alignment, sizes } = row
  if (!customId && !alignment && !Object.values(sizes).some(Boolean)) return children
  const size = Object.entries(sizes).flatMap(([name, css]) => (css ? [[`--${name}`, css]] : []))
  return (
    <div
      className={styles.placed}
      id={customId ?? undefined}
      data-alignment={alignment ?? undefined}
      style={Object.fromEntries(size) as CSSProperties}
    >
      {children}
    </div>
  )
}

interface RowProps {
  row: RowViewModel
  around: Around | undefined
}

/** Full-width blocks draw their own background and margins. */
function WholeRow({ row, around }: RowProps) {
  return row.columns.map((column) => {
    const objects = <Objects key={column.id} column={column} around={around} />
    if (column.alignment === 'left') return objects
    return (
      <div key={column.id} className={styles.whole} data-alignment={column.alignment}>
        {objects}
      </div>
    )
  })
}

function SplitRow({ row, around }: RowProps) {
  return (
    <div className={row.isFull ? styles.full : 'wrap'}>
      <div className={styles.row} style={{ '--row-gap': `${row.gapSize}px` } as CSSProperties}>
        {row.columns.map((column) => (
          <div
            key={column.id}
            className={styles.column}
            data-alignment={column.alignment}
            style={{ '--col': column.col } as CSSProperties}
          >
            <Objects column={column} around={around} />
          </div>
        ))}
      </div>
    </div>
  )
}

function Objects({ column, around }: { column: ColumnViewModel; around: Around | undefined }) {
  const views = use(BlockViews)
  return column.objects.map((object) => {
    const View = views[object.type]?.[object.isStill ? 'later' : 'now']
    const shown = object.rows ? <Rows rows={object.rows} /> : View && <View shown={object.shown} />
    if (object.drawn) return <StaticBlock key={object.id} drawn={object.drawn} />
    return shown && <Suspense key={object.id}>{around ? around(object.id, shown) : shown}</Suspense>
  })
}
