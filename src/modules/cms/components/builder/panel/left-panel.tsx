import type { ComponentType, ReactNode } from 'react'
import { classes } from '#ui/theme/classes.ts'
import { useBuilder, useDescribed, useStore } from '../store/use-builder.ts'
import { Outline } from './outline.tsx'
import { Palette } from './palette.tsx'
import styles from './panel.module.css'
import { Templates } from './templates.tsx'

export interface LeftPanelProps {
  /** The drag source around the blocks, if dragging is available. */
  around?: ComponentType<{ children: ReactNode }>
  item?: ComponentType<{ name: string; label: string; children: ReactNode }>
}

/** The blocks that can be added, and the page as a tree. */
export function LeftPanel({ around = Plain, item = Plain }: LeftPanelProps) {
  const { words } = useDescribed()
  const store = useStore()
  const tab = useBuilder((state) => state.panel)
  return (
    <aside className={styles.left} aria-label={words.panels}>
      <div className={styles.tabs} role="tablist">
        {(['blocks', 'outline', 'templates'] as const).map((name) => (
          <button
            key={name}
            type="button"
            role="tab"
            aria-selected={tab === name}
            className={classes(styles.tab, tab === name && styles.on)}
            onClick={() => store.open(name)}
          >
            {words[name]}
          </button>
        ))}
      </div>
      {tab === 'blocks' && <Palette around={around} item={item} />}
      {tab === 'outline' && <Outline />}
      {tab === 'templates' && <Templates />}
    </aside>
  )
}

const Plain = ({ children }: { children: ReactNode }) => <>{children}</>
