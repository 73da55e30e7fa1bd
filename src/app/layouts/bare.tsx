import { Outlet } from 'react-router'
import { BlockViews } from '#platform/content/page/view/block-views.ts'
import { views } from '../registry/block-views.ts'

/** What fills the window on its own, and may show the blocks of pages. */
export default function BareLayout() {
  return (
    <BlockViews value={views}>
      <Outlet />
    </BlockViews>
  )
}
