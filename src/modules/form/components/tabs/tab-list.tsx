import { type KeyboardEvent, use, useEffect, useRef } from 'react'
import { fill } from '#domain/locale/fill.ts'
import { FormPageContext } from '../state/form-context.ts'
import { allErrors, type FormState } from '../state/form-store.ts'
import { useFormState } from '../state/use-form-state.ts'
import type { FormTab } from '../page/form-parts.ts'
import styles from '../page/form-view.module.css'
import { tabOf } from './tab-of.ts'

type TabListProps = { tabs: readonly FormTab[]; current: number }

/** Arrow keys, Home and End move to a tab and show it. A tab with errors says how many. */
export function TabList({ tabs, current }: TabListProps) {
  const { store, content, definition } = use(FormPageContext)!
  const { words } = content
  const counts = useFormState((state) => countErrors(state, definition), '').split(',')
  const list = useCurrentInView(current)
  const onKeyDown = (event: KeyboardEvent) => {
    const next = nextTab(event.key, { current, count: tabs.length })
    if (next === undefined) return
    event.preventDefault()
    store.update({ tab: next })
    document.getElementById(`form-tab-${next}`)?.focus()
  }
  return (
    <div ref={list} className={`wrap ${styles.tabs}`} role="tablist" aria-label={words.tabs}>
      {tabs.map(({ name }, at) => (
        <button
          key={name}
          type="button"
          role="tab"
          id={`form-tab-${at}`}
          className={styles.tab}
          aria-controls="form-panel"
          aria-selected={at === current}
          tabIndex={at === current ? 0 : -1}
          data-invalid={Number(counts[at]) > 0 ? '' : undefined}
          onClick={() => store.update({ tab: at })}
          onKeyDown={onKeyDown}
        >
          {Number(counts[at]) > 0 ? fill(words.tabErrors, { name, n: counts[at]! }) : name}
        </button>
      ))}
    </div>
  )
}

/** On a phone the tabs are wider than the screen. Only the list scrolls, not the page. */
function useCurrentInView(current: number) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const tab = list.current?.querySelector<HTMLElement>(`#form-tab-${current}`)
    if (list.current && tab) list.current.scrollLeft = tab.offsetLeft - (list.current.clientWidth - tab.offsetWidth) / 2
  }, [current])
  return list
}

function nextTab(key: string, { current, count }: { current: number; count: number }): number | undefined {
  const moves: Readonly<Record<string, number>> = {
    ArrowRight: (current + 1) % count,
    ArrowLeft: (current + count - 1) % count,
    Home: 0,
    End: count - 1,
  }
  return Object.hasOwn(moves, key) ? moves[key] : undefined
}

/** Counts errors by tab, as a text that is equal as long as the counts are. Before the first attempt there are none. */
function countErrors(state: FormState, definition: Parameters<typeof tabOf>[0]): string {
  const counts = definition.tabs.map(() => 0)
  if (state.isChecked) for (const [path] of allErrors(state)) counts[tabOf(definition, path)]!++
  return counts.join(',')
}
