import category from '#modules/category/manifest.ts'
import cms from '#modules/cms/manifest.ts'
import config from '#modules/config/manifest.ts'
import debug from '#modules/debug/manifest.ts'
import directory from '#modules/directory/manifest.ts'
import enroll from '#modules/enroll/manifest.ts'
import geography from '#modules/geography/manifest.ts'
import lesson from '#modules/lesson/manifest.ts'
import mail from '#modules/mail/manifest.ts'
import member from '#modules/member/manifest.ts'
import message from '#modules/message/manifest.ts'
import origin from '#modules/origin/manifest.ts'
import order from '#modules/order/manifest.ts'
import space from '#modules/space/manifest.ts'
import user from '#modules/user/manifest.ts'

/** The debug display is for developers, and nothing of it is in what is served (guides U28). */
const ofDevelopment = process.env['NODE_ENV'] === 'development' ? [debug] : []

/** The modules of the product, in the order of the menu. */
export const manifests = [
  cms,
  lesson,
  category,
  enroll,
  user,
  directory,
  order,
  message,
  member,
  config,
  mail,
  space,
  origin,
  geography,
  ...ofDevelopment,
] as const
