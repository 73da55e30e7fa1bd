import { lazy, Suspense } from 'react'
import type { ShownRow } from '#platform/page/shown-page.server.ts'

const PageView = lazy(async () => ({ default: (await import('#platform/page/view/page-view.tsx')).PageView }))

/** A part of the site's theme that stands on every page; most sites have none, and load nothing for it. */
export function ThemePart({ rows }: { rows: readonly ShownRow[] }) {
  if (rows.length === 0) return null
  return (
    <Suspense>
      <PageView rows={rows} />
    </Suspense>
  )
}
