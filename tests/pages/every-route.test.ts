import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Role } from '#platform/data/access/viewer.ts'
import type { Context } from '#platform/context.ts'
import { from } from '#platform/data/collection/rows.ts'
import { compute, create, record, update } from '#platform/data/collection/write.ts'
import { startBulkOperation } from '#platform/background/bulk-operation/bulk-operation.ts'
import { sendMail } from '#platform/background/mail/send-mail.ts'
import { testDrivers } from '#platform/data/database/test-database.ts'
import type { Route } from '#platform/manifest/manifest.ts'
import type { RowCaseTools } from '#platform/manifest/row-cases.ts'
import { manifests } from '../../src/app/modules.ts'
import { linkDraft } from '../../src/modules/cms/commands/draft/link-draft.server.ts'
import { bulkEnrolmentKind } from '../../src/modules/enroll/commands/many/enrol-job.ts'
import { bulkIssueKind } from '../../src/modules/certificate/issuing/jobs.ts'
import { satisfactionQuestions } from '../../database/seeds/assessment/site-surveys.ts'
import { groups, plantFamily, staff as addStaff, units } from '../site/family/family.ts'
import { type Academy, openAcademy } from '../support/academy.ts'
import { plantExamToSit } from '../writes/exams/exam.ts'
import { openPages, type Pages } from '../support/pages.ts'
import { insertInto, rowCasesOf } from '../canary/row-cases.ts'
import { textOf, wordsOf } from '../support/reading.ts'

const drivers = await testDrivers()
const routes: Route[] = manifests.flatMap((module) => module.routes)

/**
 * Routes that the specification §2.1 and §2.3 opens to everyone. They are stated by hand, independently of the
 * manifests.
 */
const openToAll = [
  ...[
    '/',
    '/cms/page/:slug',
    '/cms/page/:slug/feed',
    '/cms/post/:pageSlug/:postSlug',
    '/cms/draft/:token',
    '/user/confirm',
    '/login',
    '/member/login',
    '/member/register',
    '/member/enter',
    '/member/verify',
  ],
  ...['login', 'register', 'forgot', 'reset', 'activate'].flatMap((way) => [`/user/${way}`, `/student/${way}`]),
  ...['/user/auth', '/user/bypass/:id', '/student/profile', '/member/forgot'],
  // Hidden from visitors once there is a site.
  '/install/dashboard',
  ...['/lesson', '/lesson/home', '/lesson/detail/:id', '/lesson/categories/:id', '/lesson/search/:keyword'],
  ...['/lesson/home/feed', '/lesson/search/:keyword/hits', '/lesson/calendar/:id', '/lesson/public/:id'],
  ...['/lesson/lecturer/:id/about', '/user/calendar/:token', '/user/unsubscribe/:token'],
  ...['/shop/products', '/shop/product/:id', '/shop/product/:id/:variant', '/shop/checkout', '/redeem-coupon/:code'],
  '/shop/store/:slug',
  '/lesson/pay/visitor/:token',
  ...['/lesson/certification/search', '/form/resume'],
]

/** Routes without their own page: they receive people from another site or system. */
const receives = ['member-enter', 'user-bypass', 'install-dashboard', 'user-calendar-file', 'lesson-pay-visitor']
/**
 * Routes without a page here: the second step after a correct password, which redirects back, and routes that answer no
 * page.
 */
const shownToNobody = [
  ...receives,
  'member-verify',
  'lesson-search-hits',
  'lesson-calendar',
  'lesson-feed',
  'cms-feed',
  'lesson-play-notes',
  'lesson-session-calendar',
  'lesson-attendance-template',
  'user-seats-file',
  'billing-document',
  'billing-document-xml',
  'billing-report-download',
  'lesson-reconcile-sample',
  'certificate-file',
  'certificate-template-preview',
  'lesson-pdf-file',
  'survey-export',
  'cms-form-export',
  'cms-form-pdf',
  'lesson-exam-questions',
  // It needs a run: `src/modules/flow/screens/screens.test.ts` opens it.
  'setup-workflow-run',
  'question-file',
  'lesson-exam-attempt-file',
  // These need a course of a lecturer, a released result and a regrade: `src/modules/exam/screens/results.test.ts` opens them.
  'lesson-teaching-exam-marking',
  'exam-appeal-decide',
  'lesson-exam-regrade-run',
]

