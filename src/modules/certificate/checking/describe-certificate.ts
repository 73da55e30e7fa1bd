import { formatDay } from '#domain/thai-calendar/format.ts'
import type { RowOf } from '#platform/data/collection/registry.ts'
import type { Context } from '#platform/context.ts'
import { fill } from '#platform/site/i18n/words.ts'
import { lastDay } from '../pdf/printed-certificate.ts'
import { certificateKinds, certificateState, type CertificateState } from '../rules/certificate-state.ts'
import { publicWords as words } from '../public-words.ts'

const tones = { valid: 'success', expired: 'warning', replaced: 'warning', revoked: 'danger' } as const

/** A certificate as its holder and people who check it read it: all that is printed, and what it is worth now. */
export interface CertificateViewModel {
  id: string
  name: string
  state: { text: string; tone: 'success' | 'warning' | 'danger' }
  details: { name: string; value: string }[]
}

/** Describes a certificate by the facts on it. */
export function describeCertificate(ctx: Context, row: RowOf<'certification'>): CertificateViewModel {
  const { locale } = ctx
  const state = certificateState(row, ctx.now)
  const pair = (name: keyof typeof words, value: string | null) => (value ? [{ name: words[name][locale], value }] : [])
  return {
    ...{ id: row._id, name: row.name },
    state: { text: stateText(ctx, { row, state }), tone: tones[state] },
    details: [
      ...pair('number', row.number),
      ...pair('holder', row.name),
      ...pair('holderEn', row.nameEn),
      ...pair('course', row.courseName),
      ...pair('kind', certificateKinds.find(({ value }) => value === row.kind)!.label[locale]),
      ...pair('hours', row.hours > 0 ? row.hours.toLocaleString('th-TH') : null),
      ...pair('result', row.result),
      ...pair('completedOn', dayIn(ctx, row.completedOn)),
      ...pair('issuedOn', dayIn(ctx, row.issuedAt)),
      ...pair('expiresOn', dayIn(ctx, lastDay(row.expiresAt))),
      ...pair('issuer', row.issuer),
      ...pair('code', row.code),
    ],
  }
}

function stateText(ctx: Context, { row, state }: { row: RowOf<'certification'>; state: CertificateState }): string {
  const day = dayIn(ctx, row.revokedAt ?? row.endedAt ?? lastDay(row.expiresAt)) ?? ''
  return fill(words[state][ctx.locale], { day })
}

const dayIn = ({ locale }: Context, value: string | null) =>
  value === null ? null : formatDay(value, { length: 'long', locale })
