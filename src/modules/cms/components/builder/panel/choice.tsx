import type { ReactNode } from 'react'
import { fill } from '#domain/locale/fill.ts'
import { useDescribed } from '../store/use-builder.ts'
import type { LeftPanelProps } from './left-panel.tsx'
import styles from './panel.module.css'

interface ChoiceProps extends Pick<Required<LeftPanelProps>, 'item'> {
  type: string
  name: string
  title?: string | undefined
  /** Why it cannot be added to the page. */
  off?: string | undefined
  onAdd: () => void
  children: ReactNode
}

/**
 * A dragged item is rendered twice. Only the button above it, which passes mouse events through, is available to
 * keyboard and screen readers.
 */
export function Choice({ type, name, title, off, onAdd, item: Item, children }: ChoiceProps) {
  const { words } = useDescribed()
  const add = () => off === undefined && onAdd()
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- the button is for keys
    <div className={styles.choice} title={off ?? title} onClick={add} data-choice={type}>
      <Item name={type} label={fill(words.drag, { name })}>
        {children}
      </Item>
      <button
        type="button"
        className={styles.cover}
        aria-disabled={off !== undefined}
        aria-label={off ?? fill(words.add, { name })}
        onClick={(event) => {
          event.stopPropagation()
          add()
        }}
      />
    </div>
  )
}
