import { href } from 'react-router'
import { inLocale } from '#platform/i18n/words.ts'
import { loads } from '#platform/request.server.ts'
import { safeTheme } from '#ui/theme/theme.ts'
import { menuOf } from '../menu.ts'
import { manifests } from '../modules.ts'
import { officeWords, roleWords } from '../words.ts'

export const loader = loads((ctx, { route }) => {
  const { site, viewer, locale } = ctx
  const said = inLocale(officeWords, locale)
  const name = locale === 'th' ? site.siteName : site.siteNameEn
  return {
    site: { name, hostname: site.hostname, mark: letterOf(name), colour: safeTheme(site.theme).brand },
    person: {
      name: viewer.name,
      role: roleWords[viewer.role][locale],
      mark: letterOf(viewer.name),
      links: [{ href: href('/'), label: said.website }],
    },
    menu: menuOf(ctx, { manifests, current: route }),
    words: said,
    signOutAction: `${href('/member/login')}?sign-out`,
  }
})

const letterOf = (name: string) => name.replace(/^[เแโใไ]/, '').at(0) ?? ''
