import type { Page } from '@playwright/test'
import { plantRows } from '../../../../tests/journeys/office/plant-rows.ts'
import { newBrowser, pageOf, type Person, type Stage } from '../stage.ts'

const owner: Person = { name: 'root', role: 'root' }
const learner: Person = { name: 'somchai', role: 'user' }
const teacher: Person = { name: 'decha', role: 'user' }
const registrar: Person = { name: 'superadmin', role: 'superadmin' }

/** A demo course with lessons. */
const withLessons = `/lesson/dashboard?q=${encodeURIComponent('ไฟฟ้าในบ้าน')}`

/** URLs that no link of the demo reaches, in the back office and on the public site. */
export interface Planted {
  office: string[]
  public: string[]
}

/** Creates rows that the demo lacks: through the journeys' own support, and for learners, lecturers and companies. */
export const plantScreens = async (stage: Stage): Promise<Planted> => {
  const [staff, pupil, desk] = await Promise.all([owner, learner, registrar].map((who) => deskOf(stage, who)))
  const known = await staff!.one('user', { username: learner.name })
  const unique = (name: string) => `${name} ${Date.now().toString(36)}`
  const somchai = { page: pupil!.page, _id: known, email: '', password: '' }
  await plantRows(staff!.page, { unique, learner: somchai })
  const planted = { staff: staff!, pupil: pupil!, learnerID: known }
  const taught = await plantTaught(planted)
  const company = await plantInvitation(planted)
  const page = await plantDraft(staff!)
  const learnt = await addressesOfLearning(planted)
  const many = await enrolMany(desk!)
  const edition = await openEdition(desk!)
  const unit = await firstUnit(staff!)
  for (const { page: done } of [staff!, pupil!, desk!]) await done.context().close()
  return {
    office: [
      ...[withLessons, many, edition, ...page.office, ...taught.office],
      ...['/asset/dashboard?view=stock', `/origin/user/add/${unit}`],
    ],
    public: [...learnt, ...taught.public, ...company, ...page.public, '/lesson/search/ไฟฟ้า', '/user/bypass/ไม่มี'],
  }
}

/** A signed-in person, as seen by programs. */
interface Desk {
  page: Page
  make: (collection: string, data: object) => Promise<string>
  /** Returns the id of a row. */
  one: (collection: string, where: object) => Promise<string>
  /** Sends a form. Returns its redirect target, or the URL of the form without one. */
  send: (path: string, form: Record<string, string>) => Promise<string>
}

async function deskOf(stage: Stage, who: Person): Promise<Desk> {
  const page = await pageOf(await newBrowser(stage), who)
  const headers = { origin: new URL(page.url()).origin }
  const post = async (path: string, data: object) => {
    const answer = await page.request.post(`/api/${path}`, { data, headers })
    if (!answer.ok()) throw new Error(`${path} as ${who.name}: ${answer.status()} ${await answer.text()}`)
    return answer.json()
  }
  const first = ([row]: { _id: string }[], what: string) => {
    if (!row) throw new Error(`there is no ${what}`)
    return row._id
  }
  return {
    page,
    make: async (collection, data) => (await post(collection, { data }))._id,
    one: async (collection, where) => first(await post(`${collection}/query`, { args: [where] }), collection),
    async send(path, form) {
      const answer = await page.request.post(path, { form, headers, maxRedirects: 0 })
      if (answer.status() >= 400) throw new Error(`${path} as ${who.name}: ${answer.status()}`)
      return answer.headers()['location'] ?? path
    },
  }
}

interface Planting {
  staff: Desk
  pupil: Desk
  learnerID: string
}

