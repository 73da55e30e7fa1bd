import asset from '#modules/asset/manifest.ts'
import billing from '#modules/billing/manifest.ts'
import branch from '#modules/branch/manifest.ts'
import category from '#modules/category/manifest.ts'
import certificate from '#modules/certificate/manifest.ts'
import client from '#modules/client/manifest.ts'
import cms from '#modules/cms/manifest.ts'
import collection from '#modules/collection/manifest.ts'
import config from '#modules/config/manifest.ts'
import credit from '#modules/credit/manifest.ts'
import debug from '#modules/debug/manifest.ts'
import directory from '#modules/directory/manifest.ts'
import enroll from '#modules/enroll/manifest.ts'
import exam from '#modules/exam/manifest.ts'
import flow from '#modules/flow/manifest.ts'
import form from '#modules/form/manifest.ts'
import geography from '#modules/geography/manifest.ts'
import install from '#modules/install/manifest.ts'
import institution from '#modules/institution/manifest.ts'
import lesson from '#modules/lesson/manifest.ts'
import marketplace from '#modules/marketplace/manifest.ts'
import mail from '#modules/mail/manifest.ts'
import member from '#modules/member/manifest.ts'
import message from '#modules/message/manifest.ts'
import note from '#modules/note/manifest.ts'
import office from '#modules/office/manifest.ts'
import order from '#modules/order/manifest.ts'
import origin from '#modules/origin/manifest.ts'
import plan from '#modules/plan/manifest.ts'
import reconcile from '#modules/reconcile/manifest.ts'
import redeemCoupon from '#modules/redeem-coupon/manifest.ts'
import reminder from '#modules/reminder/manifest.ts'
import refund from '#modules/refund/manifest.ts'
import resource from '#modules/resource/manifest.ts'
import school from '#modules/school/manifest.ts'
import setup from '#modules/setup/manifest.ts'
import shop from '#modules/shop/manifest.ts'
import shopDemo from '#modules/shop-demo/manifest.ts'
import space from '#modules/space/manifest.ts'
import student from '#modules/student/manifest.ts'
import survey from '#modules/survey/manifest.ts'
import test from '#modules/test/manifest.ts'
import user from '#modules/user/manifest.ts'
import website from '#modules/website/manifest.ts'

/** Only developers have the debug display and the row counts. The production build contains neither (guides U28). */
const ofDevelopment = process.env['NODE_ENV'] === 'development' ? [debug, test] : []

/** The modules of the product, in the order of the menu. */
export const manifests = [
  cms,
  lesson,
  category,
  enroll,
  certificate,
  exam,
  survey,
  form,
  user,
  student,
  directory,
  shop,
  shopDemo,
  order,
  plan,
  refund,
  redeemCoupon,
  credit,
  billing,
  reconcile,
  marketplace,
  message,
  office,
  note,
  branch,
  asset,
  member,
  config,
  setup,
  flow,
  mail,
  reminder,
  space,
  client,
  resource,
  origin,
  collection,
  school,
  institution,
  website,
  install,
  geography,
  ...ofDevelopment,
] as const
