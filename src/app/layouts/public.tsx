import { Outlet, useRouteLoaderData } from 'react-router'
import type { loader } from '../../root.server.ts'
import { BlockViews } from '#platform/page/block-views.ts'
import { views } from '../gathered/block-views.ts'
import { PublicFrame } from './public-frame.tsx'

/** The public layout: the site's frame, and the views of the blocks that its pages may hold. */
export default function PublicLayout() {
  const data = useRouteLoaderData<typeof loader>('root')
  if (!data) return null
  return (
    <BlockViews value={views}>
      <PublicFrame frame={data.frame}>
        <Outlet />
      </PublicFrame>
    </BlockViews>
  )
}
