import { whole } from '../rows.ts'
import type { SeedPage } from '../seed.ts'
import { english } from './english.ts'
import { thai } from './thai.ts'

/** The data controller of a site and how to contact them. */
export interface Controller {
  name: string
  nameEn: string
  address: string
  addressEn: string
  phone: string
  email: string
  /** The date when the policy takes effect, in both calendars. */
  since: { th: string; en: string }
}

/**
 * Returns the privacy policy of a site (Personal Data Protection Act B.E. 2562, section 23): Thai first, then English.
 */
export const privacyPolicy = (controller: Controller): SeedPage => ({
  type: 'page',
  slug: 'privacy-policy',
  title: 'นโยบายความเป็นส่วนตัว',
  rows: [
    whole('thai', { type: 'text', props: { html: thai(controller) } }),
    whole('english', { type: 'text', props: { html: english(controller) } }),
  ],
})