/**
 * Latin words that a Thai screen may contain: URLs, names and codes of rows, the other language, single letters, N/A.
 */
const foreign =
  /^(\/[\w/-]+|skills|localhost|about|food|tech|story|list|root|superadmin|admin|manager|member|Active|[\w.]+localhost|[\w@]+\.test|English|AS69-0001|FRM-2569-\w+|e-?Tax|XML|SPF|DMARC|DKIM|v=[\w ;=~]+|[\w-]{43}|v2\.0|RC6911-00001|[A-Z2-9]{10}|Omise|http:\/\/localhost\/[\w/]+|\{prefix\}\{yy\}\{mm\}-\{n\}|\{code\}-\{BE\}-\{n:6\}|BKK|[a-z]{2}|\.[a-z0-9]+|(menu|course)\.\w+|wk_[0-9a-f]+|own|ours|standard|online|onsite|courses?|products?|content|N\/A|\d+ B|YouTube|URL|F8|Ctrl\+S|GIFT|Aiken|Moodle XML|⌘?\w)$/i

/** The courses of routes that are not about the first one. */
const courseFor: Record<string, string> = {
  ...{ 'lesson-hand-in': 'taught course', 'lesson-assessment': 'exam course' },
  ...{ 'lesson-assessment-type': 'exam course', 'lesson-assessment-round': 'exam course' },
}

/** The rows for the screens of a site tree. */
const ofFamily = (name: string, { site, staff: person }: { site: string; staff: string }) =>
  Object.fromEntries([
    ...['edit', 'detail', 'admin', 'user-add-to', 'menu', 'design'].map((screen) => [`${name}-${screen}`, site]),
    ...['user-edit', 'user-detail'].map((screen) => [`${name}-${screen}`, person]),
  ])

/**
 * A course that the learner of the cast teaches, with an assignment, a question and a session of another learner, and
 * their own assignment.
 */
const plantTaught = async (academy: Academy) => {
  const [admin, user] = [academy.as('admin'), academy.as('user')]
  const { _id: id } = await create(admin, 'lecturer', { name: 'ครูครัว', userID: user.viewer.id })
  const course = { name: 'งานครัว', status: true, lecturer: [{ id, name: 'ครูครัว' }] }
  const { _id: courseID } = await create(admin, 'course', course)
  const person = await create(admin, 'user', { username: 'fellow', firstname: 'มานะ', lastname: 'ความลับ' })
  const fellow = { ...user, viewer: { ...user.viewer, id: person._id, name: 'มานะ ความลับ' } }
  const { _id: enrollID } = await create(fellow, 'enroll', { courseID })
  await create(user, 'enroll', { courseID })
  const lesson = async (kind: 'text' | 'assignment' | 'session') =>
    (await create(admin, 'lesson', { courseID, name: 'ฝึกหั่น', kind, content: '<p>ความลับ</p>' }))._id
  const [read, task, met] = [await lesson('text'), await lesson('assignment'), await lesson('session')]
  const text = 'หั่นอย่างไร ความลับ'
  const question = (await create(fellow, 'lesson_question', { enrollID, lessonID: read, text }))._id
  const handed = { learner: 'มานะ ความลับ', courseID, lessonID: task, enrollID, attempt: 1 }
  const work = (await record(fellow, 'hand_in', handed))._id
  await compute(admin, 'hand_in', { _id: work, change: { status: 'handed', text: 'ความลับ' } })
  const hours = { startsAt: '2030-12-01T02:00:00Z', endsAt: '2030-12-01T05:00:00Z' }
  const session = (await create(admin, 'lesson_session', { name: 'รอบเช้า', lessonID: met, ...hours }))._id
  return {
    ...{ 'taught course': courseID, 'taught lesson': task, 'taught question': question },
    ...{ hand_in: work, lesson_session: session, 'taught lecturer': id, fellow: person._id },
  }
}

