import { Icon } from '#ui/office/icon/icon.tsx'
import type { EditingProps } from '../editing-props.ts'
import styles from '../editor.module.css'
import { toStep } from '../outline/focus.ts'

/** What is wrong with the steps. Each problem leads to its step. */
export function ProblemPanel({ views, edit, described: { words } }: EditingProps) {
  const problems = [...views].flatMap(([id, view]) => view.problems.map((text) => ({ id, title: view.title, text })))
  return (
    <section className={styles.panel} aria-label={words.problems}>
      <h2>{words.problems}</h2>
      {problems.length === 0 && <p>{words.noProblems}</p>}
      <ul className={styles.list} hidden={problems.length === 0}>
        {problems.map(({ id, title, text }) => (
          <li key={`${id} ${text}`}>
            <button
              type="button"
              className={styles.problem}
              onClick={() => {
                edit({ do: 'select', id })
                toStep(id)
              }}
            >
              <Icon name="alert-circle" size={16} />
              <span>
                {title}: {text}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
