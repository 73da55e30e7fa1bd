import { arabicDigits } from '#domain/thai-text/digits.ts'
import { from } from '#platform/data/collection/rows.ts'
import type { RowOf } from '#platform/data/collection/registry.ts'
import type { Context } from '#platform/context.ts'
import { readCheckCode } from '../rules/check-code.ts'
import { isFamilyName } from '../rules/family-name.ts'
import { withCertificate } from './with-certificate.ts'

const limits = [{ most: 10, ms: 60_000 }]
const nobody = { familyName: '', name: '', nameEn: '' }

/** Returns the certificate with a code; null if there is none. Throws too-many after ten tries a minute of an address. */
export async function certificateByCode(ctx: Context, typed: string): Promise<RowOf<'certification'> | null> {
  ctx.app.limits.count(`certificate check ${ctx.site._id} ${ctx.address}`, limits)
  const code = readCheckCode(typed.slice(0, 40))
  if (code === null) return null
  const row = await from(withCertificate(ctx, code), 'certification')
    .selectAll()
    .where('certification.code', '=', code)
    .executeTakeFirst()
  return row ?? null
}

/**
 * Returns the certificate with a number, if the family name or the whole printed name is its holder's. Null otherwise: nothing says which of
 * both is wrong. Throws too-many after ten tries a minute of an address.
 */
export async function certificateByNumber(
  ctx: Context,
  typed: { number: string; name: string },
): Promise<RowOf<'certification'> | null> {
  ctx.app.limits.count(`certificate check ${ctx.site._id} ${ctx.address}`, limits)
  const number = arabicDigits(typed.number.trim()).slice(0, 100)
  const row = await from(withCertificate(ctx, number), 'certification')
    .selectAll()
    .where('certification.number', '=', number)
    .executeTakeFirst()
  const { familyName, name, nameEn } = row ?? nobody
  const isHolder = isFamilyName(typed.name.slice(0, 500), { familyName, names: [name, nameEn] })
  return row && isHolder ? row : null
}
