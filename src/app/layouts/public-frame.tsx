import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { BackToTop } from '#ui/frame/back-to-top.tsx'
import { SiteHeader } from '#ui/frame/header/site-header.tsx'
import { StaticBlock } from '#platform/content/page/view/static-block.tsx'
import { FlowListener } from '#platform/flow/client/flow-listener.tsx'
import type { Frame } from '../frame.server.ts'
import { LateConsent } from './consent/late-consent.tsx'
import { Footer } from './footer/footer.tsx'
import { ThemePart } from './theme-part.tsx'
import { LateBar } from './developer/late-bar.tsx'

/** Whether header, top bar and footer surround a page, and on which background (specification §2.2). */
export interface Standing {
  mode: 'default' | 'standard' | 'blank'
  isFullscreen: boolean
  /** The page is in a frame of another page, without overlays. */
  isFramed?: boolean
}

type PublicFrameProps = { frame: Frame; standing?: Standing | undefined; children: ReactNode }

/** Header and footer of the public site around a page. A blank page has only its footer, a fullscreen page neither. */
export function PublicFrame({ frame, standing, children }: PublicFrameProps) {
  const isBlank = standing?.mode === 'blank'
  const isFramed = standing?.isFramed === true
  const hasFooter = !standing?.isFullscreen
  const hasHeader = hasFooter && !isBlank
  return (
    <>
      {!isFramed && <LateBar developer={frame.developer} />}
      {hasHeader && <ThemePart rows={frame.parts.header} />}
      {hasHeader && <Header frame={frame} />}
      {hasHeader && <ThemePart rows={frame.parts.subheader} />}
      <main id="main" tabIndex={-1} data-ground={isBlank ? 'grey' : undefined}>
        {children}
      </main>
      {hasFooter && <ThemePart rows={frame.parts.footer} />}
      {hasFooter && <FooterHere footer={frame.footer} />}
      {!isFramed && isShown(frame, 'to-top') && <BackToTop label={frame.words.toTop} />}
      {!isFramed && <LateConsent frame={frame} />}
      {!isFramed && !frame.preview && frame.flow && <FlowListener words={frame.flow} />}
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
  }
  return (
    <SiteHeader
      site={site}
      menu={marked(frame.menu)}
      drawerMenu={marked(frame.phoneMenu)}
      user={personOf(frame)}
      layout={frame.layout}
      topbar={isShown(frame, 'topbar') ? frame.topbar : null}
      words={said}
    />
  )
}

const FooterHere = ({ footer }: Pick<Frame, 'footer'>) =>
  footer.drawn ? <StaticBlock drawn={footer.drawn} /> : <Footer shown={footer.shown} />

/** Whether no flag of the site hides a part of the frame. */
const isShown = ({ hidden }: Frame, code: Frame['hidden'][number]) => !hidden.includes(code)

function personOf(frame: Frame) {
  const { person, words, login, register, cart } = frame
  const search = isShown(frame, 'search') ? frame.catalogue : undefined
  if (!person)
    return {
      search,
      login: { label: words.login, href: login },
      ...(isShown(frame, 'register') && { register: { label: words.register, href: register } }),
    }
  const own = { label: words.profile, href: person.profile }
  const desk = person.desk ? { label: words.console, href: person.desk } : null
  const settings = person.settings ? [{ label: words.settings, href: person.settings }] : []
  return {
    search,
    ...(isShown(frame, 'messages') && { messages: { label: words.messages, ...person.messages } }),
    cart: cart && isShown(frame, 'cart') && <StaticBlock drawn={cart} />,
    isAvatarHidden: !isShown(frame, 'avatar'),
    profile: { ...(desk ?? own), initials: person.initials },
    places: [...(desk ? [own] : []), ...settings],
    signOut: { label: words.logout, action: person.signOut },
  }
}
