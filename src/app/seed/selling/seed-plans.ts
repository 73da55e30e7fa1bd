import { createOrder, recordPayment } from '#modules/order/public-api.ts'
import type { Viewer } from '#platform/data/access/viewer.ts'
import { from } from '#platform/data/collection/rows.ts'
import { create } from '#platform/data/collection/write.ts'
import type { Context } from '#platform/context.ts'

const day = 86_400_000

/**
 * Gives a site two plans and two subscribers. One of them can renew now; the bill comes two to five days after the site was made, so that no
 * job that runs beside the seeding changes it.
 */
export async function seedPlans(ctx: Context): Promise<void> {
  const courses = await coursesOf(ctx, [
    'Excel สำหรับงานสำนักงาน ตั้งแต่สูตรพื้นฐานถึง PivotTable',
    'สร้างรายงานอัตโนมัติด้วย Power BI',
  ])
  const monthly = await create(ctx, 'plan', {
    ...{ name: 'สมาชิกสายออฟฟิศ รายเดือน', description: 'Excel และ Power BI เรียนซ้ำได้ไม่จำกัดตลอดรอบ' },
    ...{ period: 'month', count: 1, price: 399, courses },
  })
  const yearly = await create(ctx, 'plan', {
    ...{ name: 'สมาชิกทุกหลักสูตร รายปี', description: 'เรียนได้ทุกหลักสูตรออนไลน์ รวมหลักสูตรที่เปิดใหม่ระหว่างปี' },
    ...{ period: 'year', count: 1, price: 3990, allCourses: true },
  })
  await subscribe(ctx, { username: 'somying', planID: monthly._id, ago: 18 })
  await subscribe(ctx, { username: 'malee', planID: yearly._id, ago: 40 })
}

async function subscribe(ctx: Context, of: { username: string; planID: string; ago: number }) {
  const then = { ...ctx, now: ctx.now - of.ago * day }
  const orderID = await createOrder({ ...then, viewer: await learnerOf(ctx, of.username) }, { planID: of.planID })
  const { price } = await from(ctx, 'order').select('price').where('_id', '=', orderID).executeTakeFirstOrThrow()
  await recordPayment(then, { orderID, amount: price, method: 'manual', reference: `seed ${orderID}` })
}

const learnerOf = async (ctx: Context, username: string): Promise<Viewer> => {
  const user = await from(ctx, 'user').select(['_id', 'firstname']).where('username', '=', username).executeTakeFirst()
  if (!user) throw new Error(`the demo has no learner '${username}'`)
  return { id: user._id, role: 'user', home: ctx.site._id, name: user.firstname ?? '' }
}

const coursesOf = async (ctx: Context, names: readonly string[]): Promise<string[]> => {
  const courses = await from(ctx, 'course').select('_id').where('name', 'in', names).execute()
  if (courses.length < names.length) throw new Error('the demo has not all courses of its plans')
  return courses.map(({ _id }) => _id)
}
