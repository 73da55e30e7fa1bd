import type { PageRow } from '#domain/page/page.ts'
import type { MenuItem } from '#domain/page/menu.ts'
import type { NewRowOf } from '#platform/collection/registry.ts'

/** A site as its owners set it up; `_id` never changes, so that a second run finds the same site. */
export interface SeedOrigin {
  _id: string
  hostnames: string[]
  configuration: Omit<NewRowOf<'configuration'>, 'hostname' | 'siteType'>
}

/** What a demo site is made of. */
export interface SeedSite extends SeedOrigin {
  key: 'skills' | 'factory' | 'school'
  navigator: MenuItem[]
  categories: SeedCategory[]
  targets: SeedTarget[]
  lecturers: SeedLecturer[]
  /** The oldest first: the last ones of a category are its newest. */
  courses: SeedCourse[]
  pages: SeedPage[]
}

export interface SeedCategory {
  code: string
  name: string
  description: string
  order: number
  visible: boolean
}

/** A target group, and the categories whose courses are for it. */
export interface SeedTarget {
  code: string
  name: string
  categories: string[]
}

export interface SeedLecturer {
  name: string
  position: string
  biography: string
  email?: string
  phone?: string
}

/** A course names its categories by code and its lecturers by name; prices are in baht, null where there is none. */
export interface SeedCourse {
  name: string
  type: 'online' | 'onsite'
  category: string | string[]
  hours: number
  days: number
  short_description: string
  description: string
  lecturer: string[]
  certification: 'yes' | 'no'
  price: number | null
  sale_price: number | null
  status: boolean
  startRegistDate?: string
  endRegistDate?: string
  lessons: SeedLesson[]
}

/** A lesson; one with children is a chapter and its content is the chapter's introduction. */
export interface SeedLesson {
  name: string
  kind: 'text' | 'youtube'
  content: string
  video?: string
  minutes: number
  preview: boolean
  children?: SeedLesson[]
}

/** A page of a site; the slug `home` is its home page. */
export interface SeedPage {
  type: 'page'
  slug: string
  title: string
  rows: PageRow[]
}

export interface SeedLearner {
  username: string
  firstname: string
  lastname: string
  email: string
  phone: string
  citizen: string
  bandCode: string
  /** A course by its name at a site by its key; `done` counts finished lessons in the order of the outline. */
  enrolments: { site: string; course: string; done: number }[]
}

export interface SeedStaff {
  username: string
  firstname: string
  lastname: string
  email: string
  role: 'root' | 'superadmin' | 'admin' | 'manager' | 'member'
}
