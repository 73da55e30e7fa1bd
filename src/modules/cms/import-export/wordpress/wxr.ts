/** An item of a WordPress export: a page, a post, a picture or a menu entry. */
export interface WxrItem {
  id: string
  type: string
  status: string
  title: string
  /** The last part of its URL as WordPress stores it, with Thai percent-encoded. */
  name: string
  link: string
  content: string
  excerpt: string
  /** `2024-02-05 15:53:10` in UTC, or '0000-…' if it was never published. */
  dateGmt: string
  /** The same in the time of the site. */
  date: string
  parent: string
  password: string
  attachment: string
  comments: number
  /** Categories, tags and menus, by their domain. */
  terms: { domain: string; name: string; title: string }[]
  meta: Record<string, string>
  /** Whether a value exceeded the length limit. */
  isCut: boolean
}

export interface Wxr {
  title: string
  /** The URL of the original site. */
  site: string
  items: WxrItem[]
  categories: number
  tags: number
}

export const wxrCaps = { bytes: 50 * 2 ** 20, items: 20_000, text: 1_000_000, depth: 40, meta: 200 }

type WxrFault = 'not-wordpress' | 'doctype' | 'cut-off' | 'too-deep' | 'too-many' | 'encoding'

export class Unreadable extends Error {
  readonly fault: WxrFault
  constructor(fault: WxrFault) {
    super(fault)
    this.fault = fault
  }
}
