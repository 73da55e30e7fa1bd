import { Icon } from '#ui/office/icon/icon.tsx'
import { useCheck } from '../store/use-check.ts'
import { useDescribed, useStore } from '../store/use-builder.ts'
import styles from './panel.module.css'

/** The current problems of the page. A problem of a block links to it. */
export function Findings() {
  const { words } = useDescribed()
  const store = useStore()
  const findings = useCheck()
  if (!findings) return null
  return (
    <section className={styles.findings} aria-label={words.check}>
      <h2>
        {words.check} <span data-count={findings.length}>{findings.length}</span>
      </h2>
      {findings.length === 0 && <p>{words.nothingFound}</p>}
      <ul>
        {findings.map(({ isError, text, code, objectId }, at) => (
          <li key={`${at} ${code}`} data-error={isError || undefined}>
            <Icon name={isError ? 'alert-circle' : 'eye'} size={16} />
            {objectId ? (
              <button type="button" onClick={() => store.select(objectId)}>
                {text}
              </button>
            ) : (
              <span>{text}</span>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
