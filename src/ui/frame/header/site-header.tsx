import type { ReactNode } from 'react'
import { IconButton } from '#ui/button/icon-button.tsx'
import { classes } from '#ui/theme/classes.ts'
import { Logo, type Site } from '../logo.tsx'
import { Drawer } from './drawer.tsx'
import { type HeaderLayout, plainLayout } from './layout.ts'
import type { HeaderWords, MenuItem } from './menu.ts'
import { Topbar, type TopbarNote } from './topbar.tsx'
import { SiteNav } from './site-nav.tsx'
import { isMember, type Member, type Visitor } from './person.ts'
import { UserStrip } from './user-strip.tsx'
import styles from './site-header.module.css'

type SiteHeaderProps = {
  site: Site
  menu: MenuItem[]
  user: Visitor | Member
  words: HeaderWords
  layout?: HeaderLayout
  topbar?: TopbarNote | null
  drawerMenu?: MenuItem[]
  drawerFoot?: ReactNode
}

const drawerId = 'menu'

/** The header of every public page, with a skip link and, on a phone, a drawer menu. The content has the id `#main`. */
export function SiteHeader({ layout = plainLayout, drawerFoot, ...props }: SiteHeaderProps) {
  const { site, menu, drawerMenu = menu, user, words, topbar } = props
  return (
    <>
      <a className="skip" href="#main">
        {words.skipToContent}
      </a>
      {topbar && <Topbar {...topbar} name={words.topbar} stop={words.stopTopbar} />}
      <header className={shapeOf(layout)}>
        <div className={classes('wrap', styles.siteheader__row)}>
          <IconButton className={styles.siteheader__menu} icon="menu" label={words.openMenu} popoverTarget={drawerId} />
          <LogoAndMenu {...props} layout={layout} />
          <UserStrip
            user={user}
            isHidden={!layout.showUserMenu}
            isMenu={layout.usermenutype === 'menu'}
            words={words}
          />
        </div>
      </header>
      <Drawer
        id={drawerId}
        site={site}
        menu={drawerMenu}
        user={layout.showUserMenu ? user : null}
        words={words}
        foot={drawerFoot}
      />
    </>
  )
}

const shapeOf = ({ selectedlayout, selectedposition }: HeaderLayout) =>
  classes(
    styles.siteheader,
    selectedlayout === 'stacked' && styles['siteheader--stacked'],
    selectedposition === 'center' && styles['siteheader--center'],
  )

/** With a centred logo in a single row, the menu precedes it visually and in tab order. */
function LogoAndMenu({ site, menu, user, words, layout }: SiteHeaderProps & { layout: HeaderLayout }) {
  const logo = (
    <Logo
      {...site}
      key="logo"
      className={styles.siteheader__logo}
      place="header"
      type={layout.selectedlogotype}
      size={layout.logosize}
      isMarkOnPhone={isMember(user)}
    />
  )
  const nav = (
    <div key="nav" className={styles.siteheader__nav}>
      <SiteNav label={words.mainMenu} menu={menu} />
    </div>
  )
  const isMenuFirst = layout.selectedlayout === 'standard' && layout.selectedposition === 'center'
  return isMenuFirst ? [nav, logo] : [logo, nav]
}
