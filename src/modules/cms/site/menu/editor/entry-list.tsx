import { useEffect, useId, useRef, useState } from 'react'
import { classes } from '#ui/theme/classes.ts'
import { Button } from '#ui/office/controls/button.tsx'
import type { faultsOf } from '../../../rules/menu/faults.ts'
import type { Entry } from '../../../rules/menu/outline.ts'
import type { MenuDescription } from '../describe-menu.server.ts'
import { EntryRow } from './entry-row.tsx'
import styles from './menu.module.css'
import { type Place, useDragging } from './use-dragging.ts'
import type { useEntries } from './use-entries.ts'
import { useLifting } from './use-lifting.ts'

type EntryListProps = {
  described: MenuDescription
  arranged: ReturnType<typeof useEntries>
  states: MenuDescription['states']
  faults: ReturnType<typeof faultsOf>
}

const mostEntries = 50

/** The entries in order, moved by pointer or keyboard. One of them is open for editing. */
export function EntryList({ described, arranged, states, faults }: EntryListProps) {
  const { words, lock } = described
  const { entries, act } = arranged
  const [open, setOpen] = useState<string | null>(null)
  const list = useRef<HTMLOListElement>(null)
  const how = useId()
  const lifting = useLifting({ entries, act, words })
  const dragging = useDragging(list, { entries, act })
  useGripFocus(list, lifting.lifted, entries)
  return (
    <section className={styles.entries} aria-label={words.entries}>
      <p id={how} className={styles.how}>
        {words.how}
      </p>
      <p className="sr" role="status">
        {lifting.said}
      </p>
      {entries.length === 0 && <p className={styles.empty}>{words.empty}</p>}
      <ol ref={list} className={styles.list}>
        {entries.map((entry, at) => (
          <li key={entry.id} data-entry={entry.id} className={classOf(entry, lifting.lifted ?? dragging.dragged)}>
            <Line place={dragging.place} at={at} words={words} />
            <EntryRow
              {...{ entry, described, act, how }}
              state={states[entry.target]}
              faults={faults.get(entry.id) ?? {}}
              isOpen={open === entry.id || faults.has(entry.id)}
              toggle={() => setOpen(open === entry.id ? null : entry.id)}
              isLifted={lifting.lifted === entry.id}
              press={(event) => lifting.press(event, entry.id)}
              grip={dragging.grip(entry.id)}
            />
          </li>
        ))}
      </ol>
      <Line place={dragging.place} at={entries.length} words={words} />
      {!lock && <AddButton words={words} arranged={arranged} opened={setOpen} />}
    </section>
  )
}

const classOf = ({ id, depth }: Entry, moved: string | null) =>
  classes(styles.entry, depth === 1 && styles.under, moved === id && styles.lifted)

type AddButtonProps = Pick<EntryListProps, 'arranged'> & {
  words: MenuDescription['words']
  opened: (id: string) => void
}

/** Adds an entry at the end and opens it, up to the maximum. */
function AddButton({ words, arranged: { entries, act }, opened }: AddButtonProps) {
  const isFull = entries.filter(({ depth }) => depth === 0).length >= mostEntries
  const add = () => {
    const id = `n${entries.length}-${performance.now()}`
    act({ does: 'add', entry: { id, title: words.newTitle, titleEn: '', target: '/', depth: 0 } })
    opened(id)
  }
  return (
    <Button icon="plus" onClick={add} disabled={isFull}>
      {isFull ? words.full : words.add}
    </Button>
  )
}

/** Where the dragged entry would be dropped, with words. */
function Line({ place, at, words }: { place: Place | null; at: number; words: MenuDescription['words'] }) {
  if (place?.line !== at) return null
  return (
    <span className={classes(styles.line, place.depth === 1 && styles.deep)} aria-hidden="true">
      {place.depth === 1 ? words.dropBeneath : words.dropHere}
    </span>
  )
}

/** The focus stays on a lifted entry as it moves. */
function useGripFocus(list: { current: HTMLElement | null }, lifted: string | null, entries: unknown) {
  useEffect(() => {
    if (lifted === null) return
    list.current?.querySelector<HTMLElement>(`[data-grip="${CSS.escape(lifted)}"]`)?.focus()
  }, [list, lifted, entries])
}
