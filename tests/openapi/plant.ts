import { sql } from 'kysely'
import { compute, create, update } from '#platform/data/collection/write.ts'
import type { NewRowOf } from '#platform/data/collection/registry.ts'
import type { Context } from '#platform/context.ts'
import { exampleId } from '#platform/http/openapi/example-id.ts'
import { madeUpRows } from '#platform/http/openapi/made-up.ts'
import { grant } from '#platform/identity/session/grant.ts'
import { setCredential } from '#platform/identity/password/credential.ts'
import { hashPassword } from '#platform/identity/password/password.ts'
import type { Viewer } from '#platform/data/access/viewer.ts'
import { moveStock } from '#modules/shop/public-api.ts'
import { seedGeography } from '#app/seed/geography/seed-geography.ts'
import type { Academy } from '../support/academy.ts'
import { password, sites } from '../support/cast.ts'
import { exampleNow } from './example-now.ts'
import { plantComputed } from './plant-computed.ts'
import { plantSitting } from './plant-sitting.ts'

const day = 86_400_000

/** Seeds rows like those of the demo, under the ids in the examples. Returns the learner who sends them. */
export const plantExamples = async (academy: Academy): Promise<Viewer> => {
  const admin = academy.as('admin')
  await seedGeography(academy.app)
  await plantLearners(admin)
  await plantCatalogue(admin)
  await plantCompleted(academy)
  await plantPosts(admin)
  await plantFull(academy)
  await plantShop(academy)
  await plantComputed(academy)
  await plantSitting(admin, exampleId('user'))
  await plantLost(academy)
  await plantPlaces(academy.as('root'))
  await plantWanna(academy.as('root', 'origin'))
  await academy.app.jobs.drain()
  return { id: exampleId('user'), role: 'user', home: sites.skills._id, name: 'สมชาย ใจดี' }
}

async function plantLearners(admin: Context) {
  const hash = await hashPassword(password)
  const info = { fti_member: false, fti_member_number: '', agree: true }
  for (const [n, more] of [
    { username: 'somchai', firstname: 'สมชาย', lastname: 'ใจดี', phone: '0810000011', citizen: '1101700207013' },
    { username: 'somying', firstname: 'สมหญิง', lastname: 'ขยันเรียน', phone: '0810000012', citizen: '1101700207021' },
  ].entries()) {
    const row = { _id: exampleId('user', n + 1), ...more, email: `${more.username}@wicha.test`, info }
    const { _id } = await create(admin, 'user', row)
    await setCredential(admin, { user: _id, hash })
  }
}

/** A member of staff whose account requires a second factor. */
async function plantWanna(origin: Context) {
  const person = { username: 'wanna', firstname: 'วรรณา', lastname: 'ศรีสุข', email: 'wanna@wicha.test' }
  const { _id } = await create(origin, 'user', person)
  await setCredential(origin, { user: _id, hash: await hashPassword(password) })
  await grant(origin, { user: _id, role: 'member', sites: [sites.skills._id] })
  await compute(origin, 'user', { _id, change: { secondFactor: true } })
}

/** Two courses that the learner has completed. They have no hours to record. */
async function plantCompleted(academy: Academy) {
  await academy.app.jobs.drain()
  for (const n of [4, 5]) {
    const change = { passed: true, reason: 'เทียบโอน' }
    await update(academy.as('admin'), 'enroll', { _id: exampleId('enroll', n), change })
    await academy.app.jobs.drain()
  }
}

/** Two full courses with a waitlist. They are counted here, so that the counts are always the same rows. */
async function plantFull({ database }: Academy) {
  const at = new Date(exampleNow).toISOString()
  for (const n of [12, 13]) {
    const [site, course] = [sites.skills._id, exampleId('course', n)]
    await sql`insert into seating (site, _id, "createdAt", "updatedAt", "courseID", key, taken, offered, queued)
      values (${site}, ${exampleId('seating', n)}, ${at}, ${at}, ${course}, ${course}, 0, 0, 0)`.execute(
      database.kysely,
    )
    await sql`update course set seats = 0 where site = ${site} and _id = ${course}`.execute(database.kysely)
  }
}

/** URLs that were requested but do not exist: one to keep, and one to remove. */
async function plantLost({ database }: Academy) {
  const at = new Date(exampleNow).toISOString()
  for (const n of [madeUpRows.there, madeUpRows.made])
    await sql`insert into lost_address (site, _id, "createdAt", "updatedAt", path, hits, "lastAt", referrer, "by")
      values (${sites.skills._id}, ${exampleId('lost_address', n)}, ${at}, ${at}, ${`/old-news-${n}`}, 12, ${at}, '/cms/page/about',
        'people')`.execute(database.kysely)
}

/** A product of two variants in stock. What the product itself creates gets the ids of the examples. */
async function plantShop(academy: Academy) {
  const admin = academy.as('admin')
  const productID = exampleId('product', 2)
  const book = { _id: productID, name: 'คู่มือความปลอดภัย', price: 320, sale_price: 290, status: true }
  await create(admin, 'product', book)
  for (const [n, id] of [madeUpRows.there, madeUpRows.made].entries()) {
    const sku = `BOOK-0${n + 1}`
    await create(admin, 'sub_product', { _id: exampleId('sub_product', n + 1), productID, sku, position: n })
    await moveStock(admin, [{ sku, quantity: 20, kind: 'in', reason: 'ล็อตแรก' }])
    const { kysely } = academy.database
    await sql`update stock_item set version = 1, _id = ${exampleId('stock_item', id)} where sku = ${sku}`.execute(
      kysely,
    )
    await sql`update stock_move set _id = ${exampleId('stock_move', id)}, "itemID" = ${exampleId('stock_item', id)}
      where sku = ${sku}`.execute(kysely)
  }
}

