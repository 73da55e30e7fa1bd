import { Icon } from '#ui/office/icon/icon.tsx'
import styles from './versions.module.css'
import type { VersionsViewViewModel } from './versions-view.tsx'

type ChangesProps = {
  compare: NonNullable<VersionsViewViewModel['compare']>
  words: VersionsViewViewModel['words']
  at: string | null
  onPick: (id: string) => void
}

const icons = { added: 'plus', removed: 'trash', changed: 'pencil', moved: 'arrows-exchange' } as const

/** The differences as sentences. Each links to its place. */
export function Changes({ compare, words, at, onPick }: ChangesProps) {
  const { changes, differs } = compare
  return (
    <section className={styles.changes}>
      <h2>{differs}</h2>
      {changes.length === 0 && <p>{words.nothing}</p>}
      <ul>
        {changes.map(({ id, what, sentence, values }) => (
          <li key={`${what} ${id}`}>
            <button type="button" data-mark={what} aria-current={at === id} onClick={() => onPick(id)}>
              <Icon name={icons[what]} size={16} />
              <span>
                {sentence}
                {values.map(({ before, after }) => (
                  <small key={`${before} ${after}`}>
                    {before && <del>{before}</del>} {after && <ins>{after}</ins>}
                  </small>
                ))}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
