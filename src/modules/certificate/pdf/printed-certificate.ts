import { bangkokDay } from '#domain/thai-calendar/bangkok.ts'
import { formatDay } from '#domain/thai-calendar/format.ts'
import type { CertificateField, CertificateLayout, LayoutElement } from '../rules/layout-parts.ts'

/** The facts of a certificate as they are printed. */
export interface PrintedCertificate {
  number: string
  name: string
  nameEn: string
  courseName: string
  hours: number
  result: string
  issuer: string
  completedOn: string | null
  issuedAt: string
  expiresAt: string | null
  code: string
  locale: 'th' | 'en'
}

/** A certificate ready to draw: its facts, its layout, the bytes of its images by key, and the address that its QR code opens. */
export interface CertificatePaper {
  facts: PrintedCertificate
  layout: CertificateLayout
  images: ReadonlyMap<string, Buffer>
  checkAddress: string
}

/** The text of an element; '' prints nothing. A field without a value leaves its words out too. */
export function elementText(element: LayoutElement, facts: PrintedCertificate): string {
  const written = element[facts.locale] || element.th || element.en
  if (element.kind === 'text' || element.kind === 'signature') return written
  if (element.kind !== 'field' && element.kind !== 'number') return ''
  const value = element.kind === 'number' ? facts.number : fieldText(element.field, facts)
  if (value === '') return ''
  return written.includes('{value}') ? written.replaceAll('{value}', () => value) : `${written}${value}`
}

/** The value of a field as it is printed; '' if there is none. */
function fieldText(field: CertificateField, facts: PrintedCertificate): string {
  const day = (value: string | null) =>
    value === null ? '' : formatDay(value, { length: 'long', locale: facts.locale })
  const values: Record<CertificateField, () => string> = {
    name: () => facts.name,
    nameEn: () => facts.nameEn,
    courseName: () => facts.courseName,
    hours: () => (facts.hours > 0 ? facts.hours.toLocaleString('th-TH') : ''),
    completedOn: () => day(facts.completedOn),
    issuedOn: () => day(facts.issuedAt),
    expiresOn: () => day(lastDay(facts.expiresAt)),
    result: () => facts.result,
    code: () => facts.code,
    issuer: () => facts.issuer,
  }
  return values[field]()
}

/** The last day on which a certificate holds; null without an end. */
export const lastDay = (expiresAt: string | null): string | null =>
  expiresAt === null ? null : bangkokDay(Date.parse(expiresAt) - 1)