/** A product for sale with a variant in stock, and what only staff may see. */
async function plantShop(admin: Context) {
  await create(admin, 'product', { name: 'ฉบับร่าง ความลับ', price: 1 })
  const product = (await create(admin, 'product', { name: 'คู่มือครัว', price: 95, creditPrice: 90, status: true }))._id
  const variant = (await create(admin, 'sub_product', { productID: product, sku: '690001', name: 'ปกแข็ง' }))._id
  const item = await from(admin, 'stock_item').select('stock_item._id').executeTakeFirstOrThrow()
  const hidden = { name: 'หมวด ความลับ', visible: false }
  const days = { from: '2020-01-01', until: '2020-12-31', percent: 5 }
  return {
    campaign: (await create(admin, 'campaign', { ...days, name: 'ลดราคา ความลับ' }))._id,
    property: (await create(admin, 'property', { name: 'วัสดุ ความลับ' }))._id,
    vendor_store: await plantStore(admin),
    ...{ product, sub_product: variant, stock_item: item._id },
    product_category: (await create(admin, 'product_category', hidden))._id,
    shipping_method: (await create(admin, 'shipping_method', { name: 'ส่งด่วน ความลับ', price: 40, status: false }))._id,
  }
}

/** The public store of an approved vendor. */
async function plantStore(admin: Context) {
  const fields = { name: 'ร้านครัว', legalName: 'ความลับ', taxId: '0105630000020', phone: '021234567' }
  const vendor = { ...fields, email: 'kitchen@wicha.test', commission: 10 }
  const { _id: vendorID } = await create(admin, 'vendor', vendor)
  await update(admin, 'vendor', { _id: vendorID, change: { state: 'approved', reason: 'ความลับ' } })
  return (await create(admin, 'vendor_store', { vendorID, name: 'ร้านครัว', slug: '690002', status: true }))._id
}

/** A module whose collections are not created above creates their rows itself. */
async function addRowCases(academy: Academy, ids: Record<string, string>) {
  const [root, admin, learner] = [academy.as('root'), academy.as('admin'), academy.as('user')]
  const kept: RowCaseTools['kept'] = (collection, { _id }) => (ids[collection] ??= _id)
  const person = { username: 'other', firstname: 'มานะ', lastname: 'มีนา', email: 'other@wicha.test' }
  const { _id: other } = await create(admin, 'user', person)
  const tools: RowCaseTools = {
    ...{ root, admin, learner, own: learner.viewer.id, other, kept, mark: (what) => `ความลับ ${what}` },
    ...{ courseID: ids['course']!, lessonID: ids['lesson']!, enrollID: ids['enroll']! },
    insert: insertInto(academy, 'skills'),
  }
  for (const { name, collections } of manifests)
    if (collections.length > 0 && collections.every((one) => !(one.name in ids))) await rowCasesOf.get(name)?.(tools)
}

