import { useEffect, useState } from 'react'
import { normalize } from '#domain/thai-text/normalize.ts'
import type { Client } from '#platform/http/client/client.ts'
import { Palette, type PaletteItem, type PaletteSection } from '#ui/office/frame/layer/palette/palette.tsx'
import type { LayersProps } from './late-layers.tsx'
import { keepLayout, type OpenScreen, screensOf } from './use-office.ts'

interface FoundRow {
  href: string
  title: string
  kind: string
}

/** Delay between typing and the search in milliseconds. */
const debounceMs = 200
const shortest = 2
const screensShown = 8

/** The palette over the person's screens, rows and commands. */
export function OfficePalette(props: LayersProps) {
  const { client, palette: words, open } = props
  const [q, setQ] = useState('')
  const [screens, setScreens] = useState<OpenScreen[]>([])
  useEffect(() => {
    screensOf(client).then(setScreens, () => {})
  }, [client])
  const rows = useRows(client, q)
  const sections: PaletteSection[] = [
    { title: words.pages, items: screenItems(props, { q, screens }) },
    { title: words.records, items: rows.map(rowItem) },
    { title: words.actions, items: commands(props).filter(({ title }) => isHit(title, q)) },
  ]
  return (
    <Palette
      words={words}
      q={q}
      sections={sections.filter(({ items }) => items.length > 0)}
      onSearch={setQ}
      onGo={(href) => location.assign(href)}
      onClose={() => open(null)}
    />
  )
}

/** The rows that match, requested once typing pauses. Results of an older search are dropped. */
function useRows(client: Client, q: string): FoundRow[] {
  const [found, setFound] = useState<{ q: string; rows: FoundRow[] }>({ q: '', rows: [] })
  const asked = q.trim()
  useEffect(() => {
    if (asked.length < shortest) return undefined
    const stopped = new AbortController()
    const later = setTimeout(() => {
      const address = `/api/office/find?q=${encodeURIComponent(asked)}`
      client.call<{ data: FoundRow[] }>(address, { signal: stopped.signal }).then(
        ({ data }) => setFound({ q: asked, rows: data }),
        () => {},
      )
    }, debounceMs)
    return () => {
      clearTimeout(later)
      stopped.abort()
    }
  }, [client, asked])
  return asked.length >= shortest && found.q === asked ? found.rows : []
}

const rowItem = ({ href, title, kind }: FoundRow, at: number): PaletteItem => ({
  ...{ id: `row-${at}`, title, note: kind, icon: 'file-text', href },
})

/**
 * Returns screens with every word of the search in their title (either language), the name of their area, or their
 * path.
 */
function screenItems({ locale }: LayersProps, { q, screens }: { q: string; screens: OpenScreen[] }): PaletteItem[] {
  return screens
    .filter(({ title, group, href }) => isHit(`${title.th} ${title.en} ${group.th} ${group.en} ${href}`, q))
    .toSorted((a, b) => Number(isHit(b.title[locale], q)) - Number(isHit(a.title[locale], q)))
    .slice(0, screensShown)
    .map(({ title, href, letter }) => ({
      ...{ id: `go${href.replaceAll('/', '-')}`, title: title[locale], note: href, icon: 'chevron-right', href },
      ...(letter && { keys: ['G', letter] }),
    }))
}

const isHit = (text: string, q: string) => {
  const whole = normalize(text)
  return normalize(q)
    .split(/\s+/)
    .every((word) => whole.includes(word))
}

function commands({ palette: words, client, open, switchTo, signOutAction, locale }: LayersProps): PaletteItem[] {
  const isDark = document.documentElement.dataset['mantineColorScheme'] === 'dark'
  const turn = async () => {
    await keepLayout(client, { scheme: isDark ? 'light' : 'dark' })
    location.reload()
  }
  const language = new URL(location.href)
  language.searchParams.set('lang', locale === 'th' ? 'en' : 'th')
  return [
    ...(switchTo && !switchTo.lock
      ? [{ id: 'switch', title: words.switchSite, icon: 'arrows-exchange' as const, href: switchTo.href }]
      : []),
    { id: 'scheme', title: isDark ? words.light : words.dark, icon: isDark ? 'sun' : 'moon', act: () => void turn() },
    {
      ...{ id: 'language', title: words.otherLanguage, icon: 'language' },
      href: language.pathname + language.search,
    },
    { id: 'keys', title: words.allKeys, icon: 'keyboard', keys: ['?'], act: () => open('keys') },
    { id: 'sign-out', title: words.signOut, icon: 'logout', act: () => signOut(signOutAction) },
  ]
}

/** Submits a form, like the person's menu, because it changes state. */
function signOut(action: string) {
  const form = [...document.forms].find((one) => one.getAttribute('action') === action)
  form?.requestSubmit()
}
