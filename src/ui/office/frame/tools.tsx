import { Icon, type IconName } from '../icon/icon.tsx'
import { Kbd } from '../controls/kbd.tsx'
import styles from './tools.module.css'

export type Tool = 'palette' | 'help' | 'notices'

interface ToolsProps {
  words: Record<'find' | 'help' | 'notices', string>
  /** The number of unread notices, as "3" or "99+", and as text for screen readers. */
  unread: { count: string; label: string } | null
  onOpen: (tool: Tool) => void
}

/** The tools in the header bar of every screen: search, help and notices. */
export function Tools({ words, unread, onOpen }: ToolsProps) {
  return (
    <>
      <button type="button" className={styles.find} onClick={() => onOpen('palette')} data-palette>
        <Icon name="search" size={16} />
        <span>{words.find}</span>
        <Kbd keys="⌘K" />
      </button>
      <Round icon="help-circle" label={words.help} onClick={() => onOpen('help')} data-help />
      <Round
        icon="bell"
        label={unread ? `${words.notices}, ${unread.label}` : words.notices}
        onClick={() => onOpen('notices')}
        count={unread?.count}
      />
    </>
  )
}

function Round({
  icon,
  label,
  count,
  ...props
}: {
  icon: IconName
  label: string
  count?: string
  onClick: () => void
}) {
  return (
    <button type="button" className={styles.round} aria-label={label} title={label} {...props}>
      <Icon name={icon} />
      {count && (
        <span className={styles.count} aria-hidden="true">
          {count}
        </span>
      )}
    </button>
  )
}
