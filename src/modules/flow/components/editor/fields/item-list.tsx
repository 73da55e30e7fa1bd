import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '#ui/office/controls/button.tsx'
import styles from '../editor.module.css'

interface ItemListProps<Item> {
  legend: string
  items: readonly Item[]
  /** What a new item is. */
  empty: Item
  most: number
  labels: { add: string; remove: string }
  onChange: (items: Item[]) => void
  /** The fields of one item. */
  children: (item: Item, change: (of: Partial<Item>) => void) => ReactNode
}

/** A list whose items have fields. The focus goes to a new item, and back to the button when one is removed. */
export function ItemList<Item extends object>(props: ItemListProps<Item>) {
  const { legend, items, empty, most, labels, onChange, children } = props
  const list = useRef<HTMLFieldSetElement>(null)
  const [added, setAdded] = useState(0)
  useEffect(() => {
    if (added > 0)
      [...list.current!.querySelectorAll<HTMLElement>('[data-item]')].at(-1)?.querySelector('input')?.focus()
  }, [added])
  const change = (at: number, of: Partial<Item>) =>
    onChange(items.map((one, index) => (index === at ? { ...one, ...of } : one)))
  const remove = (at: number) => {
    onChange(items.toSpliced(at, 1))
    list.current?.querySelector<HTMLElement>('[data-add]')?.focus()
  }
  return (
    <fieldset ref={list} className={styles.items}>
      <legend>{legend}</legend>
      {items.map((one, at) => (
        // oxlint-disable-next-line no-array-index-key -- items have no names
        <div key={at} className={styles.item} data-item>
          {children(one, (of) => change(at, of))}
          <Button isSmall isSquare icon="x" aria-label={`${labels.remove} ${at + 1}`} onClick={() => remove(at)} />
        </div>
      ))}
      <Button
        isSmall
        icon="plus"
        data-add
        disabled={items.length >= most}
        onClick={() => {
          onChange([...items, empty])
          setAdded((n) => n + 1)
        }}
      >
        {labels.add}
      </Button>
    </fieldset>
  )
}
