import { type ElementType, type KeyboardEvent, memo, type PointerEvent } from 'react'
import { fill } from '#domain/locale/fill.ts'
import { Icon } from '#ui/office/icon/icon.tsx'
import { ActionMenu } from '#ui/office/controls/action-menu.tsx'
import { CellText } from '#ui/office/controls/cell.tsx'
import { classes } from '#ui/theme/classes.ts'
import type { EditorDescription, OutlineLine } from './description.ts'
import styles from './outline.module.css'

type Grip = Record<
  'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel',
  (event: PointerEvent<HTMLElement>) => void
>

type OutlineRowProps = {
  line: OutlineLine
  isChapter: boolean
  isMoving: boolean
  isLifted: boolean
  words: EditorDescription['words']
  /** Explains how to move a lesson. Null if it may not be moved. */
  how: string | null
  press: (event: KeyboardEvent, id: string) => void
  grip: (id: string) => Grip
  form: ElementType
}

/** A lesson of the outline: its grip, its name, what is missing and its actions. */
export function OutlineRow(props: OutlineRowProps) {
  const { line, isChapter, isMoving, isLifted, how } = props
  const look = classes(
    ...[styles.row, isChapter && styles.isChapter, line.isOpen && styles.isOpen],
    ...[isMoving && styles.moving, isLifted && styles.lifted],
    ...[line.depth === 1 && styles.depth1, line.depth > 1 && styles.depth2],
  )
  return (
    <div className={look}>
      {how === null ? <span className={styles.noGrip} /> : <Handle {...props} how={how} />}
      <LineFace line={line} label={props.words.actions} form={props.form} />
    </div>
  )
}

function Handle({ line, words, how, isLifted, press, grip }: OutlineRowProps & { how: string }) {
  return (
    <button
      type="button"
      className={styles.grip}
      data-grip={line.id}
      aria-label={fill(words.grip, { name: line.title })}
      aria-describedby={how}
      aria-pressed={isLifted}
      onKeyDown={(event) => press(event, line.id)}
      {...grip(line.id)}
    >
      <Icon name="grip-vertical" size={16} />
    </button>
  )
}

/** The part of a line that does not change while others move. It renders once, even with five hundred lessons. */
const LineFace = memo(function LineFace({
  line,
  label,
  form,
}: {
  line: OutlineLine
  label: string
  form: ElementType
}) {
  return (
    <>
      <a href={line.href} className={styles.link} aria-current={line.isOpen ? 'true' : undefined}>
        <Icon name={line.icon} size={16} />
        <span className={styles.title}>
          {line.title}
          {line.problem && <small className={styles.problem}>{line.problem}</small>}
        </span>
      </a>
      {line.state && <CellText cell={line.state} />}
      {line.note && <span className={styles.note}>{line.note}</span>}
      <ActionMenu label={`${label}: ${line.title}`} actions={line.actions} form={form} />
    </>
  )
})
