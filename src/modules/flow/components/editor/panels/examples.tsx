import { Button } from '#ui/office/controls/button.tsx'
import type { EditingProps } from '../editing-props.ts'
import { templatesFor, templateSteps } from '../rules/templates.ts'
import styles from '../editor.module.css'

/** The ready flows that an empty flow can start from. The focus goes to the first step, since the buttons go away. */
export function Examples({ described, edit }: EditingProps) {
  const { words, examples, facts } = described
  const names = templatesFor(facts.trigger)
  if (names.length === 0) return null
  return (
    <section className={styles.panel} aria-label={words.examples}>
      <h2>{words.examples}</h2>
      <div className={styles.save}>
        {names.map((name) => (
          <Button key={name} onClick={() => edit({ do: 'replace', steps: templateSteps(name, examples.texts) })}>
            {examples.names[name]}
          </Button>
        ))}
      </div>
    </section>
  )
}