async function plantCatalogue(admin: Context) {
  for (const [n, row] of [
    { code: 'electric', name: 'ช่างไฟฟ้าและอิเล็กทรอนิกส์', visible: true },
    { code: 'food', name: 'อาหารและเครื่องดื่ม', visible: true },
    { code: 'archive', name: 'หลักสูตรเก่า', visible: false },
  ].entries())
    await create(admin, 'category', { _id: exampleId('category', n + 1), order: n + 1, ...row })
  for (const [n, row] of courses.entries()) {
    const then = { ...admin, now: admin.now - (courses.length - n) * day }
    await create(then, 'course', { _id: exampleId('course', n + 1), status: true, hours: 6, days: 1, ...row })
  }
  const courseID = exampleId('course')
  // Staff complete such lessons for learners.
  for (const [n, kind] of [
    [3, 'assignment'],
    [4, 'session'],
  ] as const)
    await create(admin, 'lesson', { _id: exampleId('lesson', n), courseID, name: `บทที่ ${n}`, kind })
  await create(admin, 'lesson_session', {
    ...{ _id: exampleId('lesson_session'), lessonID: exampleId('lesson', 4), name: 'รุ่นที่ 1', place: 'ห้อง 2' },
    ...{ startsAt: '2026-12-01T02:00:00.000Z', endsAt: '2026-12-01T09:00:00.000Z' },
  })
  const lesson = await create(admin, 'lesson', { _id: exampleId('lesson'), courseID, name: 'รู้จัก PLC' })
  await create(admin, 'lesson', { _id: exampleId('lesson', 2), courseID, name: 'เขียนแลดเดอร์แรก', parent: lesson._id })
  const task = { _id: exampleId('lesson', 9), courseID: exampleId('course', 5), kind: 'assignment' as const }
  await create(admin, 'lesson', { ...task, name: 'คิดต้นทุนหนึ่งจาน' })
  for (const [n, [user, course]] of [
    [1, 1],
    [1, 5],
    [2, 1],
    [1, 3],
    [1, 4],
  ].entries())
    await create({ ...admin, now: admin.now - (5 - n) * day }, 'enroll', {
      _id: exampleId('enroll', n + 1),
      userID: exampleId('user', user),
      courseID: exampleId('course', course),
    })
}

/**
 * The last is the newest. Six are in one category, and one exists for each condition that the calls of the
 * specification exclude.
 */
const courses: NewRowOf<'course'>[] = [
  {
    name: 'PLC เบื้องต้น',
    category: 'electric',
    lecturer: 'อ.ประเสริฐ แก้วใส',
    price: 3500,
    sale_price: 2900,
    certification: 'yes',
    target: ['technician'],
    short_description: 'เขียนโปรแกรม PLC ตัวแรกด้วยแลดเดอร์',
  },
  { name: 'ไฟฟ้าในอาคาร', category: 'electric' },
  { name: 'เดินสายไฟโรงงาน', hours: 0, category: 'electric' },
  { name: 'plc ขั้นสูง', hours: 0, category: ['electric'], target: ['technician', 'engineer'] },
  { name: 'ครัวไทยมืออาชีพ', category: 'food', sale_price: 0, price: 1200 },
  { name: 'มอเตอร์และอินเวอร์เตอร์', category: 'electric', price: 1900 },
  { name: 'โซลาร์รูฟท็อป', category: ['electric'], lecturer: [{ id: null, name: 'อ.วรรณา ศรีสุข' }] },
  {
    name: 'อบรม PLC ที่ศูนย์ฝึก',
    category: 'electric',
    type: 'onsite',
    mode: 'onsite',
    ...onDays('2026-12-01', '2026-12-15'),
  },
  { name: 'อบรมครัวไทยที่ศูนย์ฝึก', category: 'food', type: 'onsite', mode: 'onsite', ...onDays('2026-11-25', '2026-12-05') },
  { name: 'PLC (ร่าง)', category: 'electric', status: false },
  { name: 'PLC ชุดบทเรียน', category: 'electric', lesson_type: 'parent', mode: 'blended' },
  { name: 'เชื่อมโลหะขั้นสูง', category: 'electric' },
  { name: 'ปรับอากาศในบ้าน', category: 'electric' },
]

function onDays(startRegistDate: string, endRegistDate: string) {
  return { startRegistDate, endRegistDate, days: 2 }
}

async function plantPlaces(root: Context) {
  await sql`update configuration set _id = ${exampleId('configuration')} where site = ${root.site._id}`.execute(
    root.app.database.kysely,
  )
  await create(root, 'space', {
    ...{ _id: exampleId('space'), name: 'คลังไฟล์', s3Hosting: 'https://files.wicha.test', s3Bucket: 'media' },
    ...{ s3Key: 'AKIA-of-the-examples', s3Secret: 'secret-of-the-examples' },
  })
  const hostname = { _id: exampleId('hostname'), hostname: 'www.skills.test', theme: 'garden' } as const
  await create(root, 'hostname', { ...hostname, spaceId: exampleId('space') })
}

async function plantPosts(admin: Context) {
  await create(admin, 'post', { _id: exampleId('post'), title: 'หน้าแรก', slug: 'home', status: true })
  const handout = { title: 'เอกสารประกอบการอบรม', slug: 'handout', status: true, password: 'lotus-2569' }
  await create(admin, 'post', { _id: exampleId('post', 2), ...handout })
}
