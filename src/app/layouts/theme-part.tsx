import type { RowViewModel } from '#platform/content/page/page-view-model.server.ts'
import { PageView } from '#platform/content/page/view/page-view.tsx'

/** A part of the site's theme that is on every page. Most sites have none. */
export function ThemePart({ rows }: { rows: readonly RowViewModel[] }) {
  return rows.length > 0 && <PageView rows={rows} />
}
