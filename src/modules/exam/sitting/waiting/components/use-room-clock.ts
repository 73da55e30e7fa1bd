import { useEffect, useState } from 'react'

/** How long the start of a room full of learners is spread. */
const maxJitterMs = 5000
const maxTimerMs = 2 ** 31 - 1

/** The server's time in milliseconds, counted on by the monotonic clock each second, and whether the round opened meanwhile. */
export function useRoomClock({ serverNow, opensAt }: { serverNow: string; opensAt: string | null }) {
  const [nowMs, setNowMs] = useState(() => Date.parse(serverNow))
  const [openedAt, setOpenedAt] = useState<string | null>(null)
  useEffect(() => {
    const startedMs = performance.now()
    const serverMs = Date.parse(serverNow)
    const read = () => setNowMs(serverMs + performance.now() - startedMs)
    read()
    const timer = setInterval(read, 1000)
    return () => clearInterval(timer)
  }, [serverNow])
  useEffect(() => {
    if (opensAt === null) return undefined
    const leftMs = Date.parse(opensAt) - Date.parse(serverNow) + Math.random() * maxJitterMs
    if (leftMs > maxTimerMs) return undefined
    const timer = setTimeout(() => setOpenedAt(opensAt), leftMs)
    return () => clearTimeout(timer)
  }, [opensAt, serverNow])
  return { nowMs, hasOpened: opensAt !== null && openedAt === opensAt }
}
