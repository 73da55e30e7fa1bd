import type { Cell, Pair, RecordDescription } from '../description.ts'
import { ButtonLink } from '../controls/button.tsx'
import { CellText } from '../controls/cell.tsx'
import styles from './record.module.css'

type Section = RecordDescription['sections'][number]

/** Labels and values. An empty value is a dash. */
export function PairSection({ section }: { section: Section }) {
  return (
    <section className={styles.card}>
      <header>
        <h2>{section.title}</h2>
        {section.edit && (
          <ButtonLink
            look="bare"
            isSmall
            isSquare
            icon="pencil"
            href={section.edit.href}
            aria-label={section.edit.label}
          />
        )}
      </header>
      <dl className={styles.pairs}>
        {section.pairs.map((pair) => (
          <div key={pair.label} data-long={pair.html === undefined ? undefined : ''}>
            <dt>{pair.label}</dt>
            <dd>
              <PairValue pair={pair} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function PairValue({ pair }: { pair: Pair }) {
  if (pair.html !== undefined) {
    return <div className={styles.written} dangerouslySetInnerHTML={{ __html: pair.html }} />
  }
  const cells = [pair.value].flat().filter((cell) => cell.text !== '')
  if (cells.length === 0) return <span className={styles.empty}>{'–'}</span>
  if (cells.length === 1) return <CellText cell={cells[0] as Cell} />
  return (
    <ul className={styles.tags}>
      {cells.map((cell) => (
        <li key={cell.text}>
          <CellText cell={cell} />
        </li>
      ))}
    </ul>
  )
}
