import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { fill } from '#domain/locale/fill.ts'
import { highlight } from '#domain/thai-text/highlight.ts'
import { classes } from '#ui/theme/classes.ts'
import { Icon, type IconName } from '../../../icon/icon.tsx'
import { Layer } from '../layer.tsx'
import { Kbd } from '../../../controls/kbd.tsx'
import styles from './palette.module.css'

/** An item to open (`href`) or to run (`act`). */
export interface PaletteItem {
  id: string
  title: string
  /** Its place or its type. */
  note?: string
  icon?: IconName
  keys?: string[]
  href?: string
  act?: () => void
}

export interface PaletteSection {
  title: string
  items: PaletteItem[]
}

/** `found` has a placeholder {n}. */
type PaletteWords = Record<
  'title' | 'search' | 'close' | 'nothing' | 'nothingText' | 'found' | 'move' | 'open' | 'newTab' | 'allKeys',
  string
>

interface PaletteProps {
  words: PaletteWords
  q: string
  sections: PaletteSection[]
  onSearch: (q: string) => void
  onGo: (href: string) => void
  onClose: () => void
}

/** A search over all screens, rows and commands of the viewer: a combobox with a list that is always open. */
export function Palette({ words, q, sections, onSearch, onGo, onClose }: PaletteProps) {
  const id = useId()
  const items = sections.flatMap((section) => section.items)
  const choose = (item: PaletteItem, isNewTab: boolean) => {
    if (item.href && isNewTab) return void window.open(item.href, '_blank', 'noopener')
    onClose()
    if (item.href) onGo(item.href)
    else item.act?.()
  }
  const { current, press, begin } = useCurrent(items, choose)
  return (
    <Layer at="middle" label={words.title} onClose={onClose}>
      <Ask {...{ id, words, q, current, press, onClose }} onSearch={(text) => (begin(), onSearch(text))} />
      <Found {...{ id, words, q, sections, current, choose }} />
      <p className="sr" role="status">
        {fill(words.found, { n: items.length })}
      </p>
      <Hints words={words} />
    </Layer>
  )
}

/** The item that Enter chooses. The arrows move it, wrapping around. A new search begins at the first. */
function useCurrent(items: PaletteItem[], choose: FoundProps['choose']) {
  const [at, setAt] = useState(0)
  const current = items[Math.min(at, items.length - 1)]
  const press = (event: KeyboardEvent) => {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (by && items.length > 0) setAt((now) => (Math.min(now, items.length - 1) + by + items.length) % items.length)
    if (event.key === 'Enter' && current) choose(current, event.metaKey || event.ctrlKey)
    if (by || event.key === 'Enter') event.preventDefault()
  }
  return { current, press, begin: () => setAt(0) }
}

type AskProps = Pick<PaletteProps, 'words' | 'q' | 'onSearch' | 'onClose'> & {
  id: string
  current: PaletteItem | undefined
  press: (event: KeyboardEvent) => void
}

function Ask({ id, words, q, current, press, onSearch, onClose }: AskProps) {
  return (
    <div className={styles.ask}>
      <Icon name="search" />
      <input
        role="combobox"
        aria-label={words.search}
        aria-expanded="true"
        aria-controls={`${id}-list`}
        aria-activedescendant={current && `${id}-${current.id}`}
        aria-autocomplete="list"
        placeholder={words.search}
        value={q}
        maxLength={100}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => onSearch(event.target.value)}
        onKeyDown={press}
      />
      <button type="button" className={styles.esc} onClick={onClose} aria-label={words.close}>
        <Kbd keys="Esc" />
        <Icon name="x" />
      </button>
    </div>
  )
}

type FoundProps = Pick<PaletteProps, 'words' | 'q' | 'sections'> & {
  id: string
  current: PaletteItem | undefined
  choose: (item: PaletteItem, isNewTab: boolean) => void
}

function Found({ id, words, q, sections, current, choose }: FoundProps) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })
  }, [current?.id])
  return (
    <div className={styles.list} ref={list}>
      <div id={`${id}-list`} role="listbox" aria-label={words.title}>
        {sections.map((section) => (
          <div key={section.title} role="group" aria-label={section.title}>
            <div className={styles.cap} aria-hidden="true">
              {section.title}
            </div>
            {section.items.map((item) => (
              <Option key={item.id} {...{ id: `${id}-${item.id}`, item, q, isOn: item.id === current?.id, choose }} />
            ))}
          </div>
        ))}
      </div>
      {sections.length === 0 && (
        <div className={styles.nothing}>
          <b>{words.nothing}</b>
          <p>{words.nothingText}</p>
        </div>
      )}
    </div>
  )
}

function Option({
  id,
  item,
  q,
  isOn,
  choose,
}: Pick<FoundProps, 'id' | 'q' | 'choose'> & {
  item: PaletteItem
  isOn: boolean
}) {
  return (
    // oxlint-disable-next-line click-events-have-key-events -- the keys are those of the combobox that owns it
    <div
      id={id}
      role="option"
      aria-selected={isOn}
      tabIndex={-1}
      className={classes(styles.option, isOn && styles.on)}
      onClick={(event) => choose(item, event.metaKey || event.ctrlKey)}
    >
      <Icon name={item.icon ?? 'chevron-right'} />
      <span className={styles.title}>
        {highlight(item.title, q).map((part, at) => (part.isHit ? <mark key={at}>{part.text}</mark> : part.text))}
      </span>
      {item.note && <span className={styles.note}>{item.note}</span>}
      {item.keys?.map((key) => (
        <Kbd key={key} keys={key} />
      ))}
    </div>
  )
}

function Hints({ words }: Pick<PaletteProps, 'words'>) {
  const hints: [keys: string[], says: string][] = [
    [['↑', '↓'], words.move],
    [['↵'], words.open],
    [['⌘↵'], words.newTab],
    [['?'], words.allKeys],
  ]
  return (
    <div className={styles.hints} aria-hidden="true">
      {hints.map(([keys, says]) => (
        <span key={says}>
          {keys.map((key) => (
            <Kbd key={key} keys={key} />
          ))}
          {says}
        </span>
      ))}
    </div>
  )
}
