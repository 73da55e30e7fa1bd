import type { Section } from '#domain/learning/assessment/blueprint.ts'
import { fill } from '#domain/locale/fill.ts'
import { Icon } from '#ui/office/icon/icon.tsx'
import { classes } from '#ui/theme/classes.ts'
import type { PublishCheck } from '../rules/publish-checks.ts'
import type { EditorDescription } from '../describe-editor.server.ts'
import styles from './editor.module.css'

const icons = { good: 'circle-check', warn: 'alert-triangle', stop: 'alert-circle' } as const

interface ChecksPanelProps {
  checks: PublishCheck[]
  sections: readonly Section[]
  described: Pick<EditorDescription, 'words' | 'checks' | 'problems'>
  total: string
}

/** What is ready in an exam and what is missing, with links to the sections to correct. */
export function ChecksPanel({ checks, sections, described, total }: ChecksPanelProps) {
  const { words, checks: texts, problems } = described
  return (
    <aside className={styles.checks} aria-label={words.checks}>
      <h2>{words.checks}</h2>
      <p>
        <b>{total}</b>
      </p>
      <ul>
        {checks.map(({ name, state, sections: wrong }) => (
          <li key={name} className={classes(styles.check, styles[state])}>
            <Icon name={icons[state]} size={16} />
            <div>
              <span className="sr">{words[state]}: </span>
              {state === 'good' ? texts[name] : problems[name]}
              {wrong.map((id) => (
                <a key={id} href={`#${sectionAnchor(id)}`}>
                  {titleOf(sections, { id, words })}
                </a>
              ))}
            </div>
          </li>
        ))}
      </ul>
    </aside>
  )
}

/** The id of a section's card on the page. */
export const sectionAnchor = (id: string) => `section-${id}`

function titleOf(sections: readonly Section[], { id, words }: { id: string; words: EditorDescription['words'] }) {
  const at = sections.findIndex((section) => section.id === id)
  return sections[at]?.title || fill(words.sectionNumber, { n: at + 1 })
}
