import { Outlet } from 'react-router'
import { BlockViews } from '#platform/content/page/view/block-views.ts'
import { PageViewsByType } from '#platform/content/page/view/page-type.ts'
import { views } from '../registry/block-views.ts'
import { pageTypeViews } from '../registry/page-type-views.ts'

/** A layout for screens that fill the window and may show blocks. */
export default function BareLayout() {
  return (
    <BlockViews value={views}>
      <PageViewsByType value={pageTypeViews}>
        <Outlet />
      </PageViewsByType>
    </BlockViews>
  )
}
