import { sql } from 'kysely'
import { href } from 'react-router'
import { from } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import { fullnessOf, saidOf } from '#platform/content/file/upload/warn-full.ts'
import { loads } from '#platform/http/request.server.ts'
import { describeDashboard } from '#platform/office/screens/dashboard/describe-dashboard.ts'
import { colleaguesOf } from '#platform/identity/site-roles/site-staff.ts'
import { takesPayments } from '#modules/order/public-api.ts'
import type { Figure, Pair } from '#ui/office/description.ts'
import { missingOf } from '../components/missing-words.ts'
import { setupWords as words } from '../words.ts'

/** The setup progress of the site, and the open tasks (specification L95). */
export const loader = loads(async (ctx, { route }) => {
  const { locale } = ctx
  return describeDashboard(ctx, {
    route,
    actions: [{ label: words.general[locale], href: href('/setup/general'), isPrimary: true }],
    figures: await figuresOf(ctx),
    sections: [{ title: words.toDo[locale], pairs: [...(await nearlyFull(ctx)), ...(await toDo(ctx))] }],
  })
})

async function figuresOf(ctx: Context): Promise<Figure[]> {
  const [staff, languages, mail] = await Promise.all([
    colleaguesOf(ctx),
    from(ctx, 'translate').select(['_id', 'translations']).execute(),
    from(ctx, 'mail')
      .select(sql<number>`count(*)::int`.as('n'))
      .where('state', '=', 'failed')
      .executeTakeFirstOrThrow(),
  ])
  const missing = [...missingOf(languages).values()].reduce((sum, keys) => sum + keys.length, 0)
  const figure = (label: keyof typeof words, value: number, to: string): Figure => ({
    ...{ label: words[label][ctx.locale], value: value.toLocaleString('th-TH'), href: to },
  })
  return [
    figure('staff', staff.length, href('/setup/admin')),
    figure('languages', languages.length, href('/setup/language')),
    figure('missing', missing, href('/setup/language')),
    figure('failedMail', mail.n, href('/setup/email')),
  ]
}

/** A note that the storage is almost full, if it is. */
async function nearlyFull(ctx: Context): Promise<Pair[]> {
  const full = await fullnessOf(ctx)
  if (!full) return []
  const text = saidOf(full)[ctx.locale]
  return [{ label: words.room[ctx.locale], value: { text, tone: 'broken', href: href('/setup/file') } }]
}

const looked = [
  ['siteLogo', { th: 'โลโก้', en: 'Logo' }, href('/setup/general')],
  ['phone', { th: 'โทรศัพท์', en: 'Telephone' }, href('/setup/general')],
  ['openingHours', { th: 'เวลาทำการ', en: 'Opening hours' }, href('/setup/general')],
  ['email_from_email', { th: 'อีเมลผู้ส่ง', en: 'Sender address' }, href('/config/general')],
  ['spaceId', { th: 'พื้นที่เก็บไฟล์', en: 'Storage' }, href('/setup/file')],
] as const

async function toDo(ctx: Context): Promise<Pair[]> {
  const set = await from(ctx, 'configuration')
    .select(looked.map(([name]) => name))
    .executeTakeFirstOrThrow()
  const pair = (label: string, { isDone, to }: { isDone: boolean; to: string }): Pair => ({
    label,
    value: isDone
      ? { text: words.done[ctx.locale], tone: 'live' }
      : { text: words.open[ctx.locale], tone: 'waiting', href: to },
  })
  return [
    ...looked.map(([name, label, to]) => pair(label[ctx.locale], { isDone: Boolean(set[name]), to })),
    pair(words.payment[ctx.locale], { isDone: await takesPayments(ctx), to: href('/setup/payment') }),
  ]
}
