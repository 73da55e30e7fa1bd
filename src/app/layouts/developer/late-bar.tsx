import { lazy, Suspense } from 'react'
import type { Frame } from '../../frame.server.ts'

/** Only the development build contains the bar. The production build contains nothing of it, not even its name. */
const Bar = import.meta.env.DEV ? lazy(() => import('./developer-bar.tsx')) : null

/** The developer bar, if the server recognises a developer (guides U13). */
export function LateBar({ developer }: Pick<Frame, 'developer'>) {
  if (!Bar || !developer) return null
  return (
    <Suspense>
      <Bar developer={developer} />
    </Suspense>
  )
}
