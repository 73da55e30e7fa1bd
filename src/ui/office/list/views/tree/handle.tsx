import { fill } from '#domain/locale/fill.ts'
import type { ListDescription, Row } from '../../../description.ts'
import { Icon } from '../../../icon/icon.tsx'
import styles from '../../table.module.css'
import type { useTreeMoves } from './tree-moves.ts'

type HandleProps = {
  row: Row
  title: string
  words: NonNullable<ListDescription['tree']>['words']
  moving: NonNullable<ReturnType<typeof useTreeMoves>>
}

/** The handle to drag a row of a tree, or to move it with Alt and an arrow. */
export function Handle({ row, title, words, moving }: HandleProps) {
  return (
    <button
      type="button"
      className={styles.handle}
      title={words.how}
      aria-label={fill(words.move, { name: title })}
      {...moving.ofHandle(row)}
    >
      <Icon name="grip-vertical" size={16} />
    </button>
  )
}
