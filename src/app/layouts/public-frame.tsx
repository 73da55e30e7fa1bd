import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { BackToTop } from '#ui/frame/back-to-top.tsx'
import { SiteFooter } from '#ui/frame/site-footer.tsx'
import { SiteHeader } from '#ui/frame/header/site-header.tsx'
import { href } from 'react-router'
import type { Frame } from '../frame.server.ts'
import { LateBar } from './developer/late-bar.tsx'

/** Header and footer of the public face around a page. */
export function PublicFrame({ frame, children }: { frame: Frame; children: ReactNode }) {
  const { pathname } = useLocation()
  const { words, site } = frame
  const marked = (menu: Frame['menu']) => menu.map((item) => ({ ...item, isCurrent: item.href === pathname }))
  const said = {
    skipToContent: words.skip,
    mainMenu: words.mainMenu,
    openMenu: words.openMenu,
    closeMenu: words.closeMenu,
    userMenu: words.userMenu,
  }
  return (
    <>
      <LateBar developer={frame.developer} />
      <SiteHeader
        site={site}
        menu={marked(frame.menu)}
        drawerMenu={marked(frame.phoneMenu)}
        user={personOf(frame)}
        layout={frame.layout}
        topbar={frame.topbar}
        words={said}
      />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer frame={frame} />
      <BackToTop label={words.toTop} />
    </>
  )
}

function Footer({ frame }: { frame: Frame }) {
  const { words, site, contact } = frame
  const other = frame.locale === 'th' ? 'en' : 'th'
  const phone = contact.phone && { label: contact.phone, href: `tel:${contact.phone.replaceAll(/\D/g, '')}` }
  return (
    <SiteFooter
      site={site}
      about={site.about}
      columns={[{ title: words.learning, links: frame.menu }]}
      contact={{ title: words.contact, ...(phone && { phone }), lines: contact.hours ? [contact.hours] : [] }}
      copyright={frame.copyright}
      endLabel={words.footer}
      language={{ label: words.otherLanguage, lang: other, href: `?lang=${other}` }}
    />
  )
}

function personOf({ person, words, login, register }: Frame) {
  const search = { label: words.search, href: href('/lesson/home') }
  if (!person)
    return { search, login: { label: words.login, href: login }, register: { label: words.register, href: register } }
  const own = { label: words.profile, href: person.profile }
  const desk = person.desk ? { label: words.console, href: person.desk } : null
  const settings = person.settings ? [{ label: words.settings, href: person.settings }] : []
  return {
    search,
    profile: { ...(desk ?? own), initials: person.initials },
    places: [...(desk ? [own] : []), ...settings],
    signOut: { label: words.logout, action: person.signOut },
  }
}
