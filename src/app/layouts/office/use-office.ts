import { useEffect, useMemo, useState } from 'react'
import { createClient } from '#platform/http/client/client.ts'
import { showCall } from '#ui/office/state/call-toast.tsx'
import { useFrameKeys } from './frame-keys.ts'

export type Opened = 'palette' | 'notices' | 'help' | 'keys' | 'tour'

/** A screen that the person may open, as sent by the server. */
export interface OpenScreen {
  href: string
  title: { th: string; en: string }
  group: { th: string; en: string }
  letter?: string
}

/** The requests of the frame. Another person, site or language gets a new client. */
export const useOfficeClient = ({ scope, close }: { scope: string; close: string }) =>
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the scope is what the answers are kept for
  useMemo(() => createClient({ show: (toast) => showCall(toast, close) }), [scope, close])

type OfficeClient = ReturnType<typeof useOfficeClient>

export const screensOf = async (client: OfficeClient) =>
  (await client.call<{ data: OpenScreen[] }>('/api/office/routes', { isKept: true })).data

/** Stores a layout choice in the background. A failure is only logged. */
export const keepLayout = (client: OfficeClient, change: object) =>
  client.call('/api/office/layout', { method: 'POST', body: change }).catch(() => {})

/** The open layer, the width of the menu, and the shortcuts of both. */
export function useOffice(client: OfficeClient, given: { isRailed: boolean; isTourDue: boolean }) {
  const [opened, open] = useState<Opened | null>(given.isTourDue ? 'tour' : null)
  const [isRailed, setRailed] = useState(given.isRailed)
  const turnRail = () => {
    setRailed(!isRailed)
    void keepLayout(client, { isRailed: !isRailed })
  }
  useEffect(() => {
    // Once shown counts as seen, even if the person continues working.
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
