import { useSubmit } from 'react-router'
import { Button, ButtonLink } from '#ui/office/controls/button.tsx'
import { CellText } from '#ui/office/controls/cell.tsx'
import type { describeParts, PartDescription } from './describe-parts.server.ts'
import styles from './parts.module.css'

type Words = Record<'make' | 'edit' | 'take', string>
type PartsProps = { described: Awaited<ReturnType<typeof describeParts>>; words: Words }

/** The parts of the site, each with its content and its actions. */
export function Parts({ described: { parts, version, title }, words }: PartsProps) {
  const submit = useSubmit()
  const act = (intent: 'make' | 'take', part: PartDescription) =>
    void submit({ intent, part: part.name, version }, { method: 'post' })
  return (
    <section className={styles.parts} aria-labelledby="parts-title">
      <h2 id="parts-title">{title}</h2>
      <ul>
        {parts.map((part) => (
          <li key={part.name} data-part={part.name}>
            <span className={styles.name}>
              <b>{part.label}</b>
              <CellText cell={{ text: part.text, tone: part.tone }} />
            </span>
            <span className={styles.acts}>
              {part.edit && (
                <ButtonLink isSmall icon="pencil" href={part.edit}>
                  {words.edit} <Of part={part} />
                </ButtonLink>
              )}
              <Button isSmall icon="plus" onClick={() => act('make', part)}>
                {words.make} <Of part={part} />
              </Button>
              {part.canTake && (
                <Button isSmall look="bare" onClick={() => act('take', part)}>
                  {words.take} <Of part={part} />
                </Button>
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The part of a button, for screen readers. */
function Of({ part }: { part: PartDescription }) {
  return <span className="sr">{part.label}</span>
}
