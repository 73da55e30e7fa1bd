import type { Context } from '#platform/context.ts'
import type { StaffSite } from '#platform/identity/site-roles/staff-sites.ts'

/** The context of another site on which the person works, with their permissions there. */
export const atStaffSite = (ctx: Context, { site, role }: StaffSite): Context => ({
  ...ctx,
  site,
  viewer: { ...ctx.viewer, role },
})
