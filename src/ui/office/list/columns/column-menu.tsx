import { type DragEvent, useId, useState } from 'react'
import { fill } from '#domain/locale/fill.ts'
import { Button } from '../../controls/button.tsx'
import { Icon } from '../../icon/icon.tsx'
import { useOpened } from '../../controls/opened.ts'
import type { ColumnChoice } from './column-choice.ts'
import styles from './columns.module.css'

type ColumnMenuProps = { choice: ColumnChoice; go: (href: string) => void }

/** Chooses the columns of a list and their order: with checkboxes, by dragging, or with buttons. */
export function ColumnMenu({ choice, go }: ColumnMenuProps) {
  const id = useId()
  const { popover, isOpen } = useOpened()
  const { words } = choice
  return (
    <>
      <Button isSmall icon="columns-3" popoverTarget={id} className={styles.opener} aria-label={words.columns}>
        <span className={styles.wide}>{words.columns}</span>
      </Button>
      <div ref={popover} id={id} popover="auto" className={styles.menu} role="group" aria-label={words.columns}>
        {isOpen && <ColumnList choice={choice} go={go} />}
      </div>
    </>
  )
}

function ColumnList({ choice, go }: ColumnMenuProps) {
  const { words } = choice
  const [ticked, setTicked] = useState<{ of: string[]; names: string[] } | null>(null)
  // A tick applies at once. The list follows with the response.
  const shown = ticked && ticked.of === choice.shown ? ticked.names : choice.shown
  const show = (names: string[]) => {
    setTicked({ of: choice.shown, names })
    go(columnsAddress(choice, names))
  }
  return (
    <>
      <div className={styles.caption}>{words.shown}</div>
      <ShownColumns choice={choice} shown={shown} show={show} />
      <HiddenColumns choice={{ ...choice, shown }} show={(name) => show([...shown, name])} />
      {!choice.isStandard && (
        <button type="button" className={styles.reset} onClick={() => go(choice.baseHref)}>
          <Icon name="restore" size={16} />
          {words.reset}
        </button>
      )}
    </>
  )
}

type ShownColumnsProps = { choice: ColumnChoice; shown: string[]; show: (names: string[]) => void }

function ShownColumns({ choice: { columns, words }, shown, show }: ShownColumnsProps) {
  const [dragged, setDragged] = useState<string | null>(null)
  const drop = (at: number) => (event: DragEvent) => {
    event.preventDefault()
    if (dragged) show(moved(shown, dragged, Math.max(1, at)))
    setDragged(null)
  }
  return (
    <ul className={styles.list}>
      {shown.map((name, at) => {
        const label = columns.find((one) => one.name === name)?.label ?? name
        const take = () => show(shown.filter((one) => one !== name))
        return (
          // Dragging is for the mouse. The buttons beside it are for the keyboard.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
          <li
            key={name}
            draggable={at > 0}
            onDragStart={() => setDragged(name)}
            onDragOver={(event) => event.preventDefault()}
            onDrop={drop(at)}
          >
            <label>
              <input type="checkbox" checked disabled={at === 0} onChange={take} />
              {label}
            </label>
            <Place {...{ at, label, words }} last={shown.length - 1} move={(to) => show(moved(shown, name, to))} />
          </li>
        )
      })}
    </ul>
  )
}

function HiddenColumns({ choice, show }: { choice: ColumnChoice; show: (name: string) => void }) {
  const hidden = choice.columns.filter(({ name }) => !choice.shown.includes(name))
  if (hidden.length === 0) return null
  return (
    <>
      <div className={styles.caption}>{choice.words.hidden}</div>
      <ul className={styles.list}>
        {hidden.map(({ name, label }) => (
          <li key={name}>
            <label>
              <input type="checkbox" checked={false} onChange={() => show(name)} />
              {label}
            </label>
          </li>
        ))}
      </ul>
    </>
  )
}

type PlaceProps = {
  at: number
  last: number
  label: string
  words: ColumnChoice['words']
  move: (to: number) => void
}

/** The position of a column, and buttons to move it up and down. The first one is fixed. */
function Place({ at, last, label, words, move }: PlaceProps) {
  if (at === 0) {
    return (
      <span className={styles.lock} title={words.always}>
        <Icon name="lock" size={14} />
      </span>
    )
  }
  const named = (text: string) => fill(text, { name: label })
  return (
    <span className={styles.movers}>
      <button type="button" disabled={at <= 1} aria-label={named(words.up)} onClick={() => move(at - 1)}>
        <Icon name="chevron-up" size={14} />
      </button>
      <button type="button" disabled={at >= last} aria-label={named(words.down)} onClick={() => move(at + 1)}>
        <Icon name="chevron-down" size={14} />
      </button>
    </span>
  )
}

/** Returns the names with one of them moved. */
export function moved(names: readonly string[], name: string, to: number): string[] {
  const others = names.filter((one) => one !== name)
  return others.toSpliced(to, 0, name)
}

/** Returns the URL of the list with these columns. */
function columnsAddress({ baseHref }: Pick<ColumnChoice, 'baseHref'>, names: readonly string[]): string {
  return `${baseHref}${baseHref.includes('?') ? '&' : '?'}columns=${encodeURIComponent(names.join(','))}`
}
