import type { CSSProperties } from 'react'
import { Icon } from '#ui/icon/icon.tsx'
import type { MenuItem } from './menu.ts'
import styles from './site-nav.module.css'

/** The menu of a wide header. Sub-entries open below their entry. */
export function SiteNav({ label, menu }: { label: string; menu: MenuItem[] }) {
  return (
    <nav className={styles.sitenav} aria-label={label}>
      {menu.map((item, index) =>
        item.items ? (
          <SubMenu key={item.href} item={item} items={item.items} id={`sitenav-${index}`} />
        ) : (
          <Entry key={item.href} item={item} />
        ),
      )}
    </nav>
  )
}

const Entry = ({ item }: { item: MenuItem }) => (
  <a href={item.href} aria-current={item.isCurrent ? 'page' : undefined}>
    {item.label}
  </a>
)

type SubMenuProps = { item: MenuItem; items: MenuItem[]; id: string }

/** A popover, so the browser opens and closes it without a script. The entry itself is the first item. */
function SubMenu({ item, items, id }: SubMenuProps) {
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-current={item.isCurrent ? 'page' : undefined}
        style={{ anchorName: `--${id}` } as CSSProperties}
      >
        {item.label}
        <Icon name="down" />
      </button>
      <ul className={styles.submenu} id={id} popover="auto" style={{ positionAnchor: `--${id}` } as CSSProperties}>
        {[item, ...items].map((entry, index) => (
          <li key={index}>
            <Entry item={entry} />
          </li>
        ))}
      </ul>
    </>
  )
}
