import type { Viewer } from '#platform/data/access/viewer.ts'
import { create } from '#platform/data/collection/write.ts'
import { grant } from '#platform/identity/session/grant.ts'
import { setCredential } from '#platform/identity/password/credential.ts'
import { hashPassword } from '#platform/identity/password/password.ts'
import { addSite, type WantedSite } from '#platform/site/site-tree/add-site.ts'
import type { Kind } from '#platform/site/site-tree/kinds.ts'
import type { Academy } from '../../support/academy.ts'
import { password, sites } from '../../support/cast.ts'

/** Two site groups in addition to the cast, and the owner of one of them. */
export const groups = { east: 'c00000000000000000000001', west: 'c00000000000000000000002' } as const
export const units = {
  eastSchool: 'd00000000000000000000001',
  westSchool: 'd00000000000000000000002',
  eastInstitution: 'd00000000000000000000003',
} as const

export const plantFamily = async (academy: Academy) => {
  const root = academy.as('root', 'origin')
  const add = (of: Partial<WantedSite> & Pick<WantedSite, '_id'>, named: { siteName: string; kind?: Kind }) =>
    addSite(root, {
      ...{ parent: sites.origin._id, siteType: 'unit', hostname: '' },
      ...of,
      configuration: { siteNameEn: named.siteName, ...named } as WantedSite['configuration'],
    })
  await add({ _id: groups.east, siteType: 'collection' }, { siteName: 'กลุ่มตะวันออก' })
  await add({ _id: groups.west, siteType: 'collection' }, { siteName: 'กลุ่มตะวันตก' })
  const of = (parent: string, hostname: string) => ({ parent, hostname })
  const school = { kind: 'school' } as const
  await add({ _id: units.eastSchool, ...of(groups.east, 'east.localhost') }, { siteName: 'โรงเรียนตะวันออก', ...school })
  await add({ _id: units.westSchool, ...of(groups.west, 'west.localhost') }, { siteName: 'โรงเรียนตะวันตก', ...school })
  const institution = { siteName: 'สถาบันตะวันออก', kind: 'institution' } as const
  await add({ _id: units.eastInstitution, ...of(groups.east, 'institute.localhost') }, institution)
  return { east: await staff(academy, { username: 'east', role: 'superadmin', site: groups.east }) }
}

/** A member of staff with one role on one site. */
export const staff = async (
  academy: Academy,
  of: { username: string; role: Viewer['role']; site: string },
): Promise<Viewer> => {
  const ctx = academy.as('root', 'origin')
  const { username, role, site } = of
  const email = `${username}@wicha.test`
  const user = await create(ctx, 'user', { username: email, firstname: 'ผู้ดูแล', lastname: 'ทดสอบ', email })
  await setCredential(ctx, { user: user._id, hash: await hashPassword(password) })
  await grant(ctx, { user: user._id, role, sites: [site] })
  return { id: user._id, role, home: sites.origin._id, name: username }
}
