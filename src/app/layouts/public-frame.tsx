import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { BackToTop } from '#ui/frame/back-to-top.tsx'
import { SiteFooter } from '#ui/frame/site-footer.tsx'
import { SiteHeader } from '#ui/frame/header/site-header.tsx'
import type { Frame } from '../frame.server.ts'
import { LateConsent, policyId } from './consent/late-consent.tsx'
import { ThemePart } from './theme-part.tsx'
import { LateBar } from './developer/late-bar.tsx'

/** Whether header, top bar and footer stand around a page, and on which ground (specification §2.2). */
export interface Standing {
  mode: 'default' | 'standard' | 'blank'
  isFullscreen: boolean
  /** It is looked at beside another: nothing lies over it. */
  isCompared?: boolean
}

type PublicFrameProps = { frame: Frame; standing?: Standing | undefined; children: ReactNode }

/** Header and footer of the public face around a page; a blank one has its footer alone, a fullscreen one neither. */
export function PublicFrame({ frame, standing, children }: PublicFrameProps) {
  const isBlank = standing?.mode === 'blank'
  const isCompared = standing?.isCompared === true
  const hasFooter = !standing?.isFullscreen
  const hasHeader = hasFooter && !isBlank
  return (
    <>
      {!isCompared && <LateBar developer={frame.developer} />}
      {hasHeader && <ThemePart rows={frame.parts.header} />}
      {hasHeader && <Header frame={frame} />}
      {hasHeader && <ThemePart rows={frame.parts.subheader} />}
      <main id="main" tabIndex={-1} data-ground={isBlank ? 'grey' : undefined}>
        {children}
      </main>
      {hasFooter && <ThemePart rows={frame.parts.footer} />}
      {hasFooter && <Footer frame={frame} />}
      {!isCompared && <BackToTop label={frame.words.toTop} />}
      {!isCompared && <LateConsent frame={frame} />}
    </>
  )
}

function Header({ frame }: { frame: Frame }) {
  const { pathname } = useLocation()
  const { words, site } = frame
  const marked = (menu: Frame['menu']) => menu.map((item) => ({ ...item, isCurrent: item.href === pathname }))
  const said = {
    skipToContent: words.skip,
    mainMenu: words.mainMenu,
    openMenu: words.openMenu,
    closeMenu: words.closeMenu,
    userMenu: words.userMenu,
    topbar: words.topbar,
    stopTopbar: words.stopTopbar,
    noMessages: words.noMessages,
  }
  return (
    <SiteHeader
      site={site}
      menu={marked(frame.menu)}
      drawerMenu={marked(frame.phoneMenu)}
      user={personOf(frame)}
      layout={frame.layout}
      topbar={frame.topbar}
      words={said}
    />
  )
}

function Footer({ frame }: { frame: Frame }) {
  const { words, site, contact } = frame
  const other = frame.otherLocale
  const phone = contact.phone && { label: contact.phone, href: `tel:${contact.phone.replaceAll(/\D/g, '')}` }
  return (
    <SiteFooter
      site={site}
      about={site.about}
      columns={columnsOf(frame.menu, words.learning)}
      contact={{ title: words.contact, ...(phone && { phone }), lines: contact.hours ? [contact.hours] : [] }}
      copyright={frame.copyright}
      endLabel={words.footer}
      policy={{ label: frame.cookies.policy, target: policyId }}
      {...(other && { language: { label: words.otherLanguage, lang: other, href: `?lang=${other}` } })}
    />
  )
}

/** What stands alone in the menu, then a column for each of its entries that has more under it. */
function columnsOf(menu: Frame['menu'], title: string) {
  const alone = menu.filter(({ items }) => !items)
  const more = menu.flatMap(({ label, items }) => (items ? [{ title: label, links: items }] : []))
  return alone.length > 0 ? [{ title, links: alone }, ...more] : more
}

function personOf({ person, words, catalogue: search, login, register }: Frame) {
  if (!person)
    return { search, login: { label: words.login, href: login }, register: { label: words.register, href: register } }
  const own = { label: words.profile, href: person.profile }
  const desk = person.desk ? { label: words.console, href: person.desk } : null
  const settings = person.settings ? [{ label: words.settings, href: person.settings }] : []
  return {
    search,
    messages: { label: words.messages, count: 0 },
    profile: { ...(desk ?? own), initials: person.initials },
    places: [...(desk ? [own] : []), ...settings],
    signOut: { label: words.logout, action: person.signOut },
  }
}
