import { TextInput } from '@mantine/core'
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { fill } from '#domain/locale/fill.ts'
import type { Option } from '#domain/learning/assessment/question.ts'
import { Button } from '#ui/office/controls/button.tsx'
import styles from '../editor.module.css'
import { newID } from '../new-id.ts'
import type { EditorWords } from '../words.ts'

interface ItemListProps {
  items: Option[]
  change: (items: Option[]) => void
  words: EditorWords
  legend: string
  /** The name of an item, with {n}. */
  label: string
  addLabel: string
  hint?: string
  /** Before and below the text of an item. */
  before?: (item: Option, index: number) => ReactNode
  below?: (item: Option, index: number) => ReactNode
  isOrdered?: boolean
}

/** Texts in a list. Enter adds one below and goes to it; the last one cannot be removed. */
export function ItemList(props: ItemListProps) {
  const { items, change, words, legend, label, addLabel, hint, before, below } = props
  const { list, add, onEnter } = useAdding(items, change)
  const edit = (index: number, text: string) =>
    change(items.map((item, at) => (at === index ? { ...item, text } : item)))
  return (
    <fieldset className={styles.fields}>
      <legend>{legend}</legend>
      {hint && <p>{hint}</p>}
      <ul className={styles.list} ref={list}>
        {items.map((item, index) => (
          <li key={item.id} className={styles.item}>
            <div className={styles.line}>
              {before?.(item, index)}
              <TextInput
                className={styles.grow}
                aria-label={fill(label, { n: index + 1 })}
                data-item={item.id}
                maxLength={2000}
                value={item.text}
                onChange={({ currentTarget }) => edit(index, currentTarget.value)}
                onKeyDown={onEnter(index)}
              />
              <ItemButtons {...props} index={index} words={words} />
            </div>
            {below && <div className={styles.more}>{below(item, index)}</div>}
          </li>
        ))}
      </ul>
      <div>
        <Button isSmall icon="plus" onClick={() => add(items.length)}>
          {addLabel}
        </Button>
      </div>
    </fieldset>
  )
}

/** Adds items, and moves the focus into a new one. */
function useAdding(items: Option[], change: (items: Option[]) => void) {
  const list = useRef<HTMLUListElement>(null)
  const [added, setAdded] = useState<string | null>(null)
  useEffect(() => {
    if (added) list.current?.querySelector<HTMLElement>(`[data-item="${added}"]`)?.focus()
  }, [added])
  const add = (at: number) => {
    const item = { id: newID(), text: '' }
    change(items.toSpliced(at, 0, item))
    setAdded(item.id)
  }
  const onEnter = (index: number) => (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    add(index + 1)
  }
  return { list, add, onEnter }
}

function ItemButtons({ items, change, label, words, index, isOrdered }: ItemListProps & { index: number }) {
  const name = fill(label, { n: index + 1 })
  const move = (to: number) => change(items.toSpliced(index, 1).toSpliced(to, 0, items[index]!))
  return (
    <>
      {isOrdered && (
        <>
          <IconButton
            icon="arrow-up"
            label={fill(words.moveUp, { name })}
            isOff={index === 0}
            act={() => move(index - 1)}
          />
          <IconButton
            icon="arrow-down"
            label={fill(words.moveDown, { name })}
            isOff={index === items.length - 1}
            act={() => move(index + 1)}
          />
        </>
      )}
      <IconButton
        icon="trash"
        label={fill(words.removeItem, { name })}
        isOff={items.length <= 1}
        act={() => change(items.toSpliced(index, 1))}
      />
    </>
  )
}

interface IconButtonProps {
  icon: 'arrow-up' | 'arrow-down' | 'trash'
  label: string
  isOff?: boolean
  act: () => void
}

/** A small button without text. */
export function IconButton({ icon, label, isOff = false, act }: IconButtonProps) {
  return (
    <Button look="bare" isSmall isSquare icon={icon} aria-label={label} title={label} disabled={isOff} onClick={act} />
  )
}
