import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { OpenedDraft, Present } from '../../../commands/draft/open-draft.server.ts'
import type { Saving } from './saving.ts'
import { useAsk } from './use-ask.ts'
import { useStore } from './use-builder.ts'

type Live = Pick<NonNullable<Present['now']>, 'live' | 'isLive'>

const everyMs = 15_000
/**
 * Milliseconds without input after which the person counts as away. The builder's own requests do not keep the session
 * alive.
 */
const awayMs = 5 * 60_000

/** Asks who else has the page open while the person works on it, and loads their changes. */
export function usePresence(opened: OpenedDraft, saving: Saving, onLive: (now: Live) => void) {
  const store = useStore()
  const ask = useAsk()
  const [editors, setEditors] = useState(opened.editors)
  const told = useEffectEvent(onLive)
  const version = useRef(opened.version)
  useEffect(() => {
    let touchedAt = Date.now()
    const touch = () => {
      touchedAt = Date.now()
    }
    const signs = ['pointermove', 'keydown'] as const
    for (const sign of signs) document.addEventListener(sign, touch, { passive: true })
    const stop = store.subscribe(touch)
    const again = setInterval(() => {
      if (document.visibilityState !== 'visible' || Date.now() - touchedAt > awayMs) return
      const at = { part: store.get().selected ?? '', version: String(version.current) }
      void ask({ intent: 'presence', ...at }).then(({ present }) => {
        if (!present) return
        setEditors(present.editors)
        if (present.now) {
          version.current = present.now.version
          told(present.now)
        }
        if (present.revision > saving.revision) void saving.follow()
      })
    }, everyMs)
    return () => {
      clearInterval(again)
      stop()
      for (const sign of signs) document.removeEventListener(sign, touch)
    }
  }, [ask, saving, store])
  return editors
}