describe.each(drivers)('every declared route on $kind', (driver) => {
  let academy: Academy
  let pages: Pages
  const ids: Record<string, string> = {}

  beforeAll(async () => {
    academy = await openAcademy(driver)
    pages = await openPages(academy)
    const admin = academy.as('admin')
    const { _id } = await from(admin, 'configuration').select('configuration._id').executeTakeFirstOrThrow()
    await update(admin, 'configuration', {
      _id,
      change: { lineChannel: '2000000001', line: 'a-secret-of-the-channel' },
    })
    ids['category'] = (await create(admin, 'category', { code: 'food', name: 'ครัว', visible: true }))._id
    ids['lecturer'] = (await create(admin, 'lecturer', { name: 'อ.สมบัติ ความลับ' }))._id
    const onsite = { type: 'onsite' as const, startDate: '2026-12-01' }
    const course = await create(admin, 'course', {
      name: 'ครัวไทย',
      status: true,
      category: 'food',
      hours: 6,
      days: 1,
      ...onsite,
    })
    ids['course'] = course._id
    const lesson = { courseID: course._id, name: 'หุงข้าว', content: '<p>ความลับ</p>' }
    ids['lesson'] = (await create(admin, 'lesson', lesson))._id
    ids['priced'] = (await create(admin, 'course', { name: 'ครัวมืออาชีพ', status: true, price: 900 }))._id
    ids['free'] = (await create(admin, 'course', { name: 'ขนมไทย', status: true, category: 'food' }))._id
    ids['post'] = (await create(admin, 'post', { type: 'page', slug: 'about', title: 'เรา', status: true }))._id
    ids['token'] = (await linkDraft(admin, { _id: ids['post'] })).path.split('/').at(-1)!
    const story = { type: 'post' as const, parent: ids['post'], slug: 'story', title: 'เรื่องของเรา', status: true }
    await create(admin, 'post', story)
    await create(admin, 'post', { type: 'post', slug: 'list', title: 'ข่าว', status: true })
    const menu = { version: 1 as const, items: [{ title: 'เรื่องของเรา', target: '/cms/page/about' }] }
    ids['menu'] = (await create(admin, 'post', { slug: 'own', title: 'เมนู ความลับ', builder: menu }))._id
    ids['enroll'] = (await create(academy.as('user'), 'enroll', { courseID: course._id }))._id
    const opened = { enrollID: ids['enroll'], lessonID: ids['lesson'], reason: 'ความลับ' }
    ids['lesson_exception'] = (await create(admin, 'lesson_exception', opened))._id
    const asked = { enrollID: ids['enroll'], lessonID: ids['lesson'], text: 'ถามเรื่องข้าว ความลับ' }
    ids['lesson_question'] = (await create(academy.as('user'), 'lesson_question', asked))._id
    Object.assign(ids, await plantTaught(academy))
    Object.assign(ids, await plantExamToSit(academy, ids['taught lecturer']!))
    const done = await create(admin, 'course', { name: 'งานที่เรียนจบ', status: true })
    const { _id: enrollID } = await create(academy.as('user'), 'enroll', { courseID: done._id })
    await update(admin, 'enroll', { _id: enrollID, change: { passed: true, reason: 'เทียบโอน' } })
    const said = { courseID: done._id, enrollID, stars: 4, text: 'ดีมาก ความลับ' }
    ids['review'] = (await create(academy.as('user'), 'review', said))._id
    await update(admin, 'review', { _id: ids['review'], change: { status: 'hidden', reason: 'ความลับ' } })
    ids['user'] = academy.viewer('user').id
    ids['staff'] = academy.viewer('admin').id
    ids['site'] = academy.as('admin').site._id
    await plantFamily(academy)
    Object.assign(ids, { ...groups, ...units })
    const of = (username: string, unit: string) => addStaff(academy, { username, role: 'admin', site: unit })
    ids['schoolStaff'] = (await of('head', units.eastSchool)).id
    ids['instituteStaff'] = (await of('director', units.eastInstitution)).id
    ids['mail'] = await sendMail(admin, {
      to: 'learner@skills.test',
      letter: { subject: 'ความลับในอีเมล', paragraphs: ['ความลับ'] },
    })
    ids['space'] = (await create(academy.as('root'), 'space', { name: 'คลังไฟล์' }))._id
    ids['note'] = (
      await create(academy.as('root'), 'note', { title: 'ประชุม ความลับ', items: ['จองห้อง'], tags: ['ด่วน'] })
    )._id
    for (const list of ['category', 'type', 'mode', 'asset'] as const)
      ids[`code ${list}`] = (
        await create(admin, 'code_item', { list, code: 'own', name: 'ของเรา ความลับ', nameEn: 'Ours' })
      )._id
    const field = { key: 'own', name: 'ช่องความลับ', type: 'text' as const }
    ids['user_field'] = (await create(admin, 'user_field', field))._id
    ids['display_flag'] = (await create(admin, 'display_flag', { code: 'own', note: 'ความลับ' }))._id
    const key = { name: 'ระบบ HR ความลับ', scopes: ['course:read'] }
    ids['api_key'] = (await create(academy.as('root'), 'api_key', key))._id
    const root = academy.as('root')
    ids['package'] = (await create(root, 'package', { name: 'เริ่มต้น ความลับ' }))._id
    ids['room'] = (await create(root, 'room', { name: 'ห้องความลับ', capacity: 20 }))._id
    ids['holiday'] = (await create(root, 'holiday', { name: 'หยุดความลับ', day: '2026-12-24' }))._id
    const hours = { startsAt: '2026-12-01T02:00:00Z', endsAt: '2026-12-01T05:00:00Z' }
    const booking = { room: ids['room'], purpose: 'ประชุมความลับ', ...hours }
    ids['room_booking'] = (await create(root, 'room_booking', booking))._id
    const term = { name: '1/2569 ความลับ', startsOn: '2026-05-16', endsOn: '2026-10-10' }
    ids['term'] = (await create(admin, 'term', term))._id
    const round = { courseID: ids['free'], startDate: '2030-12-01', name: 'ความลับ' }
    ids['course_round'] = (await create(admin, 'course_round', round))._id
    const granted = {
      company: 'บริษัท ความลับ',
      courseID: course._id,
      seats: 2,
      untilDate: '2030-12-31',
      contactID: ids['user']!,
    }
    ids['seat_grant'] = (await create(admin, 'seat_grant', granted))._id
    const full = await create(admin, 'course', { name: 'เต็ม', status: true, seats: 0 })
    await academy.app.jobs.drain()
    ids['waiting'] = (await create(academy.as('user'), 'waiting', { courseID: full._id }))._id
    const rule = { name: 'เกณฑ์ความลับ', validFrom: '2026-01-01' }
    ids['hours_rule'] = (await create(admin, 'hours_rule', rule))._id
    const entry = { userID: academy.viewer('user').id, course: 'ความลับ', hours: 3, counted: 3 }
    ids['hours_entry'] = (
      await record(admin, 'hours_entry', { ...entry, earnedOn: '2026-11-01', kind: 'adjusted' as const })
    )._id
    const ended = { userID: entry.userID, courseID: ids['course']!, enrollID: ids['enroll']!, number: 1, hours: 3 }
    const ending = { startedAt: '2026-01-01T03:00:00Z', completedOn: '2026-01-31', percent: 100, passed: false }
    ids['enrolment_attempt'] = (await record(admin, 'enrolment_attempt', { ...ended, ...ending }))._id
    const undo = { version: 1 as const, led: [], removed: [], before: {} }
    const change = { userID: academy.viewer('user').id, kind: 'merge' as const, told: 'ความลับ', reason: 'ซ้ำ', undo }
    ids['person_change'] = (await record(admin, 'person_change', change))._id
    const enrolling = { courses: [{ _id: ids['course']!, name: 'ความลับ' }], takesUnready: false }
    const nobody = {
      title: 'ความลับ',
      content: { userID: null, text: 'ความลับ' },
      outcome: 'unknown',
      results: ['unknown'],
    }
    ids['operation'] = await startBulkOperation(root, bulkEnrolmentKind, { params: enrolling, items: [nobody] })
    const issuing = { courseID: ids['course']!, templateID: ids['course']!, takesIncomplete: false }
    const noEnrolment = { title: 'ความลับ', content: { enrollID: '0'.repeat(24) }, outcome: 'unknown' }
    ids['issue operation'] = await startBulkOperation(root, bulkIssueKind, { params: issuing, items: [noEnrolment] })
    ids['branch'] = (await create(admin, 'branch', { code: 'BKK', name: 'สาขาความลับ' }))._id
    const languages = from(admin, 'translate').select('translate._id').where('code', '=', 'th')
    ids['translate'] = (await languages.executeTakeFirstOrThrow())._id
    ids['asset_holder'] = (await create(root, 'asset_holder', { name: 'คุณวิรัตน์ ความลับ' }))._id
    ids['asset'] = (await create(root, 'asset', { code: 'AS69-0001', name: 'โน้ตบุ๊ก ความลับ' }))._id
    ids['asset_life'] = (await create(root, 'asset_life', { category: 'own', years: 5 }))._id
    ids['institution'] = (await create(admin, 'institution', { code: 'own', name: 'สถาบัน ความลับ' }))._id
    const led = { path: '/old', target: '/lesson/home', note: 'ความลับ' }
    ids['redirect'] = (await create(admin, 'redirect', led))._id
    const half = { code: 'half' as const, name: 'ครึ่งวัน', percent: 50 }
    ids['attendance_status'] = (await create(admin, 'attendance_status', half))._id
    ids['target'] = (await create(admin, 'target', { code: 'tech', name: 'ช่างเทคนิค' }))._id
    ids['file'] = `1760000000000-${'a'.repeat(32)}`
    await sql`insert into file (site, _id, ext, name, type, bytes, kept, sha256, widths, "isPublic", alt, store, person, "by",
        "createdAt", "inLibrary") values (${root.site._id}, ${ids['file']}, 'pdf', 'ความลับ.pdf', 'application/pdf', 9, 9, '', '[]', false,
        '', 'disk', '', 'สมชาย', '2026-11-01T02:00:00Z', true)`.execute(academy.database.kysely)
    Object.assign(ids, await plantShop(admin))
    await create(admin, 'course', { name: 'ร่าง ความลับ' })
    const survey = { name: 'แบบสำรวจ ความลับ', audience: 'all', questions: satisfactionQuestions } as const
    const template = { name: 'แม่แบบ ความลับ', subject: 'เรื่อง ความลับ' }
    ids['email_template'] = (await create(admin, 'email_template', template))._id
    ids['own survey'] = (await create(admin, 'survey', { ...survey, status: 'open' }))._id
    await addRowCases(academy, ids)
    const sent = sql<{ formID: string }>`select "formID" from form where _id = ${ids['form']}`
    ids['form page'] = (await sent.execute(academy.database.kysely)).rows[0]!.formID
    const paid = sql<{ _id: string }>`select _id from "order" where process = 'done' and paid > 0`
    ids['paid order'] = (await paid.execute(academy.database.kysely)).rows[0]!._id
    const card = { name: 'บัตร', kind: 'card', accountName: 'วิชา', gateway: 'omise' } as const
    ids['card'] = (await create(admin, 'payment_provider', { ...card, secretKey: 'skey_test_5u0xk5z2x5w2p7e9r1t' }))._id
    // A tax document waits ten minutes for its number.
    academy.pass(11 * 60_000)
    await academy.app.jobs.drain()
  })
  afterAll(async () => {
    await pages.close()
    await academy.close()
  })

  /** Returns the URL of a route with existing rows. */
  const addressOf = (route: Route) => {
    const own: Record<string, string> = {
      ...{ 'cms-versions': 'post', 'cms-version-frame': 'post' },
      ...{ 'lesson-player-edit': 'lesson', 'lesson-enroll': 'free', 'user-acting': 'user', 'student-merge': 'user' },
      'setup-bank-account-layout': 'bank_account',
      'setup-workflow-steps': 'flow',
      ...{ 'setup-email-template-edit': 'email_template', 'setup-email-template-detail': 'email_template' },
      'setup-email-template-design': 'email_template',
      ...{
        'enroll-many-run': 'operation',
        'lesson-pay': 'order',
        'lesson-company': 'priced',
        'credit-shop-goods': 'product',
        'order-refund-add': 'paid order',
        'order-manage': 'order',
        'setup-payment-test': 'card',
      },
      ...{ 'space-file-detail': 'file', 'setup-library-file': 'file' },
      ...{ 'config-category-edit': 'code category', 'config-type-edit': 'code type', 'config-mode-edit': 'code mode' },
      ...{ 'asset-category-edit': 'code asset', 'asset-user-add-to': 'asset_holder' },
      ...{ 'origin-user-edit': 'staff', 'origin-user-detail': 'staff', 'origin-user-add-to': 'site' },
      ...ofFamily('origin-collection', { site: 'east', staff: 'staff' }),
      ...ofFamily('origin-unit', { site: 'site', staff: 'staff' }),
      ...ofFamily('website', { site: 'site', staff: 'staff' }),
      ...ofFamily('school', { site: 'eastSchool', staff: 'schoolStaff' }),
      ...{ 'user-seats-grant': 'seat_grant', 'user-seats-file': 'seat_grant' },
      ...{ 'lesson-lecturer-about': 'taught lecturer', 'lesson-teaching-question': 'taught question' },
      ...{ 'lesson-teaching-marking': 'hand_in', 'lesson-teaching-session': 'lesson_session' },
      ...{ 'lesson-teaching-code': 'lesson_session', 'lesson-session-code': 'lesson_session' },
      ...{ 'lesson-check-in': 'lesson_session', 'lesson-session-calendar': 'lesson_session' },
      'cms-builder': 'post',
      'school-clone': 'eastSchool',
      ...{ 'cms-posts': 'post', 'cms-post-add': 'post', 'cms-new': 'post', 'cms-iframe': 'post', 'cms-menu': 'menu' },
      'cms-customize': 'post',
      ...{ 'shop-product': 'product', 'shop-product-variant': 'product', 'shop-inventory-move': 'stock_item' },
      ...{ 'lesson-pay': 'order', 'order-manage': 'order', 'setup-payment-test': 'card' },
      ...{ 'billing-transaction-void': 'tax_document', 'billing-transaction-credit': 'tax_document' },
      ...{ 'billing-document': 'tax_document', 'billing-document-xml': 'tax_document' },
      ...{ 'certificate-issue-run': 'issue operation' },
      ...{
        'certificate-template-design': 'certificate_template',
        'certificate-template-preview': 'certificate_template',
      },
      'certificate-file': 'certification',
      ...{ 'lesson-exam-board': 'watched round' },
      ...{
        'question-bank-edit': 'bank',
        'question-bank-detail': 'bank',
        'question-import': 'bank',
        'question-export': 'bank',
      },
      ...{ 'question-file': 'bank', 'question-add': 'bank', 'seminar-question-add': 'bank' },
      ...{ 'question-detail': 'bank question', 'question-properties': 'bank question' },
      ...{
        'lesson-exam-edit': 'exam to sit',
        'lesson-exam-detail': 'exam to sit',
        'lesson-exam-preview': 'exam to sit',
      },
      ...{
        'seminar-exam-edit': 'exam to sit',
        'seminar-exam-detail': 'exam to sit',
        'lesson-exam-questions': 'exam to sit',
      },
      ...{ 'lesson-exam-attempts': 'exam to sit', 'lesson-exam-regrade': 'exam to sit' },
      ...{
        'lesson-exam-results': 'sat round',
        'lesson-exam-paper': 'sat round',
        'lesson-exam-statistics': 'sat round',
      },
      ...{ 'lesson-exam-marking': 'sat round', 'exam-round-detail': 'sat round', 'exam-round-edit': 'sat round' },
      ...{
        'lesson-exam-attempt': 'sat attempt',
        'lesson-exam-attempt-file': 'sat attempt',
        'lesson-appeal': 'sat attempt',
      },
      ...{ 'lesson-survey-fill': 'own survey', 'survey-questions': 'survey' },
      ...{ 'survey-results': 'survey', 'survey-export': 'survey' },
      ...{ 'cms-form': 'form page', 'cms-form-summary': 'form page', 'cms-form-drafts': 'form page' },
      ...{ 'cms-form-versions': 'form page', 'cms-form-settings': 'form page', 'cms-form-export': 'form page' },
      ...{ 'cms-form-pdf': 'form page', 'cms-form-submission': 'form page' },
      ...ofFamily('institution', { site: 'eastInstitution', staff: 'instituteStaff' }),
    }
    const shown = own[route.name] ?? route.edit ?? route.show ?? 'course'
    const given: Record<string, string> = {
      id: route.path.startsWith('/lesson/categories') ? 'food' : ids[shown]!,
      cid: ids[courseFor[route.name] ?? 'course']!,
      ...{ eid: ids['exam to sit']!, type: 'final', round: '1' },
      ...{
        pid: ids[route.name === 'lesson-hand-in' ? 'taught lesson' : 'lesson']!,
        slug: route.name === 'cms-feed' ? 'list' : route.name === 'shop-store' ? '690002' : 'about',
        pageSlug: 'about',
        postSlug: 'story',
        keyword: encodeURI('ครัว'),
        mode: 'standard',
        number: '1',
        token: ['user-seat-take', 'user-substitute'].includes(route.name)
          ? `${'a'.repeat(24)}${'b'.repeat(43)}`
          : ids['token']!,
        ...{ history: '0', exam: 'bank', question: ids['bank question']!, count: '0' },
        uid: ids['user']!,
        kind: 'roster',
        format: 'csv',
        variant: '690001',
        sub: ids['form']!,
      },
    }
    return route.path.replaceAll(/:(\w+)/g, (_whole, name: string) => given[name]!)
  }
  const open = (path: string, role: Role = 'guest') => pages.open({ path, viewer: academy.viewer(role) })

  test.each(driver.partOf(routes.filter((route) => route.meta.auth)).map((route) => [route.name, route] as const))(
    'the data of %s is not reached past the guard, neither as such nor by naming its loader alone',
    async (name, route) => {
      const path = addressOf(route)
      for (const query of ['', `?_routes=${name}`, `?_routes=root,${name}`, `?_routes=app/layouts/office,${name}`]) {
        const answer = await open(`${path}.data${query}`)
        expect(answer.text).not.toMatch(/ความลับ|สมชาย|@skills\.test/)
        expect(answer.text).toContain('SingleFetchRedirect')
      }
    },
  )

  test('needs a signed-in person, unless the specification leaves it open', async () => {
    expect(routes.length).toBeGreaterThan(40)
    for (const route of routes) {
      const path = addressOf(route)
      const [page, data] = [await open(path), await open(`${path === '/' ? '/_' : path}.data`)]
      const isTurnedAway = page.status === 302 && page.headers['location'] === '/'
      expect(isTurnedAway, route.path).toBe(!openToAll.includes(route.path))
      for (const answer of [page, data]) expect(answer.text, route.path).not.toContain('ความลับ')
      if (!isTurnedAway) expect(receives.includes(route.name) ? [404] : [200, 302], route.path).toContain(page.status)
    }
  })

  test('that needs a signed-in person sends a visitor to /, and shows the gate to who asked for its address', async () => {
    expect(await open('/user/profile')).toMatchObject({ status: 302, headers: { location: '/' } })
    const direct = await pages.open({ path: '/user/profile', headers: { 'sec-fetch-site': 'none' } })
    expect(direct.status).toBe(401)
    expect(textOf(direct.text)).toContain('กรุณาเข้าสู่ระบบเพื่อดูหน้านี้')
    expect((await open('/user/profile', 'user')).status).toBe(200)
  })

  const isThai = (text: string) => /[ก-๙]/.test(text) || !/[a-z]/i.test(text) || foreign.test(text)
  const expectThai = (html: string, what: string) => {
    expect(html, what).toContain('<html lang="th"')
    const words = wordsOf(html)
    expect(words.filter((text) => /[ก-๙]/.test(text)).length, what).toBeGreaterThanOrEqual(5)
    expect
      .soft(
        words.filter((text) => !isThai(text)),
        what,
      )
      .toEqual([])
  }

  test('is Thai in every word to who chose no language, and so is every refusal', { timeout: 360_000 }, async () => {
    for (const route of routes.filter((one) => !('to' in one) && !shownToNobody.includes(one.name))) {
      const staff = route.path === '/member/sites' ? 'admin' : 'root'
      const isForStaff = route.area === 'office' || (route.meta.role.length > 0 && !route.meta.role.includes('user'))
      const role = route.meta.auth ? (isForStaff ? staff : 'user') : 'guest'
      const page = await open(addressOf(route), role)
      expect(page.status, `${role} ${route.path}`).toBe(200)
      expectThai(page.text, route.path)
    }
    const form = { path: '/user/register', form: { firstname: '' } }
    for (const [what, answer] of [
      ['not found', await open('/no/such/page')],
      ['forbidden', await open('/member/sites', 'root')],
      ['gate', await pages.open({ path: '/user/profile', headers: { 'sec-fetch-site': 'none' } })],
      ['register', await pages.post(form)],
      ['log-in', await pages.post({ path: '/user/login', form: { username: 'no', password: 'no' } })],
      ['staff', await pages.post({ path: '/member/login', form: { username: 'no', password: 'no' } })],
      ['form', await pages.post({ path: '/lesson/add', viewer: academy.viewer('admin'), form: { hours: 'six' } })],
    ] as const) {
      expect(answer.status, what).toBeGreaterThanOrEqual(400)
      expectThai(answer.text, what)
    }
    for (const call of [
      { path: '/api/user', body: { data: {} } },
      { path: '/api/course', body: { data: { name: 'ก' } } },
      { path: '/api/nothing/query', body: {} },
      { path: '/api/course/query', body: { args: [{ nothing: 1 }] } },
      { path: '/api/signin', body: {} },
    ]) {
      const answer = await pages.ask(call)
      expect(answer.status, call.path).toBeGreaterThanOrEqual(400)
      expect(answer.body.message, call.path).toMatch(/[ก-๙]/)
    }
  })
})
