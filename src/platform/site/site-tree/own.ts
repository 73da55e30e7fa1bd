import { type RawBuilder, sql } from 'kysely'
import type { Viewer } from '#platform/data/access/viewer.ts'

/**
 * SQL for the sites that a user owns: those with their root or superadmin role and all below. An owner of their home
 * owns all sites (decision 0150).
 */
export const ownedBy = ({ home, id }: Pick<Viewer, 'home' | 'id'>): RawBuilder<{ _id: string }> => sql`
  with recursive held(_id) as (
    select g.site from "grant" g
      where g."userSite" = ${home} and g."user" = ${id} and g.role in ('root', 'superadmin')),
  own(_id) as (
    select _id from held
    union select beneath._id from site beneath join own on beneath.parent = own._id)
  select _id from own union select _id from site where ${home} in (select _id from held)`

/**
 * SQL condition: a grant row `g` covers a site. It is on the site, or it is an owner's on their home or on a site
 * above. The columns of the user's row are `u`.
 */
export const reaches = (site: RawBuilder<unknown>): RawBuilder<boolean> => sql<boolean>`(g.site = ${site}
  or (g.role in ('root', 'superadmin') and (g.site = u.site or g.site in (
    with recursive above(_id) as (
      select parent from site where _id = ${site} union select s.parent from site s join above on s._id = above._id)
    select _id from above))))`

/** SQL for the suspended sites above one. */
export const suspendedAbove = (site: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  with recursive above(_id) as (
    select parent from site where _id = ${site} union select u.parent from site u join above on u._id = above._id)
  select 1 from above join configuration over on over.site = above._id where over.suspended`
