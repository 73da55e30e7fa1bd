import type { KeyboardEvent } from 'react'
import { Head } from '#ui/prose/head.tsx'
import { RichText } from '#ui/prose/rich-text.tsx'
import { classes } from '#ui/theme/classes.ts'
import type { TabsContent } from './load.server.ts'
import styles from './tabs.module.css'
import { useTabs } from './use-tabs.ts'

/** Texts with their names, one visible at a time. Renders nothing without tabs. */
export default function Tabs({ shown }: { shown: TabsContent }) {
  return shown.tabs.length > 0 && <TabRow shown={shown} />
}

function TabRow({ shown: { id, title, label, tabs } }: { shown: TabsContent }) {
  const { at, setAt, names, onKeyDown } = useTabs(tabs.length)
  const isPlain = at === null
  return (
    <section className={classes('wrap', 'block', styles.tabs)} data-plain={isPlain ? '' : undefined}>
      {title && <Head title={title} />}
      <div ref={names} className={styles.names} role={isPlain ? 'radiogroup' : 'tablist'} aria-label={label}>
        {tabs.map(({ name }, n) =>
          isPlain ? (
            <Radio key={n} id={id} name={name} n={n} />
          ) : (
            <Name key={n} {...{ id, name, n, at, setAt, onKeyDown }} />
          ),
        )}
      </div>
      <div>
        {tabs.map(({ name, html }, n) => (
          <div
            key={n}
            className={styles.panel}
            id={`${id}-panel-${n}`}
            hidden={!isPlain && n !== at}
            {...(!isPlain && { role: 'tabpanel', tabIndex: 0, 'aria-labelledby': `${id}-tab-${n}` })}
          >
            {isPlain && <h3 className={styles.panel__name}>{name}</h3>}
            <RichText html={html} isPlain />
          </div>
        ))}
      </div>
    </section>
  )
}

type TabsOptions = { id: string; name: string; n: number }

function Radio({ id, name, n }: TabsOptions) {
  return (
    <label className={styles.name}>
      <input type="radio" name={id} defaultChecked={n === 0} />
      {name}
    </label>
  )
}

type NameProps = TabsOptions & { at: number; setAt: (at: number) => void; onKeyDown: (event: KeyboardEvent) => void }

function Name({ id, name, n, at, setAt, onKeyDown }: NameProps) {
  return (
    <button
      type="button"
      className={styles.name}
      role="tab"
      id={`${id}-tab-${n}`}
      aria-controls={`${id}-panel-${n}`}
      aria-selected={n === at}
      tabIndex={n === at ? 0 : -1}
      onClick={() => setAt(n)}
      onKeyDown={onKeyDown}
    >
      {name}
    </button>
  )
}
