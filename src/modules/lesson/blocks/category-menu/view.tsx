import { Icon } from '#ui/icon/icon.tsx'
import { Breakable } from '#ui/prose/breakable.tsx'
import styles from './category-menu.module.css'
import type { CategoryMenuContent } from './load.server.ts'

/** The category grid behind one button. It opens without a script and does not shift the page. */
export default function CategoryMenu({ shown: { label, heading, more, categories } }: { shown: CategoryMenuContent }) {
  if (categories.length === 0) return null
  return (
    <div className="wrap">
      <details className={styles.menu}>
        <summary className={styles.menu__button}>
          <Icon name="menu" />
          <span>{label || heading}</span>
          <Icon name="down" />
        </summary>
        <nav className={styles.menu__panel} aria-label={label || heading}>
          <ul className={styles.menu__grid}>
            {categories.map(({ id, href, name, count }) => (
              <li key={id}>
                <a href={href}>
                  <span>
                    <Breakable text={name} />
                  </span>
                  <small>{count}</small>
                </a>
              </li>
            ))}
          </ul>
          <a className={styles.menu__all} href={more.href}>
            {more.label}
            <Icon name="arrow" size="s" />
          </a>
        </nav>
      </details>
    </div>
  )
}
