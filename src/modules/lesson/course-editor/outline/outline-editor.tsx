import { useEffect, useId, useRef } from 'react'
import { Form } from 'react-router'
import { fill } from '#domain/locale/fill.ts'
import { Button, ButtonLink } from '#ui/office/controls/button.tsx'
import { useKeys } from '#ui/office/controls/keys.ts'
import { classes } from '#ui/theme/classes.ts'
import type { EditorDescription } from './description.ts'
import { OutlineRow } from './outline-row.tsx'
import styles from './outline.module.css'
import { Paste } from './paste.tsx'
import { useDrag } from './use-drag.ts'
import { useLift } from './use-lift.ts'
import { type Lines, useLines } from './use-lines.ts'

/** The lessons of a course in order, moved by mouse, touch or keyboard. The key L goes to the form of a new lesson. */
export function OutlineEditor({ described }: { described: EditorDescription }) {
  const { words, mayEdit } = described
  const how = useId()
  const box = useRef<HTMLElement>(null)
  useKeys({ KeyL: () => box.current?.querySelector<HTMLElement>('[data-key="L"]')?.click() })
  const moving = useLines(described)
  return (
    <section ref={box} className={styles.outline} aria-labelledby={`${how}-h`}>
      <header className={styles.head}>
        <h2 id={`${how}-h`}>{words.outline}</h2>
        <span>{described.total}</span>
      </header>
      {described.lines.length === 0 && <p className={styles.empty}>{described.empty}</p>}
      {mayEdit && described.lines.length > 1 && (
        <p id={how} className={styles.how}>
          {words.how}
        </p>
      )}
      <LineList described={described} moving={moving} how={mayEdit ? how : null} />
      <Told moving={moving} words={words} />
      {mayEdit && (
        <footer className={styles.foot}>
          <ButtonLink look="bare" isSmall icon="plus" href={described.add.href} data-key="L" keys="L">
            {described.add.label}
          </ButtonLink>
        </footer>
      )}
      {mayEdit && <Paste described={described} />}
    </section>
  )
}

type LineListProps = { described: EditorDescription; moving: Lines; how: string | null }

function LineList({ described: { words }, moving, how }: LineListProps) {
  const list = useRef<HTMLOListElement>(null)
  const lift = useLift(moving, words)
  const drag = useDrag(list, moving)
  const { lines } = moving
  useGripFocus(list, lift.lifted, lines)
  return (
    <>
      <p className="sr" role="status">
        {lift.said}
      </p>
      <ol ref={list} className={styles.list}>
        {lines.map((line, at) => (
          <li key={line.id} data-line={line.id} className={styles.line}>
            {drag.place?.line === at && <Drop depth={drag.place.depth} text={words.dropHere} />}
            <OutlineRow
              {...{ line, words, how, form: Form, press: lift.press, grip: drag.grip }}
              isChapter={line.depth === 0 && (lines[at + 1]?.depth ?? 0) > 0}
              isMoving={drag.dragged === line.id}
              isLifted={lift.lifted === line.id}
            />
          </li>
        ))}
      </ol>
      <div className={styles.last}>
        {drag.place?.line === lines.length && <Drop depth={drag.place.depth} text={words.dropHere} />}
      </div>
    </>
  )
}

/** Where the dragged line would be dropped, with words. */
function Drop({ depth, text }: { depth: number; text: string }) {
  return (
    <div className={classes(styles.drop, depth === 1 && styles.drop1, depth > 1 && styles.drop2)} aria-hidden="true">
      <span>{text}</span>
    </div>
  )
}

/** The result of the last move, with the undo button. */
function Told({ moving: { last, problem, takeBack }, words }: { moving: Lines; words: EditorDescription['words'] }) {
  return (
    <div role="status">
      {problem && <p className={classes(styles.told, styles.isBad)}>{problem}</p>}
      {last && (
        <p className={styles.told}>
          <span>{fill(words.moved, { name: last.title })}</span>
          <Button isSmall icon="arrow-back-up" keys="Z" data-key="Z" onClick={takeBack}>
            {words.undo}
          </Button>
        </p>
      )}
    </div>
  )
}

/** The focus stays on a lifted line as it moves. */
function useGripFocus(list: { current: HTMLElement | null }, lifted: string | null, lines: unknown) {
  useEffect(() => {
    if (lifted === null) return
    list.current?.querySelector<HTMLElement>(`[data-grip="${CSS.escape(lifted)}"]`)?.focus()
  }, [list, lifted, lines])
}
