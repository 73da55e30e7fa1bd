import type { ReactNode } from 'react'
import { LinkButton } from '#ui/button/button.tsx'
import { IconButton } from '#ui/button/icon-button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { Logo, type Site } from '../logo.tsx'
import type { HeaderWords, MenuItem } from './menu.ts'
import { isMember, type Member, type Visitor } from './person.ts'
import styles from './drawer.module.css'

type DrawerProps = {
  id: string
  site: Site
  menu: MenuItem[]
  /** Null if the site shows no log-in. */
  user: Visitor | Member | null
  words: HeaderWords
  foot?: ReactNode
}

/** The menu on a phone. It is a popover, so the browser opens and closes it and traps the focus without a script. */
export function Drawer({ id, site, menu, user, words, foot }: DrawerProps) {
  return (
    <nav className={styles.drawer} id={id} popover="auto" aria-label={words.mainMenu}>
      <div className={styles.drawer__top}>
        <Logo {...site} />
        <IconButton icon="close" label={words.closeMenu} popoverTarget={id} popoverTargetAction="hide" />
      </div>
      <ul className={styles.drawer__list}>
        {menu.map((item) => (
          <li key={item.href}>{item.items ? <Branch item={item} items={item.items} /> : <Leaf item={item} />}</li>
        ))}
      </ul>
      {user && !isMember(user) && <WaysIn visitor={user} />}
      {foot && <div className={styles.drawer__foot}>{foot}</div>}
    </nav>
  )
}

function Branch({ item, items }: { item: MenuItem; items: MenuItem[] }) {
  return (
    <details open={item.isCurrent}>
      <summary>
        {item.label}
        <Icon name="down" size="s" />
      </summary>
      <ul>
        {items.map((child) => (
          <li key={child.href}>
            <Leaf item={child} />
          </li>
        ))}
      </ul>
    </details>
  )
}

function Leaf({ item }: { item: MenuItem }) {
  return (
    <a href={item.href} aria-current={item.isCurrent ? 'page' : undefined}>
      {item.label}
    </a>
  )
}

function WaysIn({ visitor: { login, register } }: { visitor: Visitor }) {
  return (
    <div className={styles.drawer__foot}>
      {register && <LinkButton href={register.href}>{register.label}</LinkButton>}
      <LinkButton look="line" href={login.href}>
        {login.label}
      </LinkButton>
    </div>
  )
}
