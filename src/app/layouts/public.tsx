import { Outlet, useMatches, useRouteLoaderData } from 'react-router'
import type { loader } from '../../root.server.ts'
import { BlockViews } from '#platform/content/page/view/block-views.ts'
import { PageViewsByType } from '#platform/content/page/view/page-type.ts'
import { views } from '../registry/block-views.ts'
import { pageTypeViews } from '../registry/page-type-views.ts'
import { PublicFrame, type Standing } from './public-frame.tsx'

/** The public layout: the site's frame, and the views of the blocks that its pages may contain. */
export default function PublicLayout() {
  const data = useRouteLoaderData<typeof loader>('root')
  const standing = useStanding()
  if (!data) return null
  return (
    <BlockViews value={views}>
      <PageViewsByType value={pageTypeViews}>
        <PublicFrame frame={data.frame} standing={standing}>
          <Outlet />
        </PublicFrame>
      </PageViewsByType>
    </BlockViews>
  )
}

/** Returns the frame that the shown page requests, if any (specification §2.2, page meta mode). */
function useStanding(): Standing | undefined {
  const shown = useMatches().at(-1)?.loaderData as { standing?: Standing } | undefined
  return shown?.standing
}
