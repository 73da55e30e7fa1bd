import { useMemo } from 'react'
import { href } from 'react-router'
import { quietCall } from '#platform/http/client/quiet-call.ts'
import type { Idle } from '#ui/office/frame/idle/use-idle.ts'

const address = '/api/session'

/** The requests of the idle timer of the back office. Neither asking nor ending counts as activity. */
export const useSessionClock = ({ limitMs, leftMs }: Pick<Idle, 'limitMs' | 'leftMs'>): Idle =>
  useMemo(() => ({ limitMs, leftMs, ask, stay, over }), [limitMs, leftMs])

const ask = () => leftBy({ headers: { background: '1' } })
const stay = () => leftBy({ method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' })

/** Loads the log-in, from which the person returns to the same page (specification L152). */
const over = () => {
  document.documentElement.dataset['leaving'] = ''
  const here = encodeURIComponent(location.pathname + location.search)
  location.assign(`${href('/member/login')}?ended&next=${here}`)
}

interface OfficeIdleResponse {
  idleSeconds?: number
  session?: { idleSeconds?: number } | null
}

/** Returns null if the session has ended, undefined if that is unknown. */
async function leftBy(request: RequestInit): Promise<number | null | undefined> {
  const answer = await quietCall<OfficeIdleResponse>(address, request)
  if (!answer) return undefined
  const { session, idleSeconds = session?.idleSeconds } = answer
  return typeof idleSeconds === 'number' ? idleSeconds * 1000 : null
}
