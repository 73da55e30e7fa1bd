/** The facts that a certificate can print. */
export const certificateFields = [
  'name',
  'nameEn',
  'courseName',
  'hours',
  'completedOn',
  'issuedOn',
  'expiresOn',
  'result',
  'code',
  'issuer',
] as const
export type CertificateField = (typeof certificateFields)[number]

export const elementKinds = ['text', 'field', 'number', 'image', 'signature', 'qr', 'line'] as const
export type ElementKind = (typeof elementKinds)[number]
export const maxElements = 60

/**
 * One part of a certificate. Its place and size are in millimetres from the top left corner. A text or signature prints `th` or `en`; a field
 * and a number put their value in the place of `{value}`.
 */
export interface LayoutElement {
  kind: ElementKind
  x: number
  y: number
  w: number
  h: number
  field: CertificateField
  th: string
  en: string
  /** The key of an uploaded image; '' for none. */
  image: string
  align: 'left' | 'center' | 'right'
  font: 'text' | 'bold'
  /** In points. */
  size: number
  colour: string
  /** A text that is too wide becomes smaller on one line, or breaks into lines first. */
  fit: 'shrink' | 'wrap'
}

/** The layout of a certificate on A4. */
export interface CertificateLayout {
  page: 'landscape' | 'portrait'
  background: string
  elements: LayoutElement[]
}

/** The width and height of the page in millimetres. */
export const pageSize = (page: CertificateLayout['page']) =>
  page === 'landscape' ? { width: 297, height: 210 } : { width: 210, height: 297 }

/** The images that a layout shows, each once. */
export const imagesOf = ({ background, elements }: CertificateLayout): string[] => [
  ...new Set([background, ...elements.map(({ image }) => image)].filter((key) => key !== '')),
]

type Draft = Pick<LayoutElement, 'kind' | 'x' | 'y' | 'w' | 'h'> & Partial<LayoutElement>

/** An element with the usual look, where a draft names nothing else. */
export const elementOf = (draft: Draft): LayoutElement => ({
  ...{ field: 'name', th: '', en: '', image: '', align: 'center', font: 'text', size: 16, colour: '#1a1a1a' },
  ...{ fit: 'shrink' },
  ...draft,
})

/** The layout with which a new template begins. */
export function starterLayout(page: CertificateLayout['page'] = 'landscape'): CertificateLayout {
  const size = pageSize(page)
  return { page, background: '', elements: [...starterTexts(size.width), ...starterFoot(size)] }
}

const field = (of: CertificateField, th = '{value}', en = '{value}') => ({ kind: 'field' as const, field: of, th, en })
const words = (th: string, en: string) => ({ kind: 'text' as const, th, en })

/** The lines from the issuer to the day. */
function starterTexts(width: number): LayoutElement[] {
  const row = (draft: Omit<Draft, 'x' | 'w'>) => elementOf({ x: 20, w: width - 40, ...draft })
  return [
    row({ ...field('issuer'), y: 24, h: 10, size: 18, font: 'bold' }),
    row({ ...words('วุฒิบัตรฉบับนี้ให้ไว้เพื่อแสดงว่า', 'This certificate is awarded to'), y: 48, h: 8 }),
    row({ ...field('name'), y: 62, h: 20, size: 40, font: 'bold' }),
    row({ ...words('ผ่านการอบรมหลักสูตร', 'for completing the course'), y: 90, h: 8 }),
    row({ ...field('courseName'), y: 102, h: 18, size: 24, fit: 'wrap' }),
    row({ ...field('hours', 'รวม {value} ชั่วโมง', '{value} hours'), y: 124, h: 8 }),
    row({ ...field('issuedOn', 'ให้ไว้ ณ วันที่ {value}', 'Issued on {value}'), y: 136, h: 8 }),
  ]
}

/** The signature, the QR code, the number and the last day. */
function starterFoot({ width, height }: { width: number; height: number }): LayoutElement[] {
  const small = { y: height - 22, h: 6, size: 10, colour: '#5b6470' }
  const signed = { kind: 'signature' as const, th: 'ผู้อำนวยการ', en: 'Director' }
  return [
    elementOf({ ...signed, x: width / 2 - 35, y: height - 48, w: 70, h: 24 }),
    elementOf({ kind: 'qr', x: width - 46, y: height - 50, w: 26, h: 26 }),
    elementOf({
      ...small,
      kind: 'number',
      th: 'เลขที่ {value}',
      en: 'No. {value}',
      x: width - 96,
      w: 76,
      align: 'right',
    }),
    elementOf({
      ...small,
      ...field('expiresOn', 'ใช้ได้ถึง {value}', 'Valid until {value}'),
      x: 20,
      w: 80,
      align: 'left',
    }),
  ]
}
