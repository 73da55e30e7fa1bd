import type { ReactNode } from 'react'
import { IconButton } from '#ui/button/icon-button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { classes } from '#ui/theme/classes.ts'
import { Drawer } from './drawer.tsx'
import { Logo, type Site } from './logo.tsx'
import type { HeaderWords, MenuItem } from './menu.ts'
import { isMember, UserStrip, type Member, type Visitor } from './user-strip.tsx'
import styles from './site-header.module.css'

type SiteHeaderProps = {
  site: Site
  menu: MenuItem[]
  user: Visitor | Member
  words: HeaderWords
  drawerMenu?: MenuItem[]
  drawerFoot?: ReactNode
}

const drawerId = 'menu'

/** The top of every public page, with the way past it and, on a phone, the menu that slides in. Content is `#main`. */
export function SiteHeader({ site, menu, drawerMenu = menu, drawerFoot, user, words }: SiteHeaderProps) {
  return (
    <>
      <a className="skip" href="#main">
        {words.skipToContent}
      </a>
      <header className={styles.siteheader}>
        <div className={classes('wrap', styles.siteheader__row)}>
          <IconButton className={styles.siteheader__menu} icon="menu" label={words.openMenu} popoverTarget={drawerId} />
          <Logo {...site} className={styles.siteheader__logo} place="header" isMarkOnPhone={isMember(user)} />
          <SiteNav label={words.mainMenu} menu={menu} />
          <UserStrip user={user} />
        </div>
      </header>
      <Drawer id={drawerId} site={site} menu={drawerMenu} user={user} words={words} foot={drawerFoot} />
    </>
  )
}

function SiteNav({ label, menu }: { label: string; menu: MenuItem[] }) {
  return (
    <nav className={styles.sitenav} aria-label={label}>
      {menu.map((item) => (
        <a key={item.href} href={item.href} aria-current={item.isCurrent ? 'page' : undefined}>
          {item.label}
          {item.items && <Icon name="down" />}
        </a>
      ))}
    </nav>
  )
}
