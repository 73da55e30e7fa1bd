import { factory } from './factory/site.ts'
import { origin, siteGroup } from './origin.ts'
import { learners, staff } from './people.ts'
import { school } from './school/site.ts'
import type { SeedLearner, SeedOrigin, SeedSite, SeedStaff } from './seed.ts'
import { skills } from './skills/site.ts'

/** The demo academies and their people. */
export const demo: {
  origin: SeedOrigin
  group: SeedOrigin
  sites: SeedSite[]
  staff: SeedStaff[]
  learners: SeedLearner[]
} = {
  origin,
  group: siteGroup,
  sites: [skills, factory, school],
  staff,
  learners,
}
