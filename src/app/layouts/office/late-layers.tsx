import { useEffect, useState } from 'react'
import type { Client } from '#platform/http/client/client.ts'
import type { Locale } from '#platform/site/i18n/words.ts'
import { HelpPanel, KeySheet, type Help } from '#ui/office/frame/layer/help/help-panel.tsx'
import type { KeyGroup } from '#ui/office/frame/layer/help/key-list.tsx'
import { Tour, type TourStep, type TourWords } from '#ui/office/frame/layer/help/tour.tsx'
import { keepLayout, screensOf, type Opened, type OpenScreen } from './use-office.ts'
import { OfficeNotices } from './office-notices.tsx'
import { OfficePalette } from './office-palette.tsx'
import type { frameWords, paletteWords } from './words.ts'

export interface LayersProps {
  opened: Opened
  open: (layer: Opened | null) => void
  client: Client
  locale: Locale
  words: Record<keyof typeof frameWords, string>
  palette: Record<keyof typeof paletteWords, string>
  tour: { words: TourWords; steps: TourStep[] }
  help: Help
  /** All shortcuts of the back office, and the title of those that navigate. */
  keys: { groups: KeyGroup[]; go: string }
  hasLetters: boolean
  /** What the palette can do besides navigation. */
  switchTo?: { href: string; label: string; lock?: string }
  signOutAction: string
  onUnread: (unread: number) => void
}

/** The layers above the page. None is loaded before it opens. */
export default function LateLayers(props: LayersProps) {
  const { opened, open, client, words, tour, help } = props
  const close = () => open(null)
  if (opened === 'palette') return <OfficePalette {...props} />
  if (opened === 'notices')
    return (
      <OfficeNotices client={client} locale={props.locale} words={words} onUnread={props.onUnread} onClose={close} />
    )
  if (opened === 'keys') return <AllKeys {...props} onClose={close} />
  const helpWords = { help: words.help, close: words.close, allKeys: props.palette.allKeys, tour: tour.words.tour }
  if (opened === 'help')
    return (
      <HelpPanel
        help={help}
        words={helpWords}
        onKeys={() => open('keys')}
        onTour={() => open('tour')}
        onClose={close}
      />
    )
  return <Tour steps={tour.steps} words={tour.words} onClose={close} />
}

/** The sheet of all shortcuts, with the target of each letter after G for this person. */
function AllKeys({ client, keys, locale, words, palette, hasLetters, onClose }: LayersProps & { onClose: () => void }) {
  const [screens, setScreens] = useState<OpenScreen[]>([])
  useEffect(() => {
    screensOf(client).then(setScreens, () => {})
  }, [client])
  const going = screens.flatMap(({ letter, title }) => (letter ? [{ keys: ['G', letter], says: title[locale] }] : []))
  const groups = going.length > 0 ? [...keys.groups, { title: keys.go, keys: going }] : keys.groups
  const turn = async () => {
    await keepLayout(client, { hasLetters: !hasLetters })
    location.reload()
  }
  const letters = { areOn: hasLetters, label: words.letters, turn: () => void turn() }
  return <KeySheet {...{ groups, letters, onClose }} words={{ close: words.close, allKeys: palette.allKeys }} />
}
