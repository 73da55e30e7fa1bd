import { freshRow } from '#domain/page/edit/canvas.ts'
import { fill } from '#domain/locale/fill.ts'
import { addRow } from '../store/edit-page.ts'
import { useDescribed, useStore } from '../store/use-builder.ts'
import { Choice } from './choice.tsx'
import { divisions } from './divisions.ts'
import type { LeftPanelProps } from './left-panel.tsx'
import styles from './panel.module.css'

/** Empty rows by division. They are dragged between rows of the page, or clicked to add one after the selection. */
export function RowChoices({ item }: Pick<Required<LeftPanelProps>, 'item'>) {
  const { words } = useDescribed()
  const store = useStore()
  return (
    <section aria-label={words.rows}>
      <h2 className={styles.group}>{words.rows}</h2>
      <div className={styles.rows}>
        {divisions.map((widths) => {
          const name = fill(words.rowOf, { widths: widths.join(' : ') })
          const type = freshRow(widths)
          return (
            <Choice key={type} {...{ type, name, item }} title={name} onAdd={() => addRow(store, widths)}>
              <Division widths={widths} />
            </Choice>
          )
        })}
      </div>
    </section>
  )
}

const Division = ({ widths }: { widths: readonly number[] }) => (
  <span className={styles.division} aria-hidden="true">
    {widths.map((col, at) => (
      // oxlint-disable-next-line no-array-index-key -- a drawing
      <i key={at} style={{ flex: col }} />
    ))}
  </span>
)
