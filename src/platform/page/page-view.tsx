import { type CSSProperties, Suspense, use } from 'react'
import { BlockViews } from './block-views.ts'
import styles from './page-view.module.css'
import type { ShownColumn, ShownRow } from './shown-page.server.ts'

/** A page of rows, columns and blocks in the stored order; on a phone columns stand under one another. */
export function PageView({ rows }: { rows: readonly ShownRow[] }) {
  return (
    <>
      {stylesOf(rows).map((href) => (
        <link key={href} rel="stylesheet" href={href} />
      ))}
      {rows.map((row) => (isWhole(row) ? <WholeRow key={row.id} row={row} /> : <SplitRow key={row.id} row={row} />))}
    </>
  )
}

/** Linked before the blocks that they dress, and after the site's own sheets, which set the order of the layers. */
const stylesOf = (rows: readonly ShownRow[]) => [
  ...new Set(rows.flatMap((row) => row.columns.flatMap((column) => column.objects.flatMap((object) => object.styles)))),
]

const isWhole = (row: ShownRow) => row.isFull || row.columns.every((column) => column.col === 12)

/** Blocks over the whole width draw their own ground and margins. */
function WholeRow({ row }: { row: ShownRow }) {
  return row.columns.map((column) => <Objects key={column.id} column={column} />)
}

function SplitRow({ row }: { row: ShownRow }) {
  return (
    <div className="wrap">
      <div className={styles.row} style={{ '--row-gap': `${row.gapSize}px` } as CSSProperties}>
        {row.columns.map((column) => (
          <div
            key={column.id}
            className={styles.column}
            data-alignment={column.alignment}
            style={{ '--col': column.col } as CSSProperties}
          >
            <Objects column={column} />
          </div>
        ))}
      </div>
    </div>
  )
}

function Objects({ column }: { column: ShownColumn }) {
  const views = use(BlockViews)
  return column.objects.map((object) => {
    const View = views[object.type]
    return (
      View && (
        <Suspense key={object.id}>
          <View shown={object.shown} />
        </Suspense>
      )
    )
  })
}
