import type { CSSProperties, ElementType, ReactNode } from 'react'
import { classes } from '#ui/theme/classes.ts'
import type { Link, MenuGroup } from '../description.ts'
import { Icon } from '../icon/icon.tsx'
import { ProductMark } from '../icon/mark.tsx'
import { Button } from '../controls/button.tsx'
import styles from './frame.module.css'
import { Menu } from './menu.tsx'
import { PersonMenu } from './person-menu.tsx'

export interface OfficeFrameProps {
  /** `mark` is one or two letters. `colour` is that of the site. `switchTo` exists for roles that may switch sites. */
  site: { name: string; hostname: string; mark: string; colour: string; switchTo?: SwitchTo }
  /** `links` are the person's own: profile, language. */
  person: { id?: string; name: string; role: string; mark: string; links?: Link[] }
  menu: MenuGroup[]
  /** At the bottom of the menu: settings. */
  foot?: MenuGroup['items']
  /** In the header bar, and on a phone in the drawer. */
  top?: Link[]
  /** The menu is 56 px wide or can be collapsed to that. */
  rail?: Rail
  /** Search, help, notices. */
  tools?: ReactNode
  words: Record<'product' | 'skip' | 'menu' | 'openMenu' | 'account' | 'signOut', string>
  signOutAction: string
  form?: ElementType
  children: ReactNode
}

/** `label` names the button that toggles it. The key `[` does the same. */
export interface Rail {
  isOn: boolean
  label: string
  turn: () => void
}

/** A `lock` is the reason why there is no other site. */
type SwitchTo = Link & { lock?: string }

const MENU = 'office-menu'

/** The frame of every back-office screen. Below 768 px the menu is the same element, opened as a native popover. */
export function OfficeFrame({ site, person, menu, foot, top = [], rail, tools, ...rest }: OfficeFrameProps) {
  const { words, signOutAction, form, children } = rest
  return (
    <div
      className={classes(styles.frame, rail?.isOn && styles.railed)}
      style={{ '--site': site.colour } as CSSProperties}
    >
      <a className={styles.skip} href="#main">
        {words.skip}
      </a>
      <nav className={styles.side} id={MENU} popover="auto" aria-label={words.menu}>
        <div className={styles.product}>
          <ProductMark />
          <span>{words.product}</span>
        </div>
        <SideSite site={site} person={person} />
        <Menu groups={drawerOf(menu, top)} foot={foot} rail={rail} />
      </nav>
      <header className={styles.top}>
        <Button
          look="bare"
          isSquare
          icon="menu-2"
          className={styles.opener}
          popoverTarget={MENU}
          aria-label={words.openMenu}
          data-menu-opener
        />
        <SiteBar site={site} />
        <TopLinks links={top} />
        <div className={styles.tools}>{tools}</div>
        <PersonMenu person={person} words={words} signOutAction={signOutAction} form={form} />
      </header>
      <main className={styles.main} id="main" tabIndex={-1}>
        {children}
      </main>
    </div>
  )
}

/** On a phone the drawer contains the entries of the header bar. On wide screens it hides them. */
const drawerOf = (menu: MenuGroup[], top: Link[]): MenuGroup[] =>
  top.length > 0 ? [{ items: top, isOfTop: true }, ...menu] : menu

function TopLinks({ links }: { links: Link[] }) {
  if (links.length === 0) return null
  return (
    <ul className={styles.topLinks}>
      {links.map((link) => (
        <li key={link.href}>
          <a href={link.href}>{link.label}</a>
        </li>
      ))}
    </ul>
  )
}

function SiteBar({ site }: Pick<OfficeFrameProps, 'site'>) {
  return (
    <div className={styles.siteBar}>
      <span className={styles.siteMark} aria-hidden="true">
        {site.mark}
      </span>
      <b className={styles.siteName}>{site.name}</b>
      <span className={styles.host}>{site.hostname}</span>
      {site.switchTo && <SwitchLink link={site.switchTo} />}
    </div>
  )
}

function SwitchLink({ link }: { link: SwitchTo }) {
  if (link.lock)
    return (
      <button type="button" className={styles.switch} disabled title={link.lock}>
        <Icon name="arrows-exchange" size={16} />
        {link.label}
      </button>
    )
  return (
    <a className={styles.switch} href={link.href}>
      <Icon name="arrows-exchange" size={16} />
      {link.label}
    </a>
  )
}

/** The drawer begins with the site and the person. */
function SideSite({ site, person }: Pick<OfficeFrameProps, 'site' | 'person'>) {
  return (
    <div className={styles.sideSite}>
      <span className={styles.siteMark} aria-hidden="true">
        {site.mark}
      </span>
      <span>
        <b>{site.name}</b>
        <small>{`${person.name} · ${person.role}`}</small>
      </span>
      {site.switchTo && <SwitchLink link={site.switchTo} />}
    </div>
  )
}
