import type { ShownItem } from '../../../commands/shown/shown-menu.server.ts'
import { isExternal } from '../../../rules/external.ts'
import type { MenuContent } from './load.server.ts'
import styles from './menu.module.css'

/** The links of a menu with their sub-items. Renders nothing for an empty menu. */
export default function Menu({ shown: { title, label, display, items } }: { shown: MenuContent }) {
  if (items.length === 0) return null
  return (
    <nav className="wrap block" aria-label={label}>
      {title && <h2 className={styles.menu__title}>{title}</h2>}
      <ul className={styles.menu} data-display={display}>
        {items.map((item) => (
          <Item key={`${item.label} ${item.href}`} item={item} />
        ))}
      </ul>
    </nav>
  )
}

function Item({ item: { label, href, items } }: { item: ShownItem }) {
  const beside = isExternal(href) ? { target: '_blank', rel: 'noopener' } : {}
  return (
    <li>
      <a href={href} {...beside}>
        {label}
      </a>
      {items && (
        <ul className={styles.menu__under}>
          {items.map((item) => (
            <Item key={`${item.label} ${item.href}`} item={item} />
          ))}
        </ul>
      )}
    </li>
  )
}
