import type { CSSProperties, ElementType, ReactNode } from 'react'
import type { Link, MenuGroup } from '../description.ts'
import { Icon } from '../icon/icon.tsx'
import { ProductMark } from '../icon/mark.tsx'
import { Button } from '../part/button.tsx'
import styles from './frame.module.css'
import { Menu } from './menu.tsx'
import { PersonMenu } from './person-menu.tsx'

export interface OfficeFrameProps {
  /** `mark` is one or two letters; `colour` the site's own; `switchTo` is there for the roles that switch sites. */
  site: { name: string; hostname: string; mark: string; colour: string; switchTo?: SwitchTo }
  /** `links` are the person's own: profile, language. */
  person: { id?: string; name: string; role: string; mark: string; links?: Link[] }
  menu: MenuGroup[]
  /** Stands at the foot of the menu: settings. */
  foot?: MenuGroup['items']
  words: Record<'product' | 'skip' | 'menu' | 'openMenu' | 'account' | 'signOut', string>
  signOutAction: string
  form?: ElementType
  children: ReactNode
}

/** A `lock` says why there is nowhere to switch to. */
export type SwitchTo = Link & { lock?: string }

const MENU = 'office-menu'

/** The back office around every screen. Under 768 px the menu is the same element, opened as a native popover. */
export function OfficeFrame({ site, person, menu, foot, words, signOutAction, form, children }: OfficeFrameProps) {
  return (
    <div className={styles.frame} style={{ '--site': site.colour } as CSSProperties}>
      <a className={styles.skip} href="#main">
        {words.skip}
      </a>
      <nav className={styles.side} id={MENU} popover="auto" aria-label={words.menu}>
        <div className={styles.product}>
          <ProductMark />
          <span>{words.product}</span>
        </div>
        <SideSite site={site} person={person} />
        <Menu groups={menu} foot={foot} />
      </nav>
      <header className={styles.top}>
        <Button
          look="bare"
          isSquare
          icon="menu-2"
          className={styles.opener}
          popoverTarget={MENU}
          aria-label={words.openMenu}
        />
        <SiteBar site={site} />
        <PersonMenu person={person} words={words} signOutAction={signOutAction} form={form} />
      </header>
      <main className={styles.main} id="main" tabIndex={-1}>
        {children}
      </main>
    </div>
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

/** The drawer begins with where and who one is. */
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
