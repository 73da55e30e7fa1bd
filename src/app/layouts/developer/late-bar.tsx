import { lazy, Suspense } from 'react'
import type { Frame } from '../../frame.server.ts'

/** Only the development build has the bar: in the production build nothing of it is left, not even its name. */
const Bar = import.meta.env.DEV ? lazy(() => import('./developer-bar.tsx')) : null

/** The developer bar, where the server says that a developer asks (guides U13). */
export function LateBar({ developer }: Pick<Frame, 'developer'>) {
  if (!Bar || !developer) return null
  return (
    <Suspense>
      <Bar developer={developer} />
    </Suspense>
  )
}
