import { type KeyboardEvent, memo, type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { initialsOf } from '#domain/thai-identity/initials.ts'
import { fill } from '#domain/locale/fill.ts'
import type { Page } from '#domain/page/page.ts'
import { BlockIcon } from '#ui/office/icon/block-icon.tsx'
import { classes } from '#ui/theme/classes.ts'
import { useNamesAt } from '../store/others.ts'
import { toFields } from '../keys/focus.ts'
import { step } from '../store/edit-page.ts'
import { nameOf, type BuilderMessage, useBuilder, useDescribed, useStore } from '../store/use-builder.ts'
import styles from './panel.module.css'

interface Line {
  id: string
  level: 1 | 2 | 3
  name: string
  icon: string
}

interface OutlineViewModel extends Line {
  /** The names of others who are editing it. */
  by: string
}

/** The page as a tree that can be navigated, rearranged and emptied by keyboard. */
export function Outline() {
  const told = useDescribed()
  const store = useStore()
  const text = useBuilder(({ page }) => JSON.stringify(linesOf(page, told)))
  const selected = useBuilder((state) => state.selected)
  const names = useNamesAt()
  const list = useRef<HTMLUListElement>(null)
  const lines = JSON.parse(text) as Line[]
  const { press, lifted, said } = useOutlineKeys(lines, list)
  useKeptFocus(selected, list)
  return (
    <>
      <ul ref={list} className={styles.outline} role="tree" aria-label={told.words.outline}>
        {lines.map((line) => (
          <OutlineLine
            key={line.id}
            {...line}
            by={names.get(line.id) ?? ''}
            isSelected={selected === line.id}
            isFirst={selected === null && line.id === lines[0]?.id}
            isLifted={lifted === line.id}
            onSelect={store.select}
            onPress={press}
          />
        ))}
      </ul>
      <p className={styles.nothing}>{told.words.outlineKeys}</p>
      <p role="status" className="sr">
        {said}
      </p>
    </>
  )
}

/**
 * Arrows navigate. Space lifts a part for arrows to move, and drops it. Enter goes to the fields, and Delete removes.
 */
function useOutlineKeys(lines: Line[], list: RefObject<HTMLUListElement | null>) {
  const { words } = useDescribed()
  const store = useStore()
  const [lifted, setLifted] = useState<string | null>(null)
  const [said, setSaid] = useState('')
  const focus = (id: string | undefined) => {
    if (id === undefined) return
    store.select(id)
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>(`[data-part="${CSS.escape(id)}"]`)?.focus())
  }
  const walk = (line: Line, by: -1 | 1) => {
    if (lifted !== line.id) return focus(lines[lines.findIndex(({ id }) => id === line.id) + by]?.id)
    step(store, line.id, by)
    focus(line.id)
  }
  const acts: Record<string, (line: Line) => void> = {
    ArrowUp: (line) => walk(line, -1),
    ArrowDown: (line) => walk(line, 1),
    Space: ({ id, name }) => {
      setSaid(fill(lifted === id ? words.dropped : words.lifted, { name }))
      setLifted(lifted === id ? null : id)
    },
    Escape: () => setLifted(null),
    Enter: () => toFields(store),
  }
  const press = (event: KeyboardEvent, line: Line) => {
    if (!Object.hasOwn(acts, event.code)) return
    event.preventDefault()
    event.stopPropagation()
    acts[event.code]!(line)
  }
  const latest = useRef(press)
  useEffect(() => {
    latest.current = press
  })
  const stable = useCallback((event: KeyboardEvent, line: Line) => latest.current(event, line), [])
  return { press: stable, lifted, said }
}

/** Moves the focus from a removed part to the part that took its place. */
function useKeptFocus(selected: string | null, list: RefObject<HTMLUListElement | null>) {
  useEffect(() => {
    if (selected === null || document.activeElement !== document.body) return
    list.current?.querySelector<HTMLElement>(`[data-part="${CSS.escape(selected)}"]`)?.focus()
  }, [selected, list])
}

interface LineProps extends OutlineViewModel {
  isSelected: boolean
  isFirst: boolean
  isLifted: boolean
  onSelect: (id: string) => void
  onPress: (event: KeyboardEvent, line: Line) => void
}

const OutlineLine = memo(
  ({ id, level, name, icon, by, isSelected, isFirst, isLifted, onSelect, onPress }: LineProps) => (
    <li
      role="treeitem"
      aria-level={level}
      aria-selected={isSelected}
      data-part={id}
      data-level={level}
      tabIndex={isSelected || isFirst ? 0 : -1}
      className={classes(styles.line, isSelected && styles.chosen, isLifted && styles.lifted)}
      onClick={() => onSelect(id)}
      onFocus={() => onSelect(id)}
      onKeyDown={(event) => onPress(event, { id, level, name, icon })}
    >
      <BlockIcon name={icon} size={16} />
      <span>{name}</span>
      {by !== '' && <Here name={name} by={by} />}
    </li>
  ),
  (before, after) =>
    before.name === after.name &&
    before.by === after.by &&
    before.isSelected === after.isSelected &&
    before.isFirst === after.isFirst &&
    before.isLifted === after.isLifted,
)

/** A mark that somebody else is editing this part. */
function Here({ name, by }: { name: string; by: string }) {
  const { words } = useDescribed()
  return (
    <i role="img" className={styles.here} aria-label={fill(words.at, { name, by })} title={by}>
      {initialsOf(by)}
    </i>
  )
}

const linesOf = ({ rows }: Page, told: BuilderMessage): Line[] =>
  rows.flatMap((row, r) => [
    {
      ...{ id: row.id, level: 1 as const, icon: 'layout-rows' },
      name: nameFor(row, fill(told.words.row, { n: r + 1 }), told),
    },
    ...row.columns.flatMap((column, c) => [
      ...(row.columns.length > 1
        ? [{ id: column.id, level: 2 as const, icon: 'columns-3', name: fill(told.words.column, { n: c + 1 }) }]
        : []),
      ...column.objects.map((object) => ({
        ...{ id: object.id, level: 3 as const, icon: told.kindOf.get(object.type)?.icon ?? 'help-circle' },
        name: nameFor(object, titleOf(object.props) || nameOf(told, object.type), told),
      })),
    ]),
  ])

const nameFor = ({ when }: { when?: unknown }, name: string, { words }: BuilderMessage) =>
  when ? fill(words.conditional, { name }) : name

/** A block's title comes from its content, so that blocks of one type can be told apart. */
const titleOf = (props: Record<string, unknown>) =>
  [props['title'], props['text'], props['name']]
    .find((text): text is string => typeof text === 'string' && text.trim() !== '')
    ?.slice(0, 60)
