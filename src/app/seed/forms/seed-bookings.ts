import { recordPayment } from '#modules/order/public-api.ts'
import { mayUpload } from '#platform/content/file/upload/upload.ts'
import type { Viewer } from '#platform/data/access/viewer.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import { create } from '#platform/data/collection/write.ts'
import type { Context } from '#platform/context.ts'
import { personOf } from '../../../../database/seeds/forms/build/people.ts'
import { bookingAnswers, bookings } from '../../../../database/seeds/forms/factory/booking.ts'
import { medicalTrainings, registrationAnswers } from '../../../../database/seeds/forms/factory/registration.ts'
import { uploadSeedFile } from '../seed-lessons.ts'
import { type FormIds, named } from './named.ts'
import { sendForm } from './send-form.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs

/** Coordinators of companies book trainings with an order, pay some deposits, and register people with certificates. */
export async function seedBookings(ctx: Context, ids: FormIds): Promise<void> {
  const coordinators = new Map<string, Viewer>()
  for (const [n, [company, , , daysAgo, isPaid]] of bookings.entries()) {
    const viewer = coordinators.get(company) ?? (await seedCoordinator(ctx, n))
    coordinators.set(company, viewer)
    const then = { ...ctx, viewer, now: ctx.now - daysAgo * dayMs - 2 * hourMs }
    const form = { postID: named(ids, 'company-booking'), answers: bookingAnswers(n) }
    // The jobs that run beside the seeding end an older order at once, unless it is paid by then.
    await inTransaction(then, async (inside) => {
      const { orderID } = await sendForm(inside, form)
      const payment = { orderID: orderID!, amount: 5000, method: 'manual' as const, reference: `seed ${orderID}` }
      if (isPaid) await recordPayment({ ...inside, viewer: ctx.viewer, now: then.now + hourMs }, payment)
    })
  }
  await seedRegistrations(ctx, { postID: named(ids, 'onsite-registration'), coordinators: [...coordinators.values()] })
}

async function seedCoordinator(ctx: Context, n: number): Promise<Viewer> {
  const { name, phone, email } = personOf(800 + n)
  const [firstname, lastname] = name.split(' ') as [string, string]
  const { _id } = await create(ctx, 'user', { username: `company${n + 1}`, firstname, lastname, phone, email })
  return { id: _id, role: 'user', home: ctx.site._id, name }
}

async function seedRegistrations(ctx: Context, of: { postID: string; coordinators: readonly Viewer[] }) {
  const certificate = { from: 'medical-certificate.pdf', name: 'ใบรับรองแพทย์.pdf' }
  for (const [n, training] of medicalTrainings.entries()) {
    const viewer = of.coordinators[n % of.coordinators.length]!
    const then = { ...ctx, viewer, now: ctx.now - (6 - n) * dayMs }
    const about = { name: certificate.name, alt: '', isPublic: false }
    const key = await uploadSeedFile(then, { from: certificate.from, about, taken: await mayUpload(then) })
    // The persons after those of the past.
    const answers = { ...registrationAnswers(90 + n, training), medical: [key] }
    await sendForm(then, { postID: of.postID, answers })
  }
}
