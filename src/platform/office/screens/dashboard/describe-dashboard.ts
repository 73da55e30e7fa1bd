import type { Context } from '#platform/context.ts'
import type { Route } from '#platform/manifest/manifest.ts'
import { pageTitle } from '#platform/site/page-title.ts'
import type { DashboardDescription } from '#ui/office/record/dashboard/dashboard-description.ts'

/** Returns the description of a dashboard: the route's heading, and the parts that exist. */
export const describeDashboard = (
  ctx: Context,
  { route, ...given }: Partial<DashboardDescription> & { route: Route | null },
) => {
  const dashboard: DashboardDescription = {
    ...{ actions: [], figures: [], charts: [], cards: [], sections: [], related: [] },
    heading: route?.meta.title[ctx.locale] ?? '',
    ...given,
  }
  return { dashboard, title: pageTitle(ctx, dashboard.heading) }
}