/** A course of the teaching learner: a submission to grade, a question to answer, a session with check-in. */
async function plantTaught({ staff, pupil, learnerID }: Planting): Promise<Planted> {
  const teaching = await staff.one('lecturer', { userID: await staff.one('user', { username: teacher.name }) })
  const lecturer = [{ id: teaching, name: 'ตัวอย่าง วิทยากร' }]
  const courseID = await staff.make('course', { name: 'ตัวอย่าง งานที่วิทยากรตรวจ', status: true, lecturer })
  const lessonID = await staff.make('lesson', { courseID, name: 'ใบงานที่หนึ่ง', kind: 'assignment', content: '<p>ทำ</p>' })
  const meeting = await staff.make('lesson', { courseID, name: 'ฝึกในห้อง', kind: 'session' })
  const [startsAt, endsAt] = [-5, 120].map((minutes) => new Date(Date.now() + minutes * 60_000).toISOString())
  const hours = { startsAt, endsAt }
  const session = await staff.make('lesson_session', {
    name: 'ตัวอย่าง รุ่นเช้า',
    lessonID: meeting,
    place: 'ห้อง 201',
    ...hours,
  })
  const enrollID = await staff.make('enroll', { courseID, userID: learnerID })
  const handIn = `/lesson/hand-in/${courseID}/${lessonID}`
  await pupil.send(handIn, { intent: 'hand', text: 'ตัวอย่างคำตอบของผู้เรียน', attempt: '1', version: '' })
  const question = await pupil.make('lesson_question', { enrollID, lessonID, text: 'ส่งงานเป็นรูปได้ไหม' })
  const handed = await staff.one('hand_in', { enrollID })
  const teachingOf = (rest: string) => `/lesson/teaching/${rest}`
  return {
    office: [`/lesson/question/${question}`],
    public: [
      ...[handIn, `/lesson/check-in/${session}`, `/lesson/play/${courseID}/${lessonID}`],
      `/lesson/lecturer/${teaching}/about`,
      ...[teachingOf(`marking/${handed}`), teachingOf(`question/${question}`)],
      ...[teachingOf(`session/${session}`), teachingOf(`session/${session}/code`)],
    ],
  }
}

/** URLs of courses to enrol in, to wait for, to review and to hand out. */
async function addressesOfLearning({ staff, learnerID }: Planting): Promise<string[]> {
  const open = await staff.make('course', { name: 'ตัวอย่าง เปิดให้ลงทะเบียน', status: true })
  const full = await staff.make('course', { name: 'ตัวอย่าง ที่นั่งเต็ม', status: true, seats: 0 })
  const passed = await staff.make('course', { name: 'ตัวอย่าง เรียนจบแล้ว', status: true })
  await staff.make('enroll', { courseID: passed, userID: learnerID, passed: true, reason: 'เทียบโอน' })
  const detail = (rest: string) => `/lesson/detail/${rest}`
  return [detail(`${open}/enroll`), detail(`${passed}/review`), `/lesson/subscribe/${full}`, `/lesson/public/${open}`]
}

/** The seats of a company, and the invitation to one of them. */
async function plantInvitation({ staff, pupil, learnerID }: Planting): Promise<string[]> {
  const { page } = pupil
  await page.goto(`/user/seats/${await staff.one('seat_grant', { contactID: learnerID })}`)
  await page.getByLabel('ผู้ที่จะเชิญ').fill('0899999999')
  await page.getByRole('button', { name: 'สร้างคำเชิญ' }).click()
  const link = await page.getByLabel('ลิงก์ของ 0899999999').inputValue()
  return [new URL(page.url()).pathname, new URL(link).pathname]
}

/** URLs of a page's versions, frames and draft. */
async function plantDraft({ one, page }: Desk): Promise<Planted> {
  const _id = await one('post', { slug: 'faq' })
  const versions = `/cms/builder/${_id}/versions`
  await page.goto(versions)
  await page.locator('button[name=intent][value=link]').click()
  const link = await page.locator('input[readonly]').inputValue()
  const frames = [`/cms/builder/${_id}/frame/0`, `/cms/iframe/${_id}`]
  return { office: [versions], public: [new URL(link).pathname, ...frames] }
}

/** A site of the site tree. */
async function firstUnit({ page }: Desk): Promise<string> {
  await page.goto('/origin/unit')
  const link = await page.locator('main a[href^="/origin/unit/detail/"]').first().getAttribute('href')
  return link!.split('/').at(-1)!
}

/** Many people enrolled at once by a job. */
async function enrolMany({ make, send }: Desk): Promise<string> {
  const courses = await make('course', { name: 'ตัวอย่าง ลงทะเบียนทีละหลายคน', status: true })
  return send('/enroll/new/many', { intent: 'enrol', people: 'somying@thaiskills.test', courses })
}

/** A new edition of a course, to which learners of the old one may move. */
async function openEdition({ make, send }: Desk): Promise<string> {
  const earlier = await make('course', { name: 'ตัวอย่าง รุ่นก่อน', status: true })
  const made = await send(`/lesson/player/copy/${earlier}`, { intent: 'edition' })
  return `/student/edition/${/[0-9a-f]{24}/.exec(made)![0]}`
}
