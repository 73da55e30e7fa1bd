import type { PageRow } from '#domain/page/page.ts'
import type { MenuItem } from '#domain/page/menu.ts'
import type { SeedShop } from './selling/goods.ts'
import type { Name, NewRowOf } from '#platform/data/collection/registry.ts'

/** A site as its owners configure it. `_id` never changes, so that a second run finds the same site. */
export interface SeedOrigin {
  _id: string
  hostnames: string[]
  configuration: Omit<NewRowOf<'configuration'>, 'hostname' | 'siteType'>
}

/** The content of a demo site. */
export interface SeedSite extends SeedOrigin {
  key: 'skills' | 'factory' | 'school'
  navigator: MenuItem[]
  categories: SeedCategory[]
  targets: SeedTarget[]
  lecturers: SeedLecturer[]
  /** The oldest first: the last ones of a category are its newest. */
  courses: SeedCourse[]
  pages: SeedPage[]
  office: OfficeRows
  /** Only on sites with the plugin `shop`. */
  shop?: SeedShop
}

/** The back-office rows by collection, in the order of storage. */
export type OfficeRows = { [N in Name]?: NewRowOf<N>[] }

export interface SeedCategory {
  code: string
  name: string
  description: string
  order: number
  visible: boolean
}

/** A target group and the categories of its courses. */
interface SeedTarget {
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

/**
 * A course refers to its categories by code and to its lecturers by name. Prices are in baht, null if there is none.
 */
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
  /** The month and day when training at a place begins, in the year of seeding. */
  trainsOn?: string
  lessons: SeedLesson[]
}

/** A lesson. With children it is a chapter, and its content is the chapter's introduction. */
export interface SeedLesson {
  name: string
  kind: NonNullable<NewRowOf<'lesson'>['kind']>
  content: string
  video?: string
  file?: SeedFile
  captions?: SeedFile
  link?: string
  minutes: number
  preview: boolean
  /** Names of the lessons that must be finished before it opens. */
  needs?: string[]
  sessions?: SeedSession[]
  /** The settings of its completion and assignment, as staff write them. */
  more?: Partial<
    Pick<NewRowOf<'lesson'>, 'completion' | 'rubric' | 'passScore' | 'dueDays' | 'attempts' | 'fileTypes' | 'fileMost'>
  >
  children?: SeedLesson[]
}

/** A file of `database/seeds/files`, and its name for learners. */
export interface SeedFile {
  from: string
  name: string
}

/** Date and place of a session: days after seeding, and Thai local time. */
export interface SeedSession {
  name: string
  daysAhead: number
  from: string
  to: string
  place: string
  seats: number
}

/** A page of a site. The slug `home` is its home page. */
export interface SeedPage {
  type: 'page'
  slug: string
  title: string
  rows: PageRow[]
  /** The posts of a page, the newest first. */
  posts?: SeedPost[]
}

/** A post of a page: its text as HTML, the file of its picture in `public`, and its age in days before seeding. */
export interface SeedPost {
  slug: string
  title: string
  picture: string
  daysAgo: number
  content: string
}

export interface SeedLearner {
  username: string
  firstname: string
  lastname: string
  email: string
  phone: string
  citizen: string
  bandCode: string
  /** The name of the lecturer whose account this is. */
  teaches?: string
  /** A course by name at a site by key. `done` counts finished lessons in the order of the outline. */
  enrolments: { site: string; course: string; done: number }[]
}

export interface SeedStaff {
  username: string
  firstname: string
  lastname: string
  email: string
  role: 'root' | 'superadmin' | 'admin' | 'manager' | 'member'
}
