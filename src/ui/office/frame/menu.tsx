import { classes } from '#ui/theme/classes.ts'
import type { MenuGroup, MenuItem } from '../description.ts'
import { Icon } from '../icon/icon.tsx'
import { Kbd } from '../controls/kbd.tsx'
import part from '../controls/part.module.css'
import type { Rail } from './frame.tsx'
import styles from './frame.module.css'

/** The menu by groups. The branch of the current screen is open. */
export function Menu({ groups, foot = [], rail }: { groups: MenuGroup[]; foot?: MenuItem[]; rail?: Rail }) {
  return (
    <>
      <div className={styles.scroll}>
        {groups.map((group, at) => (
          <div
            key={group.title ?? at}
            role={group.title && 'group'}
            aria-label={group.title}
            className={group.isOfTop ? styles.ofTop : undefined}
          >
            {group.title && (
              <div className={styles.groupTitle} aria-hidden="true">
                {group.title}
              </div>
            )}
            <MenuList items={group.items} />
          </div>
        ))}
      </div>
      {(foot.length > 0 || rail) && (
        <div className={styles.foot}>
          <MenuList items={foot} />
          {rail && <RailButton rail={rail} />}
        </div>
      )}
    </>
  )
}

function RailButton({ rail }: { rail: Rail }) {
  return (
    <button
      type="button"
      className={classes(styles.item, styles.railButton)}
      onClick={rail.turn}
      aria-pressed={rail.isOn}
      title={rail.isOn ? rail.label : undefined}
    >
      <Icon name={rail.isOn ? 'layout-sidebar-left-expand' : 'layout-sidebar-left-collapse'} />
      <span>{rail.label}</span>
      <Kbd keys="[" />
    </button>
  )
}

function MenuList({ items }: { items: MenuItem[] }) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item.href + item.label}>
          <MenuLink item={item} />
          {isOpen(item) && item.items && (
            <ul className={styles.branch}>
              {item.items.map((one) => (
                <li key={one.href + one.label}>
                  <MenuLink item={one} isBranch />
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  )
}

function MenuLink({ item, isBranch }: { item: MenuItem; isBranch?: boolean }) {
  const hasItems = (item.items?.length ?? 0) > 0
  return (
    <a
      href={item.href}
      className={classes(
        styles.item,
        isBranch && styles.inBranch,
        item.isCurrent && styles.here,
        !item.isCurrent && isOpen(item) && styles.open,
      )}
      aria-current={item.isCurrent ? 'page' : undefined}
      data-tip={item.label}
    >
      {item.icon && !isBranch && <Icon name={item.icon} />}
      <span>{item.label}</span>
      {item.count && (
        <b className={classes(part.count, item.isHot && part.hot)}>
          <span aria-hidden={item.countLabel ? 'true' : undefined}>{item.count}</span>
          {item.countLabel && <span className="sr">{item.countLabel}</span>}
        </b>
      )}
      {hasItems && <Icon name={isOpen(item) ? 'chevron-down' : 'chevron-right'} size={16} className={styles.caret} />}
    </a>
  )
}

function isOpen(item: MenuItem): boolean {
  return (item.items ?? []).some((one) => one.isCurrent) || (item.isCurrent === true && item.items !== undefined)
}
