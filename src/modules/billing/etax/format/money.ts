import { toSatang } from '#domain/money/baht.ts'

/** Returns an amount in baht as the standard writes it: two decimals and a point, without other marks. */
export function money(baht: number): string {
  const satang = toSatang(baht)
  const digits = String(Math.abs(satang)).padStart(3, '0')
  return `${satang < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}
