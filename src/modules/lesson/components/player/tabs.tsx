import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import styles from './player.module.css'

export interface Tab {
  name: string
  label: string
  count?: number
  shows: ReactNode
}

type TabsProps = { tabs: readonly Tab[]; label: string; first: string }

/** Tabs of a page. Without a script, all panels appear one below the other. */
export const Tabs = ({ isScripted, ...props }: TabsProps & { isScripted: boolean }) =>
  isScripted ? <Chosen {...props} /> : <All tabs={props.tabs} />

function All({ tabs }: Pick<TabsProps, 'tabs'>) {
  return tabs.map(({ name, label, shows }) => (
    <section key={name} aria-label={label}>
      {name !== 'content' && <h2>{label}</h2>}
      {shows}
    </section>
  ))
}

function Chosen({ tabs, label, first }: TabsProps) {
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
  return (
    <div>
      <div className={styles.tabs} role="tablist" tabIndex={-1} aria-label={label} ref={list} onKeyDown={press}>
        {tabs.map((tab) => (
          <Handle key={tab.name} tab={tab} id={id} isChosen={tab.name === now} onChoose={setChosen} />
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

type HandleProps = { tab: Tab; id: string; isChosen: boolean; onChoose: (name: string) => void }

function Handle({ tab: { name, label, count }, id, isChosen, onChoose }: HandleProps) {
  return (
    <button
      type="button"
      role="tab"
      id={`${id}-${name}`}
      aria-controls={`${id}-${name}-panel`}
      aria-selected={isChosen}
      tabIndex={isChosen ? 0 : -1}
      onClick={() => onChoose(name)}
    >
      {label} {count !== undefined && count > 0 && <span className="num">{count}</span>}
    </button>
  )
}
