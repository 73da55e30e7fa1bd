import { useEffect, useMemo, useState } from 'react'
import { createClient } from '#platform/http/client/client.ts'
import { showCall } from '#ui/office/state/call-toast.tsx'
import { useFrameKeys } from './frame-keys.ts'

export type Opened = 'palette' | 'notices' | 'help' | 'keys' | 'tour'

/** One of the screens that the person may open, as the server tells it. */
export interface OpenScreen {
  href: string
  title: { th: string; en: string }
  group: { th: string; en: string }
  letter?: string
}

/** The requests of the frame, made again for another person, site or language. */
export const useOfficeClient = ({ scope, close }: { scope: string; close: string }) =>
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the scope is what the answers are kept for
  useMemo(() => createClient({ show: (toast) => showCall(toast, close) }), [scope, close])

type OfficeClient = ReturnType<typeof useOfficeClient>

export const screensOf = async (client: OfficeClient) =>
  (await client.call<{ data: OpenScreen[] }>('/api/office/routes', { isKept: true })).data

/** What is kept for the person whatever comes of it: a failure is logged, and the page goes on. */
export const keepLayout = (client: OfficeClient, change: object) =>
  client.call('/api/office/layout', { method: 'POST', body: change }).catch(() => {})

/** What is open above the page, how wide the menu is, and the keys of both. */
export function useOffice(client: OfficeClient, given: { isRailed: boolean; isTourDue: boolean }) {
  const [opened, open] = useState<Opened | null>(given.isTourDue ? 'tour' : null)
  const [isRailed, setRailed] = useState(given.isRailed)
  const turnRail = () => {
    setRailed(!isRailed)
    void keepLayout(client, { isRailed: !isRailed })
  }
  useEffect(() => {
    // Shown once is shown: who goes on with his work meanwhile is not asked again.
    if (given.isTourDue) void keepLayout(client, { isToured: true })
  }, [given.isTourDue, client])
  useFrameKeys({
    isOpening: opened !== null && opened !== 'tour',
    palette: () => open('palette'),
    sheet: () => open('keys'),
    rail: turnRail,
    go: (letter) => void goTo(client, letter),
  })
  return { opened, open, rail: { isOn: isRailed, turn: turnRail } }
}

async function goTo(client: OfficeClient, letter: string) {
  const screens = await screensOf(client).catch(() => [])
  const screen = screens.find((one) => one.letter === letter)
  if (screen) location.assign(screen.href)
}
