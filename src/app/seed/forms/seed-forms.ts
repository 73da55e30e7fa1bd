import { bangkokDay, addDays } from '#domain/thai-calendar/bangkok.ts'
import { publishFlow } from '#modules/flow/public-api.ts'
import { defaultSettings, saveSettings } from '#modules/form/public-api.ts'
import { from } from '#platform/data/collection/rows.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import { create } from '#platform/data/collection/write.ts'
import type { Viewer } from '#platform/data/access/viewer.ts'
import type { Context } from '#platform/context.ts'
import type { SeedFlow } from '../../../../database/seeds/forms/flows.ts'
import { seededForms } from '../../../../database/seeds/forms/forms.ts'
import type { SeedForm, SeedForms } from '../../../../database/seeds/forms/seed-form.ts'
import { named } from './named.ts'
import { seedBookings } from './seed-bookings.ts'
import { seedDrafts } from './seed-drafts.ts'
import { seedPast } from './seed-past.ts'
import { seedRuns } from './seed-runs.ts'

/**
 * Gives the demo forms with submissions, e-mail templates and flows: in the past, and some now, as people send them. `origin`
 * has the accounts of staff.
 */
export async function seedForms(of: { origin: Context; sites: ReadonlyMap<string, Context> }): Promise<void> {
  const staff = await staffOf(of.origin)
  const ids = new Map<string, string>()
  for (const [key, site] of Object.entries(seededForms)) {
    const ctx = of.sites.get(key)
    if (!ctx) continue
    const made = await inTransaction(ctx, (inside) => seedSite(inside, { site, staff }))
    for (const [slug, id] of made) ids.set(slug, id)
  }
  const [skills, factory] = [of.sites.get('skills'), of.sites.get('factory')]
  if (factory) await seedBookings(factory, ids)
  if (!skills) return
  await seedDrafts(skills, ids)
  await seedRuns(skills, ids)
}

/** The forms of a demo site with their templates and flows. Without `staff` nobody has answered yet. Returns their `_id`s by slug. */
export async function seedSite(ctx: Context, { site, staff }: { site: SeedForms; staff: readonly Viewer[] | null }) {
  const templates = new Map<string, string>()
  for (const { key, ...template } of site.templates)
    templates.set(key, (await create(ctx, 'email_template', template))._id)
  const button = site.button ? await seedFlow(ctx, { flow: site.button, templates, formID: null }) : ''
  const ids = new Map<string, string>()
  for (const form of site.forms(button)) ids.set(form.slug, await seedForm(ctx, { form, staff }))
  for (const flow of site.flows)
    await seedFlow(ctx, { flow, templates, formID: flow.form ? named(ids, flow.form) : null })
  return ids
}

async function seedForm(
  ctx: Context,
  { form, staff }: { form: SeedForm; staff: readonly Viewer[] | null },
): Promise<string> {
  const { slug, title, rows, next, past } = form
  // A form is older than its answers.
  const then = { ...ctx, now: ctx.now - (past.days + 2) * 86_400_000 }
  const builder = { version: 1 as const, rows }
  const post = { type: 'form' as const, slug, title, builder, status: true, ...(next && { next }) }
  const { _id: formID } = await create(then, 'post', post)
  await saveSettings(ctx, { formID, settings: { ...defaultSettings, ...form.settings } })
  if (staff && past.count > 0) await seedPast(ctx, { formID, past, staff })
  return formID
}

interface Flow {
  flow: SeedFlow
  templates: ReadonlyMap<string, string>
  formID: string | null
}

async function seedFlow(ctx: Context, { flow, templates, formID }: Flow): Promise<string> {
  const { name, trigger, every, startsAt } = flow
  const day = startsAt && addDays(bangkokDay(ctx.now), -startsAt.daysAgo)
  const { _id } = await create(ctx, 'flow', {
    ...{ name, trigger, formID, steps: flow.steps((key) => named(templates, key)) },
    ...(every && { every }),
    ...(startsAt && {
      startsAt: new Date(`${day}T${String(startsAt.hour).padStart(2, '0')}:30:00+07:00`).toISOString(),
    }),
  })
  await publishFlow(ctx, _id)
  return _id
}

/** Who looks after submissions. */
async function staffOf(origin: Context): Promise<Viewer[]> {
  const rows = await from(origin, 'user')
    .select(['user._id', 'user.firstname', 'user.lastname', 'user.username'])
    .where('user.username', 'in', ['manager', 'admin'])
    .orderBy('user.username')
    .execute()
  return rows.map(({ _id, firstname, lastname, username }) => ({
    ...{ id: _id, home: origin.site._id, name: `${firstname} ${lastname}` },
    role: username === 'admin' ? 'admin' : 'manager',
  }))
}
