import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import slip from '../../../../database/seeds/selling/slip.png?inline'
import { cancelOrder, createOrder, recordPayment, submitSlip } from '#modules/order/public-api.ts'
import { requestRefund } from '#modules/refund/public-api.ts'
import { keepFile, mayUpload, takeIn } from '#platform/content/file/upload/upload.ts'
import type { Viewer } from '#platform/data/access/viewer.ts'
import { from } from '#platform/data/collection/rows.ts'
import { compute, create } from '#platform/data/collection/write.ts'
import { newId } from '#platform/data/collection/writing/id.ts'
import type { Context } from '#platform/context.ts'

const hour = 3_600_000
const day = 24 * hour

/** Gives a site the ways to pay of a training academy: a PromptPay biller and a bank account, whose sample bank file staff can try. */
export async function seedPaymentProviders(ctx: Context, accountName: string): Promise<void> {
  const promptPayID = '099400016550101'
  await create(ctx, 'payment_provider', { name: 'พร้อมเพย์', kind: 'promptpay', accountName, promptPayID })
  const account = '1234567890'
  await create(ctx, 'payment_provider', { name: 'ธนาคารกรุงไทย', kind: 'transfer', accountName, account })
  const bank = { name: 'กรุงไทย (บัญชีตัวอย่าง)', bank: '006', account, billerId: promptPayID }
  const { _id } = await create(ctx, 'bank_account', bank)
  await compute(ctx, 'bank_account', { _id, change: { isSample: true } })
}

/** Gives learners orders in each state: unpaid, under review, completed, overpaid with a requested refund, expired, underpaid and cancelled. */
export async function seedOrders(ctx: Context, origin: Context): Promise<void> {
  const buy = async (username: string, course: string, ago: number) => {
    const learner = { ...ctx, now: ctx.now - ago, viewer: await learnerOf(ctx, username) }
    const courseID = await courseOf(ctx, course)
    return { learner, _id: await createOrder(learner, { courseID, roundID: null }) }
  }
  const pay = (at: Context, orderID: string, amount: number) =>
    recordPayment({ ...ctx, now: at.now + hour }, { orderID, amount, method: 'manual', reference: `seed ${orderID}` })
  await buy('somchai', 'ติดตั้งเครื่องชาร์จรถไฟฟ้าที่บ้าน (EV Charger)', 2 * hour)
  const review = await buy('somchai', 'Excel สำหรับงานสำนักงาน ตั้งแต่สูตรพื้นฐานถึง PivotTable', 3 * hour)
  await attachSlip(review.learner, review._id)
  const paid = await buy('malee', 'คิดต้นทุนและตั้งราคาสำหรับร้านเล็ก', 20 * hour)
  await pay(paid.learner, paid._id, 630)
  const overpaid = await buy('decha', 'คิดต้นทุนและตั้งราคาสำหรับร้านเล็ก', 16 * hour)
  await pay(overpaid.learner, overpaid._id, 700)
  await requestRefund(await asManager(ctx, origin), {
    ...{ _id: newId(ctx.now), orderID: overpaid._id, source: 'extra', choice: { amount: 70 }, method: 'transfer' },
    ...{ to: 'กสิกรไทย 038-2-12345-6 เดชา', reason: 'ชำระเกินราคา', returnsStock: false },
  })
  const cancelled = await buy('decha', 'ภาษีบุคคลธรรมดาและการจดทะเบียนร้านค้าออนไลน์', 10 * hour)
  await cancelOrder(cancelled.learner, { _id: cancelled._id })
  // Older orders end at once, also by the jobs that run beside the seeding.
  await buy('decha', 'อ่านแบบไฟฟ้าอุตสาหกรรมให้เป็นใน 1 วัน', 3 * day)
  const late = await buy('malee', 'สร้างรายงานอัตโนมัติด้วย Power BI', 3 * day)
  await ctx.app.jobs.drain()
  await pay({ ...ctx, now: ctx.now - day }, late._id, 2000)
}

/** Uploads the sample slip as the buyer does. */
async function attachSlip(ctx: Context, row: string) {
  const bytes = Buffer.from(slip.slice(slip.indexOf(',') + 1), 'base64')
  const taken = await mayUpload(ctx)
  const file = await takeIn(ctx, { stream: Readable.from([bytes]), taken })
  const checksum = createHash('sha256').update(bytes).digest('hex')
  await keepFile(ctx, {
    ...{ file, taken, about: { name: 'slip.png', alt: '', isPublic: false } },
    also: (inside, { key }) => submitSlip(inside, { orderID: row, file: key, checksum }),
  })
}

/** Returns somebody of a site as a learner of it. */
const learnerOf = async (ctx: Context, username: string): Promise<Viewer> => {
  const user = await from(ctx, 'user').select(['_id', 'firstname']).where('username', '=', username).executeTakeFirst()
  if (!user) throw new Error(`the demo has no account '${username}'`)
  return { id: user._id, role: 'user', home: ctx.site._id, name: user.firstname ?? '' }
}

/** Staff belong to the origin. */
async function asManager(ctx: Context, origin: Context): Promise<Context> {
  const { id, name } = await learnerOf(origin, 'manager')
  return { ...ctx, viewer: { id, name, role: 'manager', home: origin.site._id } }
}

const courseOf = async (ctx: Context, name: string): Promise<string> => {
  const course = await from(ctx, 'course').select('_id').where('name', '=', name).executeTakeFirst()
  if (!course) throw new Error(`the demo has no course '${name}'`)
  return course._id
}
