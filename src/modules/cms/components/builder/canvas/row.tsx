import type { ReactNode, Ref } from 'react'
import { findPart } from '#domain/page/edit/find.ts'
import styles from '#platform/content/page/view/page-view.module.css'
import { useBuilder } from '../store/use-builder.ts'

type Slot = (props: { className?: string | undefined; style?: object; minEmptyHeight?: number }) => ReactNode

/** A row as visitors see it, its columns in a grid. */
export function RowOnCanvas({ id, slot: Columns }: { id: string; slot: Slot }) {
  const gap = useBuilder(({ page }) => findPart(page, id)?.row.gapSize ?? 24)
  const isWhole = useBuilder(({ page }) => standsWhole(findPart(page, id)))
  const isFull = useBuilder(({ page }) => findPart(page, id)?.row.mode === 'full')
  if (isWhole) return <Columns minEmptyHeight={48} />
  return (
    <div className={isFull ? styles.full : 'wrap'}>
      <Columns className={styles.row} style={{ '--row-gap': `${gap}px` }} minEmptyHeight={48} />
    </div>
  )
}

interface ColumnProps {
  id: string
  slot: Slot
  dragRef: Ref<HTMLDivElement> | null
}

export function ColumnOnCanvas({ id, slot: Objects, dragRef }: ColumnProps) {
  const col = useBuilder(({ page }) => columnOf(findPart(page, id))?.col ?? 12)
  const alignment = useBuilder(({ page }) => columnOf(findPart(page, id))?.alignment ?? 'left')
  const isWhole = useBuilder(({ page }) => standsWhole(findPart(page, id)))
  return (
    <div
      ref={dragRef}
      className={isWhole ? styles.whole : styles.column}
      data-alignment={alignment}
      style={{ '--col': col } as object}
    >
      <Objects minEmptyHeight={72} />
    </div>
  )
}

/** Full-width blocks have their own background and margins. */
const standsWhole = (found: ReturnType<typeof findPart>) => !found || found.row.columns.every(({ col }) => col === 12)

const columnOf = (found: ReturnType<typeof findPart>) => (found?.part === 'column' ? found.column : null)
