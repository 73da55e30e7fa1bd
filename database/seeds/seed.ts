import type { PageRow } from '#domain/page/page.ts'
import type { MenuItem } from '#domain/page/menu.ts'
import type { Name, NewRowOf } from '#platform/data/collection/registry.ts'

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
  office: OfficeRows
}

/** What staff keep in the back office, by collection, in the order in which it is stored. */
export type OfficeRows = { [N in Name]?: NewRowOf<N>[] }

export interface SeedCategory {
  code: string
  name: string
  description: string
  order: number
  visible: boolean
}

/** A target group, and the categories whose courses are for it. */
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
  /** The month and day on which training at a place begins, in the year in which the demo is planted. */
  trainsOn?: string
  lessons: SeedLesson[]
}

/** A lesson; one with children is a chapter and its content is the chapter's introduction. */
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
  /** Lessons of its course that are before it, by their names: it opens when they are finished. */
  needs?: string[]
  sessions?: SeedSession[]
  /** What is asked of who takes it, as staff write it. */
  more?: Partial<
    Pick<NewRowOf<'lesson'>, 'completion' | 'rubric' | 'passScore' | 'dueDays' | 'attempts' | 'fileTypes' | 'fileMost'>
  >
  children?: SeedLesson[]
}

/** A file of `database/seeds/files`, and what learners see it called. */
export interface SeedFile {
  from: string
  name: string
}

/** When and where people meet: so many days after planting, by the clock of Thailand. */
export interface SeedSession {
  name: string
  daysAhead: number
  from: string
  to: string
  place: string
  seats: number
}

/** A page of a site; the slug `home` is its home page. */
export interface SeedPage {
  type: 'page'
  slug: string
  title: string
  rows: PageRow[]
  /** Of a page that lists posts, the newest first. */
  posts?: SeedPost[]
}

/** A post under a page: its text as HTML, its picture by its file in `public`, and how many days before planting it was written. */
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
  /** The lecturer, by his name, whose account this is. */
  teaches?: string
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
