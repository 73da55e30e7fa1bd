import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import styles from './playing.module.css'

export interface Tab {
  name: string
  label: string
  count?: number
  shows: ReactNode
}

/** Parts of a page of which one shows; without a script all of them stand under each other. */
export function Tabs({
  tabs,
  label,
  first,
  isScripted,
}: {
  tabs: readonly Tab[]
  label: string
  first: string
  isScripted: boolean
}) {
  const [chosen, setChosen] = useState(first)
  const list = useRef<HTMLDivElement>(null)
  const id = useId()
  const now = tabs.some(({ name }) => name === chosen) ? chosen : tabs[0]!.name
  const press = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
    if (step === 0) return
    event.preventDefault()
    const at = (tabs.findIndex(({ name }) => name === now) + step + tabs.length) % tabs.length
    setChosen(tabs[at]!.name)
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[at]?.focus()
  }
  if (!isScripted)
    return tabs.map(({ name, label: title, shows }) => (
      <section key={name} aria-label={title}>
        {name !== 'content' && <h2>{title}</h2>}
        {shows}
      </section>
    ))
  return (
    <div>
      <div className={styles.tabs} role="tablist" tabIndex={-1} aria-label={label} ref={list} onKeyDown={press}>
        {tabs.map(({ name, label: title, count }) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id}-${name}`}
            aria-controls={`${id}-${name}-panel`}
            aria-selected={name === now}
            tabIndex={name === now ? 0 : -1}
            onClick={() => setChosen(name)}
          >
            {title} {count !== undefined && count > 0 && <span className="num">{count}</span>}
          </button>
        ))}
      </div>
      {tabs.map(({ name, shows }) => (
        <div
          key={name}
          id={`${id}-${name}-panel`}
          role="tabpanel"
          aria-labelledby={`${id}-${name}`}
          hidden={name !== now}
        >
          {shows}
        </div>
      ))}
    </div>
  )
}
